import { shadesOf } from '@/lib/domain/brand-shades'
import { type Config, DEFAULT_CONFIG } from '@/lib/config/config'
import { markKind, markLetter } from '@/lib/domain/brand'
import { showLanguage } from '@/lib/browser/locale'

/** A page without the app: its words are in it, in every language. */
export const isStatic = () => 'static' in document.documentElement.dataset

/**
 * Shows a configuration in the document: colours, font, corners, icons, language. Names and logos are in show-names.ts.
 */
export function showBrand(config: Config, base: string) {
  showLanguage()
  showIcon(config.favicon ?? (isOwnLook(config) ? new URL('icon.svg', base).href : letterIcon(config)))
  showThemeColor(config.themeColor)
  if (config.font?.url) void loadFont(config.font.family, config.font.url)
  adopt(styleOf(config))
}

const isOwnLook = (config: Config) => markKind(config) === 'own'

/** For a brand without a mark: its first letter, on its colour. */
function letterIcon({ colors, shownName }: Config) {
  const { solid, on } = shadesOf(colors.brand).light
  const letter = markLetter(shownName).replace(/[&<>]/g, '')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${solid}"/><text x="16" y="23" font-family="system-ui,sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="${on}">${letter}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/**
 * Made of checked values only: numbers, #rrggbb, and a family of letters. Empty for what the style sheet says itself.
 */
export function styleOf({ colors, radius, font }: Config) {
  const list = (shades: Record<string, string>) =>
    Object.entries(shades).map(([name, value]) => `--brand-${name}:${value};`)
  const rules = []
  if (colors.brand !== DEFAULT_CONFIG.colors.brand) {
    const { light, dark } = shadesOf(colors.brand)
    rules.push(
      `:root,[data-theme="light"]{--brand:${colors.brand};${list(light).join('')}}`,
      `[data-theme="dark"]{${list(dark).join('')}}`,
    )
  }
  if (radius !== null) rules.push(`:root{--radius:${radius}px}`)
  if (font)
    rules.push(
      `:root{--font-sans:"${font.family}",ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif}`,
    )
  return rules.join('')
}

let sheet: CSSStyleSheet | null = null

/** A sheet of the script's own: no policy for styles refuses it, and it stands behind those of the page. */
function adopt(style: string) {
  if (!document.adoptedStyleSheets || (!style && !sheet)) return
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  sheet.replaceSync(style)
}

async function loadFont(family: string, url: string) {
  try {
    document.fonts.add(await new FontFace(family, `url("${url}")`, { display: 'swap', weight: '100 900' }).load())
  } catch {
    // The system's font stays.
  }
}

function inHead<T extends 'link' | 'meta'>(tag: T, name: string) {
  const found = document.head.querySelector<HTMLElementTagNameMap[T]>(`${tag}[data-brand="${name}"]`)
  if (found) return found
  const made = document.createElement(tag)
  made.dataset.brand = name
  return made
}

/** The only icon of the page: two of them would leave the choice to the browser. */
function showIcon(href: string) {
  const link = inHead('link', 'icon')
  link.rel = 'icon'
  if (link.href === href) return
  link.href = href
  document.head.append(link)
}

/** Before the page's own, of which the browser takes the first. */
function showThemeColor(color: string | null) {
  const meta = inHead('meta', 'theme-color')
  if (!color) return meta.remove()
  meta.name = 'theme-color'
  meta.content = color
  document.head.prepend(meta)
}
