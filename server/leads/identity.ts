import { getDomain, parse } from 'tldts'
import { alike, nameKey } from '@/lib/domain/leads/names'
import { phoneKey } from '@/lib/domain/leads/phone'
import { SHARED_HOSTS } from '@/lib/domain/leads/shared-hosts'
import { pageOf } from './place'

/** A website as it is kept, and what it is known by. */
export type Site = {
  website: string
  /** The registrable name; null for a page at a site builder, a social network, or at a bare address. */
  host: string | null
}

/** Null for what is no address of a page. */
export function siteOf(address: unknown): Site | null {
  const website = pageOf(address)
  if (website === null) return null
  const { hostname } = new URL(website)
  const host = parse(hostname).isIp ? null : getDomain(hostname)
  return { website, host: host === null || SHARED_HOSTS.has(host) ? null : host }
}

/** What two scans of the same site have in common: the name, with a port where it has one. */
export const scanHostOf = (website: string) => new URL(website).host.replace(/^www\./, '')

/** Without signs that nobody sees: some make an address read as another one. */
const EMAIL =
  /^[^\s@<>"(),;:\p{Cc}\p{Cf}\p{Cs}]{1,64}@[^\s@<>"(),;:\p{Cc}\p{Cf}\p{Cs}]+\.[^\s@<>"(),;:\p{Cc}\p{Cf}\p{Cs}]+$/u

/** As it is compared. Null for what is none. */
export function emailKey(text: string): string | null {
  const email = text
    .trim()
    .replace(/^mailto:/i, '')
    .toLowerCase()
  return email.length <= 254 && EMAIL.test(email) ? email : null
}

/** What a business is known by. */
export type Identity = {
  place_key: string | null
  host: string | null
  email_norm: string | null
  phone_e164: string | null
  name_key: string
}

export const phoneOf = (text: string, country: string | null) => phoneKey(text, country)
export { nameKey }

export const PHONE_AND_NAME = 0.8

/** Whether two are the same business for sure. */
export function isSame(a: Identity, b: Identity): boolean {
  const both = (key: 'place_key' | 'host' | 'email_norm' | 'phone_e164') => a[key] !== null && a[key] === b[key]
  if (both('place_key') || both('host') || both('email_norm')) return true
  return both('phone_e164') && alike(a.name_key, b.name_key) >= PHONE_AND_NAME
}
