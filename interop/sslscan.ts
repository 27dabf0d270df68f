import { execFileSync } from 'node:child_process'
import type { Place } from './servers'

/** Versions and suites of a server, sorted: `{ 'TLSv1.2': ['AES128-SHA', …] }`. */
export type Suites = Record<string, string[]>

/** What sslscan finds out about the same server. */
export function sslscan({ host, httpsPort }: Place): { versions: string[]; suites: Suites } {
  const args = [
    '--xml=-',
    '--no-colour',
    '--no-heartbleed',
    '--no-compression',
    '--no-fallback',
    '--no-groups',
    `--sni-name=${host}`,
    `127.0.0.1:${httpsPort}`,
  ]
  const xml = execFileSync('/usr/bin/sslscan', args, { encoding: 'utf8', timeout: 60_000 })
  const versions = elements(xml, 'protocol')
    .filter(({ enabled }) => enabled === '1')
    .map(({ type, version }) => (type === 'ssl' ? `SSLv${version}` : `TLSv${version}`))
  const suites: Suites = {}
  for (const { sslversion = '', cipher = '' } of elements(xml, 'cipher'))
    suites[sslversion] = [...(suites[sslversion] ?? []), cipher].toSorted()
  return { versions: versions.toSorted(), suites }
}

function elements(xml: string, name: string): Record<string, string>[] {
  return [...xml.matchAll(new RegExp(`<${name} ([^>]*)/>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries([...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value])),
  )
}
