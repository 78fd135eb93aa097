-- While there are vectors of two generations (store_vectors_before are the older ones), a put takes away all that the item
-- had, whoever puts it; whoever has an index then gives it vectors of its own generation. So no search finds an item by a
-- text that it has no more, and an item with vectors before and none now is to be embedded again.
-- By the rights of who made it: others need none on a table that they don't know of.
create function pgcheckpoint.forget_item_vectors() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $function$
begin
    delete from pgcheckpoint.store_vectors v where v.head = new.head and v.rest = new.rest and v.key = new.key;
    delete from pgcheckpoint.store_vectors_before v where v.head = new.head and v.rest = new.rest and v.key = new.key;
    return null;
end
$function$;
-- Else anybody could let a table of their own call it, for the items of others.
revoke execute on function pgcheckpoint.forget_item_vectors() from public;

create trigger forget_item_vectors after update on pgcheckpoint.store_items
for each row when (old.version <> new.version) execute function pgcheckpoint.forget_item_vectors();
