import type { LookupFunction } from 'node:net'
import { Agent } from 'undici'
import type { AddressBook } from './address-book'
import type { HttpLimits } from './http-limits'
import { CONNECTIONS_PER_ADDRESS } from './slots'

/** An agent that connects only to addresses that were checked before: it never resolves by itself. */
export function pinnedAgent(book: AddressBook, limits: HttpLimits, { allowH2 = false } = {}): Agent {
  return new Agent({
    allowH2,
    connections: CONNECTIONS_PER_ADDRESS,
    pipelining: 1,
    keepAliveTimeout: 1_000,
    keepAliveMaxTimeout: 1_000,
    headersTimeout: limits.headersMs,
    bodyTimeout: limits.bodyIdleMs,
    maxHeaderSize: limits.headerBytes,
    connect: {
      lookup: checkedLookup(book),
      timeout: limits.connectMs,
      // Weak TLS is to be seen, not trusted: the certificate check judges, and no secret is ever sent.
      rejectUnauthorized: false,
      minVersion: 'TLSv1',
      ciphers: 'DEFAULT:@SECLEVEL=0',
    },
  })
}

function checkedLookup(book: AddressBook): LookupFunction {
  return (host, options, callback) => {
    const address = book.checked(host)
    if (!address) return callback(Object.assign(new Error(`${host} was not checked`), { code: 'ENOTFOUND' }), '')
    if (options.all) callback(null, [address])
    else callback(null, address.address, address.family)
  }
}
