import type { automation } from '@/lib/messages/en/automation'

/** Why something did not arrive, as a sentence of `automation.reason`: what is wrong, and what to do about it. */
export type Reason = { key: keyof (typeof automation)['reason']; values?: Readonly<Record<string, string | number>> }

export type Explain = (status: number, reply: string) => Reason | undefined

const WEB_PAGE = /^\s*(<!doctype|<html|<head|<body)/i

/** What an answer means wherever it comes from. */
export function commonReason(status: number, reply: string): Reason {
  if (status === 401 || status === 403) return { key: 'refused', values: { status } }
  if (status === 404) return { key: 'notFound' }
  if (status === 410) return { key: 'gone' }
  if (status === 429) return { key: 'rateLimited' }
  if (status >= 500) return { key: 'unavailable', values: { status } }
  if (status >= 300 && status < 400) return { key: 'redirected', values: { status } }
  if (WEB_PAGE.test(reply)) return { key: 'webPage' }
  return status >= 400 ? { key: 'rejected', values: { status } } : { key: 'unexpected', values: { status } }
}

/** The answer as JSON; an empty object for what is none. */
export function jsonOf(reply: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(reply)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Explains by the first of these whose status and text fit. */
export const explainBy =
  (...rows: readonly [status: number, text: RegExp | null, key: Reason['key']][]): Explain =>
  (status, reply) => {
    const row = rows.find(([only, text]) => only === status && (text === null || text.test(reply)))
    return row && { key: row[2] }
  }

export const isSuccess = (status: number) => status >= 200 && status < 300
