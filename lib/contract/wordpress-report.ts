import * as z from 'zod/mini'

/** A report may have so many bytes, and so many of each kind of addition. */
export const MAX_REPORT_BYTES = 256 * 1024
export const MAX_ADDITIONS = 500

/** Line breaks, control characters, and what turns the direction of the text around it. */
const UNPRINTABLE = /[\p{Cc}\u200b\u2028-\u202e\u2066-\u2069\ufeff]+/gu

/** What a site calls something: a text and nothing else, whatever stands in it. */
const said = (max: number) =>
  z.pipe(
    z.string().check(z.maxLength(2_000)),
    z.transform((value) => value.replaceAll(UNPRINTABLE, ' ').trim().slice(0, max)),
  )

const Version = said(60)
const Slug = said(200)
const list = <S extends z.ZodMiniType>(of: S) =>
  z.array(of).check(z.maxLength(MAX_ADDITIONS, 'A report names at most 500 plugins and 500 themes.'))

/** `latest`: the version that the site could update to. */
const addition = { slug: Slug, name: said(200), version: Version, active: z.boolean(), latest: z.nullable(Version) }

/** What the plugin of a site sees from inside. Facts that a later version of the plugin adds are passed over. */
export const WpReport = z.looseObject({
  plugin: Version,
  url: said(2_000),
  rest: z.optional(said(2_000)),
  core: Version,
  latest: z.nullable(Version),
  php: Version,
  database: said(100),
  server: said(200),
  language: said(40),
  multisite: z.boolean(),
  /** False: its own look for updates has failed, and it does not know of any. */
  checked: z.optional(z.boolean()),
  plugins: list(z.looseObject({ ...addition, auto: z.optional(z.boolean()) })),
  themes: list(z.looseObject({ ...addition, parent: z.optional(z.nullable(Slug)) })),
  hardening: z.record(z.string().check(z.maxLength(40)), z.union([z.boolean(), z.number(), said(40), z.null()])),
})
export type WpReport = z.infer<typeof WpReport>

/** The plugin stops: deactivated, or `paused` or `unpaired` on its page. */
export const WpGoodbye = z.looseObject({ goodbye: z.literal(true), why: z.optional(z.string()) })

/** What a site sends when somebody pastes a line with a code into its plugin. */
export const WpPairing = z.looseObject({
  code: z.string().check(z.maxLength(20)),
  public_key: z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/, 'Send the 32 bytes of an Ed25519 key in base64.')),
  url: said(2_000),
  rest: z.optional(said(2_000)),
})
export type WpPairing = z.infer<typeof WpPairing>
