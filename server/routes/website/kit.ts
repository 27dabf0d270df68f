import { Hono } from 'hono'
import { dfyApi } from '@/lib/contract/dfy'
import type { DfyAssets, KitFile } from '@/lib/contract/website'
import { base64 } from '@/lib/domain/base64'
import { siteKit } from '@/lib/messages/en/site-kit'
import type { Account, Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import { attachment } from '@/server/attachment'
import { notFound } from '@/server/errors'
import { type Brand, brandFor, logoBytes } from '@/server/records/brand'
import type { Deps } from '@/server/records/deps'
import { type Voice, voiceOf } from '@/server/voice'
import { kitImages, kitLogos } from '@/server/websites/kit-drawings'

export const websiteKitRoutes = new Hono<Env>()

/** The product's own, where nobody chose another. */
const COLOUR = '#0061c7'

type Names<T> = (keyof T & string)[]
const names = <T extends object>(tree: T) => Object.keys(tree) as Names<T>
const LOGOS = names(siteKit.logo)
const IMAGES = names(siteKit.image)
const COPY = names(siteKit.copy)
const MAILS = names(siteKit.mail)
const FLYERS = names(siteKit.flyer)

type Kit = { deps: Deps; user: Account; voice: Voice; brand: Brand; name: string; colour: string }

async function kitOf(deps: Deps, user: Account): Promise<Kit> {
  const [voice, brand] = await Promise.all([
    voiceOf(user.locale),
    brandFor(deps.db, deps.settings, { account: user.id }),
  ])
  const name = brand.isProduct ? user.company || user.name : brand.name
  return { deps, user, voice, brand, name, colour: brand.primary ?? COLOUR }
}

const shown = (svg: string) => `data:image/svg+xml;base64,${base64(new TextEncoder().encode(svg))}`

/** Each drawing as SVG and as PNG. */
const pair = (key: string, name: string, svg: string): KitFile[] =>
  [
    { ending: 'svg', mime: 'image/svg+xml' },
    { ending: 'png', mime: 'image/png' },
  ].map(({ ending, mime }) => ({
    key: `${key}.${ending}`,
    name,
    filename: `${key}.${ending}`,
    mime,
    preview_url: shown(svg),
  }))

serve(websiteKitRoutes, dfyApi.assets, async ({ deps, user }) => {
  const kit = await kitOf(deps, user)
  return { assets: await assetsOf(kit) }
})

const USES: Readonly<Record<string, string>> = { post: 'post', ad: 'ad', call: 'call', sign: 'mail' }

async function assetsOf({ deps, voice: { words }, brand, name, colour }: Kit): Promise<DfyAssets> {
  const agency = name
  const [logos, images] = [await kitLogos(deps.websites, { name, colour }), kitImages({ name, colour })]
  return {
    logos: LOGOS.flatMap((key) => pair(`logo-${key}`, words(`siteKit.logo.${key}`), logos[key])),
    images: IMAGES.flatMap((key) => pair(`picture-${key}`, words(`siteKit.image.${key}`), images[key])),
    copy: COPY.map((key) => ({
      key,
      title: words(`siteKit.copy.${key}.title`),
      text: words(`siteKit.copy.${key}.text`, { agency }),
      use: USES[key.split('_')[0] ?? ''] ?? 'site',
    })),
    flyers: FLYERS.map((key) => ({
      key: `flyer-${key}.pdf`,
      name: words(`siteKit.flyer.${key}.title`),
      filename: `flyer-${key}.pdf`,
      mime: 'application/pdf',
      preview_url: shown(images[FLYER_IMAGES[key]]),
    })),
    emails: MAILS.map((key) => ({
      key: `email-${key}.txt`,
      name: words(`siteKit.mail.${key}.subject`),
      filename: `email-${key}.txt`,
      mime: 'text/plain',
      subject: words(`siteKit.mail.${key}.subject`),
      text: words(`siteKit.mail.${key}.text`, { agency }),
    })),
    brand: { name, primary: colour, is_own: !brand.isProduct },
  }
}

const FLYER_IMAGES = { check: 'shield', care: 'watch', website: 'desk', mail: 'team' } as const

serve(websiteKitRoutes, dfyApi.assetFile, async ({ deps, user, query: { key } }) => {
  const file = await fileOf(await kitOf(deps, user), key)
  if (!file) throw notFound('kit_file')
  return new Response(file.body, {
    headers: {
      'content-type': file.type,
      'content-disposition': attachment(key),
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  })
})

type File = { type: string; body: string | Uint8Array<ArrayBuffer> }

async function fileOf(kit: Kit, key: string): Promise<File | null> {
  const [, group, bare = '', ending] = /^(logo|picture|flyer|email)-([a-z]+)\.(svg|png|pdf|txt)$/.exec(key) ?? []
  if (group === 'flyer' && ending === 'pdf') return flyer(kit, bare)
  if (group === 'email' && ending === 'txt') return mail(kit, bare)
  if (group !== 'logo' && group !== 'picture') return null
  const drawings: Record<string, string> = group === 'logo' ? await kitLogos(kit.deps.websites, kit) : kitImages(kit)
  const svg = Object.hasOwn(drawings, bare) ? drawings[bare] : undefined
  if (svg === undefined) return null
  if (ending === 'svg') return { type: 'image/svg+xml', body: svg }
  const png = ending === 'png' ? await kit.deps.images.rasterize(svg, 'png', PIXELS) : null
  return png && { type: 'image/png', body: png }
}

const PIXELS = 1_600

function mail({ voice: { words }, name }: Kit, bare: string): File | null {
  const key = MAILS.find((each) => each === bare)
  if (!key) return null
  const text = words(`siteKit.mail.${key}.text`, { agency: name })
  return { type: 'text/plain; charset=utf-8', body: `${words(`siteKit.mail.${key}.subject`)}\n\n${text}\n` }
}

async function flyer({ deps, voice, brand, name, colour, user }: Kit, bare: string): Promise<File | null> {
  const key = FLYERS.find((each) => each === bare)
  if (!key) return null
  const { words, language } = voice
  const body = await deps.websites.flyer({
    language,
    title: words(`siteKit.flyer.${key}.title`),
    text: words(`siteKit.flyer.${key}.text`),
    points: words(`siteKit.flyer.${key}.points`).split('\n'),
    brand: { name, colour, logo: await logoBytes(deps.db, brand) },
    contact: [brand.contact, brand.supportEmail ?? user.email, user.phone].flatMap((line) => line || []),
  })
  return { type: 'application/pdf', body: new Uint8Array(body) }
}
