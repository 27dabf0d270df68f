type Props = Readonly<Record<string, string | number | boolean | null | undefined | EventListener>>
type Child = Node | string | null | undefined | false

/** An element with attributes and listeners; nothing is ever read as HTML. */
export function el<T extends keyof HTMLElementTagNameMap>(
  name: T,
  props: Props = {},
  ...children: Child[]
): HTMLElementTagNameMap[T] {
  const node = document.createElement(name)
  for (const [key, value] of Object.entries(props)) {
    if (typeof value === 'function') node.addEventListener(key, value)
    else if (value !== null && value !== undefined && value !== false)
      node.setAttribute(key, value === true ? '' : String(value))
  }
  node.append(...children.filter((child): child is Node | string => Boolean(child)))
  return node
}

const SVG = 'http://www.w3.org/2000/svg'

export function icon(line: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', line)
  svg.append(path)
  return svg
}

export const SHIELD = 'M12 2 4 5v6c0 5 3.4 9.3 8 11 4.6-1.7 8-6 8-11V5l-8-3Zm-4 10 3 3 5-6'
export const CROSS = 'M6 6l12 12M18 6 6 18'

export const put = (text: string, values: Readonly<Record<string, string | number | null | undefined>>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

/** A link of the owner's, where it is one; nothing that runs. */
export function webLink(text: string | null | undefined): string | null {
  try {
    const url = new URL(text ?? '')
    return /^https?:$/.test(url.protocol) ? url.href : null
  } catch {
    return null
  }
}
