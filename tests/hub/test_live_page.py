"""The live page: small, from here alone, and in the colours that people have in the window."""

import argparse
import pathlib
import re
import sys

MOST = 60_000  # bytes of all that a phone loads

options = argparse.ArgumentParser()
options.add_argument("--nullo")
options.add_argument("--shared")
options.add_argument("--source", required=True)
source = pathlib.Path(options.parse_args().source)

faults = []
files = {file.name: file.read_text(encoding="utf-8") for file in sorted((source / "src/hub/live").iterdir())}
size = sum(len(text.encode("utf-8")) for text in files.values())
if size > MOST:
    faults.append(f"the page has {size} bytes; at most {MOST}")

for name, text in files.items():
    for elsewhere in re.findall(r"https?://[^\s\"']+", text):
        if not elsewhere.startswith("http://www.w3.org/"):  # names of XML
            faults.append(f"{name} names {elsewhere}")
    for unsafe in re.findall(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(|\son\w+=\"", text):
        faults.append(f"{name} makes HTML or code of text: {unsafe}")

theme = (source / "src/gui/kit/theme.cpp").read_text(encoding="utf-8")
seats = [re.findall(r"0x([0-9a-f]{6})", list_) for list_ in re.findall(r"\.seat = \{(.*?)\}", theme, re.DOTALL)]
css = files["live.css"]
dark, light = css.split("@media (prefers-color-scheme: light)", 1)
for which, part, wanted in (("dark", dark, seats[0]), ("light", light, seats[1])):
    found = [re.search(rf"--s{seat}: #([0-9a-f]{{6}})", part)[1] for seat in range(len(wanted))]
    if found != wanted:
        faults.append(f"{which}: seats have {found} on the page, {wanted} in the window")

print("\n".join(faults) or f"the page has {size} bytes")
sys.exit(1 if faults else 0)
