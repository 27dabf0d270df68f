import ipaddr from 'ipaddr.js'
import type { Reader } from './setting-reader'

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/

/** Where websites of clients are published. */
export function readWebsites(
  read: Reader,
  { port, publicUrl, demo, demoPort }: { port: number; publicUrl: string; demo: boolean; demoPort: number },
) {
  const sitesHost = read.text('SITES_HOST')?.toLowerCase() ?? (demo ? 'localhost' : null)
  if (sitesHost !== null && !HOST_NAME.test(sitesHost)) read.complain('SITES_HOST', 'a hostname like sites.example.net')
  if (sitesHost !== null && sitesHost === URL.parse(publicUrl)?.hostname && !demo)
    read.problems.push(
      'SITES_HOST is the host of PUBLIC_URL. Client websites need their own hostname to keep them apart from the sign-in of this server.',
    )
  return {
    sitesHost,
    // Whoever takes any port for the shop takes any for these, too.
    sitesPort: read.whole('SITES_PORT', demoPort > 0 && port < 65_533 ? port + 3 : 0, 0, 65_535),
    sitesIps: read.list(
      'SITES_IPS',
      (text) => ipaddr.isValid(text),
      'a list of addresses like 203.0.113.7,2001:db8::7',
    ),
    sitesResolver: read.list('SITES_RESOLVER', isServer, 'a list of addresses like 1.1.1.1,[2606:4700::1111]:53'),
  }
}

/** Where certificates come from. */
export function readCertificates(
  read: Reader,
  { demo, databaseUrl, secretKeys }: { demo: boolean; databaseUrl: string | null; secretKeys: readonly Buffer[] },
) {
  const directory = read.address('ACME_DIRECTORY', ['https:'])
  const isAgreed = read.flag('ACME_TERMS_AGREED', false)
  const needs = [
    [demo, 'SOTERIA_DEMO=0, because try-out mode answers this machine only'],
    [read.text('SITES_HOST') === null, 'SITES_HOST'],
    [!isAgreed, 'ACME_TERMS_AGREED=1, which says that you agree to the terms of the certificate authority'],
    [databaseUrl !== null && secretKeys.length === 0, 'SECRET_KEY with DATABASE_URL, to encrypt the keys'],
  ] as const
  for (const [isMissing, what] of needs)
    if (directory !== null && isMissing) read.problems.push(`ACME_DIRECTORY needs ${what}.`)
  return {
    acme: directory === null ? null : { directory, email: read.text('ACME_EMAIL') },
    sitesHttpPort: read.whole('SITES_HTTP_PORT', 80, 1, 65_535),
    sitesHttpsPort: read.whole('SITES_HTTPS_PORT', 443, 1, 65_535),
  }
}

/** An address, and after it a port or none. */
const isServer = (text: string) =>
  ipaddr.isValid(text) || ipaddr.isValid(/^\[?([0-9a-f.:]+?)\]?:\d{1,5}$/i.exec(text)?.[1] ?? '')
