"""The project's links and readme in the metadata of wheel and source distribution.

On a package index README.md stands alone: what it links to is at the version's tag.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface


class Home(MetadataHookInterface):
    """Both are made of `repository` in pyproject.toml; without one the readme is as it stands."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Sets the fields that pyproject.toml calls dynamic."""
        home, version = self.config["repository"], metadata["version"]
        text = (Path(self.root) / "README.md").read_text("utf-8")
        metadata["urls"] = links(home)
        readme = linked(text, home, version) if home else text
        metadata["readme"] = {"content-type": "text/markdown", "text": readme}


def links(home: str) -> dict[str, str]:
    """What a package index shows beside the readme."""
    if not home:
        return {}
    return {
        "Repository": home,
        "Documentation": f"{home}/tree/main/docs",
        "Changelog": f"{home}/blob/main/CHANGELOG.md",
        "Issues": f"{home}/issues",
    }


def linked(text: str, home: str, version: str) -> str:
    """The text, in which links to files of the repository lead to the version's tag."""
    raw = home.replace("://github.com/", "://raw.githubusercontent.com/")
    text = re.sub(r"(!\[[^\]]*\]\()(?![a-z]+:|#)", rf"\1{raw}/v{version}/", text)
    return re.sub(r"(\]\()(?![a-z]+:|#)", rf"\1{home}/blob/v{version}/", text)
