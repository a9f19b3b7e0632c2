#!/usr/bin/env python3
"""What is installed besides the program, and what the package needs: valid, complete, and in step with its sources."""

import argparse
import os
import pathlib
import re
import subprocess
import sys
import unittest
import xml.etree.ElementTree

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "support"))
import in_scratch

SIZES = [16, 24, 32, 48, 64, 128, 256]
SESSION = "application/x-nullo-session+json"
EVENING = "application/x-nullo-sessions+jsonl"


def output(*command, **more):
    ran = subprocess.run([str(each) for each in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **more)
    if ran.returncode != 0:
        raise AssertionError(f"{command} ended with {ran.returncode}:\n{ran.stdout}")
    return ran.stdout


def words(text):
    return re.findall(r"[\w.+-]+", text)


class Packaging(unittest.TestCase):
    nullo = source = installed = None

    @classmethod
    def setUpClass(cls):
        cls.installed = pathlib.Path("installed").absolute()
        output("cmake", "--install", cls.nullo.parent, "--prefix", cls.installed)

    def share(self, path):
        return self.installed / "share" / path

    def read(self, path):
        return (self.source / path).read_text(encoding="utf-8")

    def version(self):
        return re.search(r"^project\(Nullo VERSION ([\d.]+)", self.read("CMakeLists.txt"), re.M)[1]

    # ---- what is installed

    def test_the_program_is_installed_and_runs(self):
        self.assertIn(f"Nullo {self.version()}", output(self.installed / "bin/nullo", "--version"))

    def test_the_menu_entry_is_valid(self):
        self.assertEqual(output("desktop-file-validate", self.share("applications/nullo.desktop")), "")

    def test_what_software_centres_show_is_valid(self):
        validate = ["appstreamcli", "validate", "--no-net"]
        # Nullo has no home page. The validator of Debian 13 asks for one; that of Debian 12 does not know the question.
        if ": 0." not in output("appstreamcli", "--version"):
            validate.append("--override=url-homepage-missing=info")
        output(*validate, self.share("metainfo/org.nullo.nullo.metainfo.xml"))

    def test_every_release_of_the_changelog_has_its_notes(self):
        file = self.share("metainfo/org.nullo.nullo.metainfo.xml")
        releases = {each.get("version"): each for each in xml.etree.ElementTree.parse(file).iter("release")}
        headings = re.findall(r"^## ([\d.]+) \(([\d-]+)\)$", self.read("CHANGELOG.md"), re.M)
        self.assertEqual([(each.get("version"), each.get("date")) for each in releases.values()], headings)
        self.assertIn(self.version(), releases, "CHANGELOG.md does not have the version that is built")
        for version, release in releases.items():
            text = " ".join(release.itertext())
            self.assertGreater(len(text.split()), 20, version)
            self.assertNotRegex(text, r"\]\(|`|\*", "marks of Markdown")

    def test_icons_are_drawn_from_the_one_drawing(self):
        for size in SIZES:
            icon = self.share(f"icons/hicolor/{size}x{size}/apps/nullo.png")
            drawn = pathlib.Path(f"{size}.png")
            output("rsvg-convert", "-w", size, "-h", size, self.share("icons/hicolor/scalable/apps/nullo.svg"), "-o", drawn)
            self.assertEqual(output("identify", "-format", "%w %h", icon), f"{size} {size}")
            # Renderers of different versions differ in the last bits of an edge.
            ran = subprocess.run(["compare", "-metric", "RMSE", icon, drawn, "null:"], stderr=subprocess.PIPE, text=True)
            self.assertLess(float(re.search(r"\(([\d.e-]+)\)", ran.stderr)[1]), 0.02, f"{size}: {ran.stderr}")

    def test_pages_are_installed_so_that_their_links_work(self):
        folder = self.share("doc/nullo")
        for page in ["README.md", "CHANGELOG.md", "docs/promises.md", "docs/documents.md", "src/games/RULES.md"]:
            text = (folder / page).read_text(encoding="utf-8")
            for link in re.findall(r"\]\((?!https?:|#)([^)#]+)", text):
                target = (folder / page).parent / link
                # What only developers read is not installed.
                if re.search(r"\.(md|json|png)$", link) and not re.search("CONTRIBUTING|^packaging/", link):
                    self.assertTrue(target.exists(), f"{page} links to {link}")

    def test_completions_and_manual_are_installed_if_they_were_made(self):
        built = self.nullo.parent
        for made, place in [("nullo.1", "man/man1/nullo.1"), ("completions/nullo.bash", "bash-completion/completions/nullo"),
                            ("completions/_nullo", "zsh/site-functions/_nullo"),
                            ("completions/nullo.fish", "fish/vendor_completions.d/nullo.fish")]:
            self.assertEqual((built / made).exists(), self.share(place).exists(), place)

    def test_the_service_of_the_hub_starts_the_program_that_is_installed(self):
        unit = (self.installed / "lib/systemd/user/nullo-hub.service").read_text(encoding="utf-8")
        started = re.search(r"^ExecStart=(/\S+) hub$", unit, re.M)
        self.assertTrue(started, unit)
        self.assertEqual(pathlib.Path(started[1]).name, "nullo")
        self.assertNotIn("@", unit)

    # ---- the types of files

    def type_of(self, name, content):
        data = pathlib.Path("data").absolute()
        if not (data / "mime/mime.cache").exists():
            (data / "mime/packages").mkdir(parents=True)
            (data / "mime/packages/nullo.xml").write_bytes(self.share("mime/packages/nullo.xml").read_bytes())
            output("update-mime-database", data / "mime")
        folder = pathlib.Path("files")
        folder.mkdir(exist_ok=True)
        (folder / name).write_bytes(content if isinstance(content, bytes) else content.encode())
        said = output("gio", "info", "--attributes", "standard::content-type", folder / name,
                      env=dict(os.environ, XDG_DATA_HOME=str(data)))
        return re.search(r"standard::content-type: (\S+)", said)[1]

    def test_a_session_document_is_known_by_its_suffix_and_by_its_content(self):
        golden = (self.source / "tests/golden/tetka/one_orbit.json").read_bytes()
        self.assertEqual(self.type_of("evening.nullo.json", golden), SESSION)
        self.assertEqual(self.type_of("any name", golden), SESSION)
        self.assertEqual(self.type_of("written by others", '  {"version": 1,\n "format" : "nullo.session"}'), SESSION)
        self.assertEqual(self.type_of("evening.nullo.jsonl", golden + b"\n" + golden), EVENING)

    def test_the_documents_that_the_program_writes_are_known_by_their_content(self):
        output(self.nullo, "--db", "types.db", "import", self.source / "tests/golden/tetka/one_orbit.json")
        written = output(self.nullo, "--db", "types.db", "export", "last")
        self.assertEqual(self.type_of("as exported", written), SESSION)

    def test_other_json_is_left_to_other_programs(self):
        self.assertEqual(self.type_of("package.json", '{"name": "something", "format": "else"}'), "application/json")
        self.assertEqual(self.type_of("about.json", '{"about": "nullo.session"}'), "application/json")
        self.assertNotEqual(self.type_of("result", '{"format": "nullo.result", "version": 1}'), SESSION)

    def test_the_menu_entry_opens_both(self):
        entry = self.share("applications/nullo.desktop").read_text(encoding="utf-8")
        self.assertEqual(re.search("^MimeType=(.*);$", entry, re.M)[1].split(";"), [SESSION, EVENING])
        self.assertIn("\nExec=nullo %F\n", entry)

    # ---- the package

    def test_the_package_is_built_with_what_dev_installs(self):
        dev = words(re.search(r"^build_packages=\((.*?)\)", self.read("dev"), re.M | re.S)[1])
        control = re.search(r"^Build-Depends: (.*?)\nStandards", self.read("packaging/debian/control"), re.M | re.S)[1]
        needed = [word for word in words(re.sub(r"\(.*?\)", "", control)) if not word.startswith("debhelper")]
        # A window is drawn with it, and nothing is built with it.
        self.assertEqual(sorted(needed), sorted(set(dev) - {"libgl1-mesa-dri"}))

    def test_all_that_is_linked_or_compiled_in_has_its_licence(self):
        texts = output(self.nullo, "--licences")
        self.assertEqual(texts, self.share("doc/nullo/licences.txt").read_text(encoding="utf-8"))
        for name in ["Dear ImGui", "Roboto", "DejaVu", "SQLiteCpp", "SQLite", "JSON for Modern C++", "CLI11", "tl::expected", "stb", "fmt",
                     "GLFW", "utf8proc", "GLVND", "libsystemd", "libstdc++", "glibc"]:
            self.assertRegex(texts, rf"(?m)^{re.escape(name)}(?!\w).* \(.+\): ")
        self.assertIn(self.read("LICENSE"), texts)

    def test_the_packages_copyright_file_is_well_formed(self):
        text = (self.nullo.parent / "generated/copyright").read_text(encoding="utf-8")
        paragraphs = text.rstrip("\n").split("\n\n")
        self.assertTrue(paragraphs[0].startswith("Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"))
        with_hub = re.search(r"(?m)^Files: compiled-in/boost/", text) is not None
        self.assertEqual(len(paragraphs), 11 if with_hub else 10, "the header, ours, and eight that are compiled in, or nine")
        for paragraph in paragraphs[1:]:
            self.assertRegex(paragraph, r"\AFiles: \S+\nCopyright: .+\nLicense: \S+\n .+")
            for line in paragraph.splitlines():
                self.assertRegex(line, r"^(\S[\w-]*: .*| .*\S)$")


def main():
    in_scratch.ensure()
    parser = argparse.ArgumentParser()
    parser.add_argument("--nullo", required=True, type=pathlib.Path)
    parser.add_argument("--source", required=True, type=pathlib.Path)
    parser.add_argument("--shared")
    arguments = parser.parse_args()
    Packaging.nullo = arguments.nullo.resolve()
    Packaging.source = arguments.source.resolve()
    unittest.main(argv=[sys.argv[0], "--verbose"])


if __name__ == "__main__":
    main()
