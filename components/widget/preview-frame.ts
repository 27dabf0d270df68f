import { withBase } from '@/lib/browser/base-path'
import { type Sketch, sheetOf, sketchedPage, writeHeading } from './sketched-page'

export type Shown = { widget: object; state: string; scan: object }
export type PreviewFrame = { show: (what: Shown) => void; paint: (page: Sketch) => void }

type Element = HTMLElement & { preview?: (what: Shown) => void }
type Policies = { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown }
type FrameWindow = Window & { trustedTypes?: Policies }

/**
 * A sketched page inside a place of ours, with the widget in it. It has the policy of our pages but a window of its own,
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
  page.body.append(sketchedPage(page))
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
      writeHeading(page, sketch)
    },
  }
}
