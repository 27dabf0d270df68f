import type { Evidence } from '@/lib/contract/scan-result'
import { quoted } from '@/lib/domain/shell-quote'

/** Without a body, so that a command can ask the same again. */
const METHOD = /^(GET|HEAD|OPTIONS|TRACE)\b/
const WITH_HEADER = / with ([A-Za-z][A-Za-z0-9-]*: [\x20-\x7E]+)$/

/** The command that asks again what brought this evidence; null where it cannot be told as one. */
export function curlOf({ url, request = 'GET' }: Pick<Evidence, 'url' | 'request'>): string | null {
  const method = METHOD.exec(request)?.[1]
  const address = URL.parse(url ?? '')
  if (!method || !address || !/^https?:$/.test(address.protocol)) return null
  const header = WITH_HEADER.exec(request)?.[1]
  const how = method === 'HEAD' ? ['--head'] : method === 'GET' ? ['--include'] : ['--include', '--request', method]
  // Else brackets and braces of an address are read as ranges of addresses.
  const glob = /[[\]{}]/.test(address.href) ? ['--globoff'] : []
  return ['curl', ...glob, ...how, ...(header ? ['--header', quoted(header)] : []), quoted(address.href)].join(' ')
}
