import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from './refusal.mjs'

const isText = (value) => typeof value === 'string'

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
const inWords = (value) => `${JSON.stringify(value, null, 2)}\n`
const EMPTY = inWords({})

function parse(text) {
  try {
    const config = JSON.parse(text)
    if (isObject(config) && ((config.embed ?? null) === null || isObject(config.embed))) return config
  } catch {
    // Said below.
  }
  throw new Refusal('config.json is not what it should be: a JSON object. Put it right first.')
}

/**
 * config.json beside the build, with another API or other embedding parents when they are given. The rules for the
 * hosts follow it.
 */
export function readConfig(folder, { api, parents }) {
  const file = join(folder, 'config.json')
  const text = existsSync(file) ? readFileSync(file, 'utf8') : EMPTY
  const config = parse(text)
  const next = {
    ...config,
    ...(api !== undefined && { apiOrigin: api }),
    ...(parents !== undefined && { embed: { ...config.embed, allowedParents: parents } }),
  }
  // What is not set is not there.
  if (api === '') delete next.apiOrigin
  if (parents?.length === 0) delete next.embed.allowedParents
  if (next.embed && Object.keys(next.embed).length === 0) delete next.embed
  const apiOrigin = next.apiOrigin ?? ''
  const allowedParents = next.embed?.allowedParents ?? []
  if (!isText(apiOrigin) || (apiOrigin !== '' && !isOrigin(apiOrigin)))
    throw new Refusal(`apiOrigin in config.json is no origin: ${JSON.stringify(apiOrigin)}.`)
  if (!Array.isArray(allowedParents) || !allowedParents.every((parent) => isText(parent) && isOrigin(parent)))
    throw new Refusal(`embed.allowedParents in config.json is no list of origins: ${JSON.stringify(allowedParents)}.`)
  // Without a change the file stays as it was written.
  const isSame = JSON.stringify(next) === JSON.stringify(config)
  return {
    text: isSame ? text : inWords(next),
    api: apiOrigin,
    parents: allowedParents,
    images: imagesOf(next),
    snapshot: snapshotOf(next),
  }
}

/** More of it is not put into every page: then the page asks for the file before it is seen. */
const MAX_SNAPSHOT = 8_192

/** The file in one line, for the pages; '' when it is too long. */
function snapshotOf(config) {
  const text = JSON.stringify(config)
  return text.length > MAX_SNAPSHOT ? '' : text
}

/**
 * Where the logos come from that are not beside the build; with tenantLogos those of tenants, which may be anywhere.
 */
function imagesOf({ logo, favicon, tenantLogos }) {
  const addresses = [...(isObject(logo) ? Object.values(logo) : []), favicon].filter(isText)
  const origins = addresses
    .filter((address) => /^https?:\/\//i.test(address) && URL.canParse(address))
    .map((address) => new URL(address).origin)
  return tenantLogos === true
    ? ['https:', ...origins.filter((origin) => origin.startsWith('http:'))]
    : [...new Set(origins)]
}

/** `https://app.example.com`, and nothing behind it. */
export function isOrigin(text) {
  try {
    const url = new URL(text)
    return /^https?:$/.test(url.protocol) && url.origin === text
  } catch {
    return false
  }
}
