-- Takes away what create_two_generations.sql made, before one of the two is dropped.
drop trigger if exists forget_item_vectors on pgcheckpoint.store_items;
drop function if exists pgcheckpoint.forget_item_vectors();
