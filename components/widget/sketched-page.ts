/** A page in a few quiet colours. `heading`: of the customer's own, its title in its colour. */
export type Sketch = { background: string; lines: string; heading?: { text: string; colour: string } }

/** A bar with a menu; a greeting with its button beside a picture; three goods. */
const PARTS: readonly (readonly [part: string, of: string])[] = [
  ['bar', 'name link link link'],
  ['hello', 'title line line line button'],
  ['hello', 'picture'],
  ['goods', 'picture line price'],
  ['goods', 'picture line price'],
  ['goods', 'picture line price'],
]

/** A shop that is only sketched: it has no words but the title of the customer's page, and nobody reads it out. */
export function sketchedPage(page: Document): HTMLElement {
  const root = page.createElement('div')
  root.className = 'page'
  root.ariaHidden = 'true'
  // A shop of Arabic readers begins at the right.
  root.dir = document.documentElement.dir
  const box = (name: string) => Object.assign(page.createElement('div'), { className: name })
  for (const [part, of] of PARTS) {
    const whole = box(part)
    whole.append(...of.split(' ').map(box))
    root.append(whole)
  }
  return root
}

/** Writes the title of the customer's page where a heading would stand. */
export function writeHeading(page: Document, { heading }: Sketch) {
  const title = page.querySelector('.title')
  if (title) title.textContent = heading?.text ?? ''
}

export const sheetOf = ({ background, lines, heading }: Sketch) => `
html{background:${background}}body{margin:0}
.page{display:grid;grid-template-columns:repeat(6,1fr);gap:40px 24px;padding:0 32px 32px;font:600 34px/40px system-ui,sans-serif}
.page div div{border-radius:7px;background:${lines}}
.bar{grid-column:1/-1;display:flex;gap:24px;align-items:center;height:64px;margin:0 -32px;padding:0 32px;border-bottom:1px solid ${lines}}
.name{width:120px;height:20px;margin-inline-end:auto}.link{width:56px;height:10px}
.hello,.goods{display:grid;gap:14px;align-content:center}.hello{grid-column:span 3;min-height:240px}.goods{grid-column:span 2}
.page .title{height:72px;margin-bottom:10px;border-radius:10px;overflow:hidden${heading ? `;height:auto;max-height:120px;background:none;color:${heading.colour}` : ''}}
.line{height:12px}.line+.line+.line{width:60%}
.page .button{width:150px;height:40px;margin-top:10px;${heading ? `background:${heading.colour};opacity:.55` : `filter:brightness(.9)`}}
.picture{min-height:150px;height:100%;opacity:.7}.price{width:35%;height:12px}
@media (max-width:520px){.link,.picture{display:none}.hello{grid-column:1/-1}.hello+.hello{display:none}.goods .picture{display:block;min-height:90px}}`
