import type { PLANS } from '@/lib/domain/plans'

type Plan = (typeof PLANS)[number]

/**
 * What a reseller may change after the build, in a file `config.json` beside it. Every value here was checked by
 * `readConfig`.
 */
export type Config = {
  /** Null: the API is at the origin of the page. */
  apiOrigin: string | null
  productName: string
  /**
   * Beside the mark, in titles and nowhere else: the product's name, or that of the tenant who is signed in. No key of
   * the file.
   */
  shownName: string
  legalName: string | null
  titleTemplate: string
  logo: { light: string | null; dark: string | null; mark: string | null }
  favicon: string | null
  themeColor: string | null
  /** Of whoever runs this, at the sign-in. */
  loginText: string | null
  colors: { brand: string }
  radius: number | null
  font: { family: string; url: string | null } | null
  defaultTheme: 'system' | 'light' | 'dark'
  /** Null: what the browser asks for. */
  locale: string | null
  upgrade: { default: string | null; perPlan: Partial<Record<Plan, string>> }
  links: Record<'help' | 'terms' | 'privacy' | 'status' | 'support', string | null>
  poweredBy: { text: string; url: string | null } | null
  /** Own topics of the help: lib/browser/help-file.ts. */
  help: string | null
  features: { hide: readonly string[] }
  embed: { allowedParents: readonly string[] }
}

export const DEFAULT_CONFIG: Config = {
  apiOrigin: null,
  productName: 'Soteria',
  shownName: 'Soteria',
  legalName: null,
  titleTemplate: '{title} | {productName}',
  logo: { light: null, dark: null, mark: null },
  favicon: null,
  themeColor: null,
  loginText: null,
  colors: { brand: '#007dff' },
  radius: null,
  font: null,
  defaultTheme: 'system',
  locale: null,
  upgrade: { default: null, perPlan: {} },
  links: { help: null, terms: null, privacy: null, status: null, support: null },
  poweredBy: null,
  help: null,
  features: { hide: [] },
  embed: { allowedParents: [] },
}

/** What the boot script leaves for the app. `ready` is settled when the file was read, or when it took too long. */
type Running = {
  config: Config
  ready: Promise<void>
  /** The origin of the page around this one, once it has shown that it may be there. */
  parent: string | null
  /** Called by the app with what the tenant who is signed in set for themselves, or null. */
  dress?: (tenant: unknown) => void
  /** Called by the app when it shows the words of the person's language, with the titles of the screens in it. */
  worded?: (titles: Record<string, string>) => void
}

declare global {
  var sx: Running | undefined
}

/** The version of the messages between an embedded product and the page around it: lib/browser/embed.ts. */
export const EMBED_VERSION = 1

/** Dispatched on the window when the configuration or the parent changed. */
export const CONFIG_EVENT = 'sx:config'

export const config = () => globalThis.sx?.config ?? DEFAULT_CONFIG
export const configReady = () => globalThis.sx?.ready
