import type { GateName } from '@/lib/contract/endpoint'
import type { FieldCode } from '@/lib/contract/broken'
import type { RouteName, routes } from '@/lib/domain/routes'
import type { en } from './en'
import type * as enServer from './en-server'
import type { details } from './en/details'
import type { errors } from './en/errors'
import type { PageError } from './en/page-errors'
import type { phrases, rules } from './en/rules'

type Screen = RouteName | 'notFound'

/** The same texts in another language: none more, none less. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> }

/**
 * What has its English words elsewhere. English readers load none of it. Screens are named as in the route table. What a
 * finding says is named by its rule, and by the phrases that it is made of; details are the phrases of what is said
 * beside findings. A phrase may have gaps (`Port {port}`), which are filled by name; nothing else in it is syntax. These
 * are tables of words, and as long as what they translate.
 */
export type Elsewhere = {
  screens: Record<Screen, string>
  details: Record<keyof typeof details, string>
  rules: Record<keyof typeof rules, RuleWords>
  phrases: Record<keyof typeof phrases, string>
  /** By code: what the API refuses with, what its rules say of a field, and what the page says by itself. */
  errors: Record<keyof typeof errors | FieldCode | PageError | `upgrade_${GateName}`, string>
}

/**
 * What a kind of finding says: its title, a state, for developers; the deed, an instruction, for owners; what it means,
 * in plain words; what could happen; how to fix it. The deed is found by the rule and never stored.
 */
type RuleWords = { title: string; deed: string; means: string; impact: string; fix: string }

/** All that a language has to bring. */
export type Words = Translation<typeof en> & Elsewhere

/** The titles of what is open without a sign-in. */
export type GuestScreens = Record<
  { [Name in RouteName]: (typeof routes)[Name]['access'] extends 'guest' ? Name : never }[RouteName] | 'notFound',
  string
>

/** What a page has of them. */
export type SomeWords = Partial<Omit<Words, 'screens'>> & { screens?: Partial<Elsewhere['screens']> }

/** What the guest pages need of it. */
export type GuestWords = Pick<Words, 'auth' | 'ui' | 'errors'> & { screens: GuestScreens }

/** What a server writes by itself: mails, and reports as PDF. */
export type ServerWords = Translation<typeof enServer> & Pick<Elsewhere, 'details' | 'rules' | 'phrases'>
