import { type Config, DEFAULT_CONFIG } from './config'
import { readLocale } from '@/lib/domain/language'
import { PLANS } from '@/lib/domain/plans'
import { own, readColour, readLines, readList, readMatch, readOrigin, readText, readUrl } from './values'

/** In characters; the answer of a server that sends a page for every address is not read to its end. */
export const MAX_SIZE = 65_536

const FAMILY = /^[\p{L}\p{N} _-]{1,60}$/u
const NAME = /^[a-z][a-z0-9]{0,39}$/i
const THEMES = ['system', 'light', 'dark'] as const

/**
 * What the file says, where it says something sound: a missing or bad value falls back alone. `base` is the folder of
 * the build.
 */
export function readConfig(file: unknown, base: string): Config {
  const at = (...path: string[]) => path.reduce(own, file)
  const text = (max: number, ...path: string[]) => readText(at(...path), max)
  const url = (...path: string[]) => readUrl(at(...path), base)
  const template = text(120, 'titleTemplate')
  const radius = at('radius')
  const family = readMatch(at('font', 'family'), FAMILY)
  const productName = text(60, 'productName') ?? DEFAULT_CONFIG.productName
  const poweredBy = text(80, 'poweredBy', 'text')
  return {
    apiOrigin: readOrigin(at('apiOrigin'), base),
    productName,
    shownName: productName,
    legalName: text(120, 'legalName'),
    titleTemplate: template?.includes('{title}') ? template : DEFAULT_CONFIG.titleTemplate,
    logo: { light: url('logo', 'light'), dark: url('logo', 'dark'), mark: url('logo', 'mark') },
    favicon: url('favicon'),
    themeColor: readColour(at('themeColor')),
    loginText: readLines(at('loginText'), 500),
    colors: { brand: readColour(at('colors', 'brand')) ?? DEFAULT_CONFIG.colors.brand },
    radius: typeof radius === 'number' && radius >= 0 && radius <= 24 ? radius : null,
    font: family === null ? null : { family, url: sameOrigin(url('font', 'url'), base) },
    defaultTheme: THEMES.find((theme) => theme === at('defaultTheme')) ?? DEFAULT_CONFIG.defaultTheme,
    locale: readLocale(at('locale')),
    upgrade: {
      default: url('upgrade', 'default'),
      perPlan: Object.fromEntries(
        PLANS.flatMap((plan) => [[plan, url('upgrade', 'perPlan', plan)]].filter(([, link]) => link !== null)),
      ),
    },
    links: {
      help: url('links', 'help'),
      terms: url('links', 'terms'),
      privacy: url('links', 'privacy'),
      status: url('links', 'status'),
      support: url('links', 'support'),
    },
    poweredBy: poweredBy === null ? null : { text: poweredBy, url: url('poweredBy', 'url') },
    help: sameOrigin(url('help'), base),
    features: { hide: readList(at('features', 'hide'), 50, (item) => readMatch(item, NAME)) },
    embed: { allowedParents: readList(at('embed', 'allowedParents'), 20, (item) => readOrigin(item, base)) },
  }
}

/** Null when the text is no configuration at all: a page, half a file, too much of it. */
export function parseConfig(text: string, base: string): Config | null {
  if (text.length > MAX_SIZE) return null
  try {
    const file: unknown = JSON.parse(text)
    return typeof file === 'object' && file !== null && !Array.isArray(file) ? readConfig(file, base) : null
  } catch {
    return null
  }
}

const sameOrigin = (url: string | null, base: string) =>
  url && new URL(url).origin === new URL(base).origin ? url : null
