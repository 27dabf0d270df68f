import type { Snippet } from '@/lib/contract/scan-result'
import { CHECKS } from '@/server/scanner/checks'
import { fillSnippets } from '@/lib/domain/rules/fill-snippets'

type Platform = Snippet['platform']
export type PlatformSnippet = { rule: string; code: string }

/**
 * What the report of a site gives an owner to copy for one platform; commands for the shell and settings of PHP are
 * left out.
 */
export function snippetsFor(platform: Platform, host: string): PlatformSnippet[] {
  return CHECKS.flatMap((check) =>
    Object.entries(check.rules).flatMap(([name, rule]) =>
      fillSnippets(
        rule.snippets ?? [],
        { at: `https://${host}/files/old.zip`, key: 'PHPSESSID', evidence: [] },
        new Date(),
      )
        .filter((snippet) => snippet.platform === platform && !/^(?:sudo|curl) |php_admin_value\[/.test(snippet.code))
        .map(({ code }) => ({ rule: `${check.id}/${name}`, code })),
    ),
  )
}

/** The snippet of one rule, in force where it comes in two steps. Throws when there is none. */
export function snippetOf(platform: Platform, rule: string, host: string): string {
  const found = snippetsFor(platform, host).find((snippet) => snippet.rule === rule)
  if (!found) throw new Error(`${rule} has no snippet for ${platform}`)
  return inForce(found.code)
}

/** A policy that was tried: as its snippet says, the last line takes the place of the one before, or a word goes. */
export function inForce(code: string): string {
  if (code.includes('take "-Report-Only" away')) return code.replaceAll('-Report-Only: ', ': ')
  return code
    .replace(/^.*Security-Policy-Report-Only .*\n/m, '')
    .replace(/^# (?=(?:add_header|Header always set) Content-Security-Policy )/m, '')
}

/** A snippet for nginx says what of it belongs to the http block; the rest is for the server block. */
export function partsOf(code: string): { http: string; server: string } {
  if (code.startsWith('server {')) return { http: code, server: '' }
  if (!code.startsWith('# http block')) return { http: '', server: code }
  const [http = '', server = ''] = code.split(/^# server block.*$/m)
  return { http, server }
}

/** Rules whose snippets together make a site without findings of its own. */
export const HARDENING = [
  'tls.protocols/legacy-tls',
  'tls.protocols/no-forward-secrecy',
  'http.headers/hsts-missing',
  'http.headers/nosniff-missing',
  'http.headers/framing',
  'http.headers/referrer-missing',
  'http.headers/permissions-missing',
  'http.headers/coop-missing',
  'http.headers/corp-missing',
  'http.csp/missing',
]
