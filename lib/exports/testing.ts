import type { Finding } from '@/lib/contract/scan-result'
import { entriesOf } from '@/lib/domain/finding-entries'
import { exampleCheck, exampleResult } from '@/lib/testing/results'

/** What the screen hands to a file: these findings of a scan of which two checks got no answer. */
export function exported(
  findings: Finding[],
  states: Parameters<typeof entriesOf>[1] = [],
  values: Parameters<typeof exampleResult>[0] = {},
) {
  const checks = [
    exampleCheck(),
    exampleCheck({ key: 'tls.protocols', title: 'TLS versions', state: 'inconclusive', detail: 'The server hung up.' }),
    exampleCheck({ key: 'dns.mail', title: 'Email DNS records', state: 'error' }),
  ]
  const result = exampleResult({ checks, findings, ...values })
  return { result, entries: entriesOf(result, states) }
}
