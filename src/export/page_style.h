// The style sheet of a page, for screens and for paper.
#pragma once

#include <string_view>

namespace nullo::exports {

inline constexpr std::string_view kPageStyle = R"(:root { color-scheme: light; }
* { box-sizing: border-box; }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem; background: #fff; color: #1a1a1a;
  font: 1rem/1.45 "DejaVu Sans", Verdana, "Segoe UI", Roboto, sans-serif; overflow-wrap: break-word; }
h1 { margin: 0 0 .25rem; font-size: 1.9rem; line-height: 1.2; }
h2 { margin: 2rem 0 .5rem; padding-bottom: .2rem; border-bottom: 2px solid #767676; font-size: 1.3rem; }
h3 { margin: 1.6rem 0 .3rem; font-size: 1.1rem; }
h4 { margin: .6rem 0 .2rem; font-size: .95rem; color: #404040; }
p, ul, ol, dl { margin: .3rem 0; }
ul, ol { padding-left: 1.6rem; }
.outcome { font-size: 1.2rem; font-weight: bold; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; }
dt { color: #505050; }
dd { margin: 0; }
blockquote { margin: .5rem 0; padding: .1rem .8rem; border-left: 3px solid #767676; white-space: pre-wrap; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .7rem; border-bottom: 1px solid #dcdcdc; text-align: left; vertical-align: baseline; }
thead th { border-bottom: 2px solid #767676; vertical-align: bottom; }
tfoot th, tfoot td { border-bottom: 0; font-weight: bold; }
.number { text-align: right; white-space: nowrap; }
thead .number { white-space: normal; }
.change { display: inline-block; min-width: 2.6em; color: #505050; font-size: .85em; }
figure { margin: 0; overflow-x: auto; }
figure > svg { display: block; width: 100%; min-width: 36rem; height: auto; }
.sources { width: 100%; }
.sources .number { min-width: 4.5rem; }
.sources tbody th { min-width: 10rem; font-weight: normal; }
.bar { display: block; width: 100%; height: auto; }
.legend { display: flex; flex-wrap: wrap; gap: .2rem 1.4rem; padding: 0; list-style: none; font-size: .9rem; }
.legend svg { vertical-align: middle; }
.entered { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 0 2rem;
  font-size: .92rem; }
.open { font-weight: bold; }
footer { margin-top: 2.5rem; color: #505050; font-size: .85rem; }
@page { margin: 15mm; }
@media print {
  body { max-width: none; padding: 0; font-size: 10pt; }
  .wide, figure { overflow: visible; }
  figure > svg { min-width: 0; }
  .wide table { font-size: 9pt; }
  th, td { padding: .1rem .35rem; }
  .number { padding-left: .7rem; }
  h1, h2, h3, h4, .scores { break-after: avoid; }
  tr, li, figure, blockquote, dl { break-inside: avoid; }
  thead { display: table-header-group; }
  tfoot { display: table-row-group; }
  p, li { orphans: 3; widows: 3; }
  .entered { display: block; }
  .facts { columns: 2; }
}
)";

}  // namespace nullo::exports
