/** The style of the page at /api/docs, light and dark by what the browser is set to. */
export const docsStyle = `
:root { color-scheme: light dark; --text: light-dark(#1b2430, #e6eaf0); --quiet: light-dark(#4c5969, #a9b4c2); --line: light-dark(#d8dee6, #323c49);
  --page: light-dark(#ffffff, #12171e); --raised: light-dark(#f5f7fa, #1a212b); --link: light-dark(#0b57b0, #8ab8ff);
  --get: light-dark(#0b57b0, #8ab8ff); --post: light-dark(#1c6b3a, #7fd49b); --put: light-dark(#7a4b00, #f0bd6a); --delete: light-dark(#a32020, #ff9c94) }
* { box-sizing: border-box }
html { scroll-padding-top: 1rem }
body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.5 Inter, system-ui, sans-serif }
a { color: var(--link) }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 3px }
.skip { position: absolute; left: -999px }
.skip:focus { left: 1rem; top: .5rem; background: var(--page); padding: .25rem .75rem; z-index: 1 }
.layout { display: grid; grid-template-columns: 17rem minmax(0, 60rem); gap: 2.5rem; max-width: 82rem; margin: 0 auto; padding: 0 1.5rem 6rem }
nav { position: sticky; top: 0; max-height: 100vh; overflow-y: auto; padding: 2rem .5rem 2rem 0; font-size: 13.5px }
nav h2 { font-size: 13px; margin: 1.1rem 0 .2rem; color: var(--quiet); font-weight: 600 }
nav ul { list-style: none; margin: 0; padding: 0 }
nav li a { display: flex; gap: .4rem; padding: .15rem .4rem; border-radius: 4px; text-decoration: none }
nav .method { font-size: 10px; line-height: 20px; width: 3.1rem }
nav li a:hover { background: var(--raised) }
main { padding-top: 2rem; min-width: 0 }
h1 { font-size: 1.7rem; margin: 0 0 .75rem; letter-spacing: -.01em }
main h2 { font-size: 1.25rem; margin: 2.75rem 0 .75rem }
h4 { font-size: 14px; margin: 1.25rem 0 .4rem }
p { margin: .5rem 0 }
code, pre { font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
code { overflow-wrap: anywhere }
pre { background: var(--page); border: 1px solid var(--line); border-radius: 6px; padding: .75rem 1rem; margin: .4rem 0; white-space: pre-wrap; overflow-wrap: anywhere }
.example { position: relative }
.example pre { padding-right: 5rem }
.example button { position: absolute; top: .4rem; right: .4rem; min-width: 4rem; padding: .2rem .6rem; border: 1px solid var(--line); border-radius: 6px; background: var(--raised); color: var(--text); font: inherit; font-size: 13px; cursor: pointer }
details { border: 1px solid var(--line); border-radius: 8px; margin: .5rem 0; background: var(--raised) }
summary { display: flex; flex-wrap: wrap; align-items: baseline; gap: .1rem .75rem; padding: .6rem 1rem; cursor: pointer }
summary h3 { font-size: 15px; margin: 0; font-weight: 500; display: contents }
summary .what { color: var(--quiet) }
.method { font: 600 12px/1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; width: 3.6rem; flex: none }
.GET { color: var(--get) } .POST { color: var(--post) } .PUT { color: var(--put) } .DELETE { color: var(--delete) }
summary::before { content: '›'; width: .6rem; color: var(--quiet); transition: rotate .12s }
details[open] > summary::before { rotate: 90deg }
summary::-webkit-details-marker { display: none }
.inside { scroll-margin-top: 4rem; border-top: 1px solid var(--line); padding: .5rem 1rem 1rem }
.wide { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-size: 14px }
th, td { text-align: left; vertical-align: top; padding: .35rem .9rem .35rem 0; border-bottom: 1px solid var(--line) }
th { font-weight: 600; color: var(--quiet); font-size: 13px }
td:first-child { white-space: nowrap; min-width: 8.5rem }
td:last-child { min-width: 9rem }
.needed { color: var(--quiet); font-size: 12.5px }
@media (max-width: 800px) {
  .layout { display: block; padding: 0 1rem 4rem }
  nav { display: none }
}
@media (max-width: 560px) {
  .method { width: auto }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  tr { display: block; padding: .4rem 0; border-bottom: 1px solid var(--line) }
  td { display: block; padding: 0; border: 0 }
  td:first-child { white-space: normal; font-weight: 600 }
  .example pre { padding-top: 2.6rem; padding-right: 1rem }
}
@media (prefers-reduced-motion: reduce) { summary::before { transition: none } }
@media print { nav { display: none } .layout { display: block } }
`
