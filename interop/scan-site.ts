import type { RunResult } from '@/server/scanner/engine'
import type { Target } from '@/server/scanner/check'
import { CHECKS } from '@/server/scanner/checks'
import { createContext } from '@/server/scanner/context'
import { runChecks } from '@/server/scanner/engine'
import { AddressBook } from '@/server/scanner/net/address-book'
import type { Dns } from '@/server/scanner/net/dns'
import { createHttpClient } from '@/server/scanner/net/http'
import { knocker } from '@/server/scanner/net/knock'
import type { Place } from './servers'

const POLICY = { allowCidrs: ['127.0.0.0/8'] }
const nothing = async () => ({ state: 'none' as const, records: [] as [], nameExists: true })
const EMPTY_DNS: Dns = { txt: nothing, mx: nothing, a: nothing, aaaa: nothing, ns: nothing, caa: nothing, cname: nothing, ds: nothing }

/** A light scan with every check. The name is made up and leads to this machine; its two ports stand for 80 and 443. */
export async function scanSite({ host, httpPort, httpsPort }: Place, hasHttp: boolean): Promise<RunResult> {
  const target: Target = { input: host, host, path: '/', httpPort: hasHttp ? httpPort : null, httpsPort, isLoopback: false }
  const { signal } = new AbortController()
  const book = new AddressBook(POLICY, signal, async () => [{ address: '127.0.0.1', family: 4 }])
  const http = createHttpClient({ policy: POLICY, signal, book, scanId: 'interop', infoUrl: 'https://soteria.example/scanner' })
  try {
    const { context } = createContext({ mode: 'light', signal, target, ip: '127.0.0.1', http, dns: EMPTY_DNS, knock: knocker('127.0.0.1', POLICY, signal) })
    return await runChecks(CHECKS, context, { perCheckMs: 20_000 })
  } finally {
    await http.close()
  }
}
