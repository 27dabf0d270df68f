import { withBase } from '@/lib/browser/base-path'

export type Shown = { widget: object; state: string; scan: object }
export type PreviewFrame = { show: (what: Shown) => void; paint: (page: Sketch) => void }

type Element = HTMLElement & { preview?: (what: Shown) => void }
type Policies = { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown }
type FrameWindow = Window & { trustedTypes?: Policies }

/** A page of lines, as one that says nothing. `heading`: of the customer's own, its title in its colour. */
export type Sketch = { background: string; lines: string; heading?: { text: string; colour: string } }

const sheetOf = ({ background, lines, heading }: Sketch) => `
html{background:${background}}body{margin:0;padding:32px;font:600 24px/34px system-ui,sans-serif}
p{height:14px;border-radius:7px;margin:0 0 14px;background:${lines}}
p:first-child{height:34px;width:60%;margin-bottom:28px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis${heading ? `;background:none;color:${heading.colour}` : ''}}
p:nth-child(3n){width:80%}p:last-of-type{width:45%}`

/**
 * An empty page inside a place of ours, with the widget in it. It has the policy of our pages but a window of its own,
 * which needs its own rule for what may become a script. Null: there is no widget.js here.
 */
export async function openPreview(place: HTMLElement, title: string): Promise<PreviewFrame | null> {
  const frame = document.createElement('iframe')
  frame.title = title
  place.replaceChildren(frame)
  const inside = frame.contentWindow as FrameWindow | null
  const page = frame.contentDocument
  if (!inside || !page) return null
  const own = new URL(withBase('/widget.js'), location.href).href
  inside.trustedTypes?.createPolicy('default', { createScriptURL: (url) => (url === own ? url : '') })
  const Sheet = Reflect.get(inside, 'CSSStyleSheet') as typeof CSSStyleSheet | undefined
  const sheet = Sheet ? new Sheet() : null
  if (sheet && 'adoptedStyleSheets' in page) page.adoptedStyleSheets = [sheet]
  page.body.append(...Array.from({ length: 9 }, () => page.createElement('p')))
  const isThere = await new Promise<boolean>((done) => {
    const script = page.createElement('script')
    script.addEventListener('load', () => done(true))
    script.addEventListener('error', () => done(false))
    script.src = own
    page.body.append(script)
  })
  const element: Element | null = page.querySelector('site-check')
  if (!isThere || !element?.preview) return null
  return {
    show: (what) => element.preview?.(what),
    paint(sketch) {
      sheet?.replaceSync(sheetOf(sketch))
      const [first] = page.querySelectorAll('p')
      if (first) first.textContent = sketch.heading?.text ?? ''
    },
  }
}
