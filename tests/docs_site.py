"""A hook of MkDocs: takes pages from outside docs/ into the site, and turns links to them."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import TYPE_CHECKING

from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files

from pg_checkpoint import __version__

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
# Pages whose place on the site is not that in the repository.
MOVED = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "reporting.md",
}
EXAMPLES = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("examples/*/README.md"))
_PLACES = {place: source for source, place in MOVED.items()}
_CODE = re.compile(r"^(```.*?^```)", re.MULTILINE | re.DOTALL)
_FOREIGN = re.compile(r"<(?:script|link|img|iframe)\b[^>]*(?:src|href)=.?(?:https?:)?//[^>]*>")
_OPTION = re.compile(r"^\| `(\w+)` \|", re.MULTILINE)
_WORD = re.compile(r"\w")  # a table's rules and bars are none
_LINK = re.compile(r"(\]\()([^)\s#]+)(#[^)\s]*)?(\))")


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Shows the version beside the name, on every page."""
    config.site_name = f"{config.site_name} {__version__}"
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds the pages from outside docs/."""
    for source in [*MOVED, *EXAMPLES]:
        files.append(_file(config, source))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Turns a page's links, and adds the files from outside docs/ that they lead to."""
    if page.file.src_uri == "index.md":
        page.meta["title"] = config.site_description
    if page.file.src_uri == "options.md":
        # A link to an option stays right whatever stands around it.
        markdown = _OPTION.sub(r"| [`\1`](#\1){ #\1 } |", markdown)

    def turned(link: re.Match[str]) -> str:
        target = _source_of(page.file.src_uri, link[2])
        if "://" in link[2] or not (ROOT / target).is_file():
            return link[0]
        place = _place_of(target)
        if files.get_file_from_path(place) is None:
            files.append(_file(config, target))
        path = posixpath.relpath(place, posixpath.dirname(page.file.src_uri) or ".")
        return f"{link[1]}{path}{link[3] or ''}{link[4]}"

    parts = _CODE.split(markdown)
    parts[::2] = [_LINK.sub(turned, text) for text in parts[::2]]
    return "".join(parts)


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Refuses a page that makes its reader's browser load something from another host."""
    if loads := _FOREIGN.search(output):
        raise PluginError(f"{page.file.src_uri} loads from another host: {loads[0]}")
    return output


def on_post_build(config: MkDocsConfig) -> None:
    """Prints the words of README.md and of each page of docs/, and of all together."""
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    words = {p: sum(map(bool, map(_WORD.search, p.read_text("utf-8").split()))) for p in pages}
    for page, count in words.items():
        print(f"{count:7,}  {page.relative_to(ROOT)}")
    print(f"{sum(words.values()):7,}  words in {len(pages)} pages")


def _file(config: MkDocsConfig, source: str) -> File:
    return File.generated(config, _place_of(source), abs_src_path=str(ROOT / source))


def _place_of(source: str) -> str:
    """Where on the site a file of the repository is."""
    return MOVED.get(source, source.removeprefix("docs/"))


def _source_of(page: str, link: str) -> str:
    """The path in the repository of what a page of the site links to."""
    source = _PLACES.get(page, page if page in EXAMPLES else f"docs/{page}")
    return posixpath.normpath(posixpath.join(posixpath.dirname(source), link))
