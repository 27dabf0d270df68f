import type { Finding } from '@/lib/contract/scan-result'
import { writtenFindings } from '@/lib/domain/stored-result'
import type { RunResult } from '@/server/scanner/engine'
import type { Check, Mode, Target } from '@/server/scanner/check'
import { CHECKS } from '@/server/scanner/checks'
import { createContext } from '@/server/scanner/context'
import { runChecks } from '@/server/scanner/engine'
import { AddressBook } from '@/server/net/address-book'
import type { Dns } from '@/server/net/dns'
import { createHttpClient } from '@/server/net/http'
import { FULL_SCAN_REQUESTS } from '@/server/net/http-limits'
import { knocker } from '@/server/net/knock'
import type { Place } from './servers'

const POLICY = { allowCidrs: ['127.0.0.0/8'] }
const nothing = async () => ({ state: 'none' as const, records: [] as [], nameExists: true })
export const EMPTY_DNS: Dns = {
  txt: nothing,
  mx: nothing,
  a: nothing,
  aaaa: nothing,
  ns: nothing,
  caa: nothing,
  cname: nothing,
  ds: nothing,
}

type Scanned = Pick<RunResult, 'rows'> & { findings: Finding[] }
type Asked = { mode: Mode; checks: Check[]; hasHttps: boolean }

/**
 * A light scan with every check, or what is asked for. The name is made up and leads to this machine; its two ports
 * stand for 80 and 443.
 */
export async function scanSite(
  { host, httpPort, httpsPort, address }: Place,
  hasHttp: boolean,
  asked: Partial<Asked> = {},
): Promise<Scanned> {
  const { mode = 'light', checks = CHECKS, hasHttps = true } = asked
  const target: Target = {
    input: host,
    host,
    path: '/',
    httpPort: hasHttp ? httpPort : null,
    httpsPort: hasHttps ? httpsPort : null,
    isLoopback: false,
  }
  const { signal } = new AbortController()
  const book = new AddressBook(POLICY, signal, async () => [{ address, family: 4 }])
  const http = createHttpClient({
    policy: POLICY,
    signal,
    book,
    scanId: 'interop',
    infoUrl: 'https://soteria.example/scanner',
    ...(mode === 'full' && { limits: { requests: FULL_SCAN_REQUESTS } }),
  })
  try {
    const { context } = createContext({
      mode,
      signal,
      target,
      ip: address,
      http,
      dns: EMPTY_DNS,
      knock: knocker(address, POLICY, signal),
    })
    const { rows, findings } = await runChecks(checks, context, { perCheckMs: 60_000 })
    return { rows, findings: writtenFindings(findings, rows, new Date()) }
  } finally {
    await http.close()
  }
}
