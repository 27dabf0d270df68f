import { useEffect, useRef } from 'react'
import { drawing } from '@/lib/website/art/drawings'
import { styleSheet } from '@/lib/website/css'
import type { Theme } from '@/lib/website/document'
import { toDom } from '@/lib/website/tree'

const sheets = new WeakMap<Theme, CSSStyleSheet>()

/** The colours of the website, for a place of the editor. */
function sheetOf(theme: Theme) {
  const known = sheets.get(theme)
  if (known) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${styleSheet(theme).replace(':root{', ':host{')}\n:host{display:block}.art{display:block}`)
  sheets.set(theme, sheet)
  return sheet
}

/** One of our drawings in the colours of the website. It lives in a shadow, where these colours change nothing else. */
export function Drawing({ name, theme, className }: { name: string; theme: Theme; className?: string }) {
  const place = useRef<HTMLSpanElement>(null)
  // The tree of the shadow is the outside system.
  useEffect(() => {
    const element = place.current
    const made = toDom(drawing(name), document)
    if (!element || !made) return
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    if ('adoptedStyleSheets' in shadow) shadow.adoptedStyleSheets = [sheetOf(theme)]
    shadow.replaceChildren(made)
  }, [name, theme])
  return <span ref={place} aria-hidden="true" className={className} />
}
