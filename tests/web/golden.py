"""Documents scored in the page give what the desktop program gives, over all golden documents."""

import subprocess

from browser import documents


def check_all_documents(place):
    browser = place.browser()
    browser.open()
    files = documents(place)
    assert len(files) > 100, len(files)
    different = []
    for file in files:
        done = subprocess.run([place.nullo, "score", str(file)], capture_output=True, text=True)
        here = browser.run("return Nullo.Page.text('score', arguments[0]);", file.read_text(encoding="utf-8"))
        if done.returncode == 0:
            if here != done.stdout:
                different.append(file.name)
        elif '"format":"nullo.refusal"' not in here.replace(" ", ""):
            different.append(f"{file.name} (refused on the desktop)")
    assert not different, f"{len(different)} of {len(files)} differ: {different[:10]}"
    print(f"  {len(files)} documents are scored alike")
