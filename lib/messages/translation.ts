import type { NOT_FOUND_TITLE, RouteName, routes } from '@/lib/domain/routes'
import type { en } from './en'
import type * as enServer from './en-server'

/** The same texts in another language: none more, none less. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> }

/**
 * What has its English words elsewhere, and is named by them: titles in the route table, sentences of the specification and of the server in the
 * code that says them, and what a scan writes down in the rules of its checks. English readers load none of it. A key may have gaps (`Port {port}`), which
 * are filled by name; nothing else in it is syntax. These are tables of words, and as long as what they translate.
 */
export type Elsewhere = {
  screens: Record<(typeof routes)[RouteName]['title'] | typeof NOT_FOUND_TITLE, string>
  sentences: Record<string, string>
  findings: Record<string, string>
}

/** All that a language has to bring. */
export type Words = Translation<typeof en> & Elsewhere

/** What the guest pages need of it. */
export type GuestWords = Pick<Words, 'auth' | 'ui' | 'screens' | 'sentences'>

/** What a server writes by itself: mails, and reports as PDF. */
export type ServerWords = Translation<typeof enServer> & Pick<Elsewhere, 'sentences' | 'findings'>
