import type { ChildProcess } from 'node:child_process'
import { request } from 'node:https'
import type { Finding } from '@/lib/contract/scan-result'
import { CHECKS } from '@/server/scanner/checks'
import { apacheSite } from './apache'
import { check, fail } from './expect'
import { brokenPages, startPhpFpm, writeFaultySite } from './faulty-site'
import { program as nginx, tls } from './nginx'
import { scanSite } from './scan-site'
import { makePlace, type Place, type Program, start, stop } from './servers'
import { inForce, partsOf } from './snippets'
import { testWordPressFixes } from './wordpress-fixes'

type Platform = 'nginx' | 'apache'
type Server = { platform: Platform; program(place: Place, codes: string[], socket: string): Program; beyond: string[] }

/** What the code for a web server cannot mend, or what needs a command or a certificate of a real name. */
const ELSEWHERE = ['tls.certificate/self-signed', 'http.csp/report-only']

const SERVERS: Server[] = [
  { platform: 'nginx', program: faultyNginx, beyond: ELSEWHERE },
  { platform: 'apache', program: faultyApache, beyond: ELSEWHERE },
]
/** Its code lets this machine in, and from there we look. */
const FOR_LOCAL = 'exposure.files/status'
/** Not of this site: other programs of this machine, and a name without records. */
const LOOKED_AT = CHECKS.filter(({ category }) => !['network', 'dns_mail', 'wordpress'].includes(category))
const LIGHT = LOOKED_AT.filter(({ id }) => id.startsWith('http.') || id === 'content.page')

/**
 * Each piece of code from a report is put into the real server as it is told: its pages still work, what it is for is
 * gone, and nothing new is found.
 */
export async function testFixes(): Promise<void> {
  for (const server of SERVERS)
    await within(`fixes-${server.platform}`, '127.0.0.1', (place) => testServer(place, server))
  await within('fixes-wordpress', '127.0.0.22', testWordPressFixes)
}

async function within(name: string, address: string, work: (place: Place) => Promise<void>): Promise<void> {
  try {
    await work(await makePlace(name, address))
  } catch (error) {
    fail(name, error)
  }
}

async function testServer(place: Place, { platform, program, beyond }: Server): Promise<void> {
  writeFaultySite(place)
  const run = async <T>(codes: string[], work: () => Promise<T>): Promise<T> => {
    const fpm = platform === 'nginx' ? await startPhpFpm(place, codes.filter(isForPool)) : null
    const child: ChildProcess = await start(
      program(
        place,
        codes.filter((code) => !isForPool(code)),
        fpm?.socket ?? '',
      ),
      place,
    )
    try {
      return await work()
    } finally {
      await stop(child)
      if (fpm) await stop(fpm.child)
    }
  }

  const before = await run([], async () => {
    check(`${place.name}: its pages work before`, await brokenPages(get(place)), [])
    return scan(place)
  })
  const fixes = before.flatMap((finding) => codesOf(finding, platform).map((code) => ({ finding, code })))
  check(
    `${place.name}: what has no code for ${platform} is known`,
    before
      .filter((finding) => codesOf(finding, platform).length === 0)
      .map(({ rule }) => rule)
      .toSorted(),
    before
      .map(({ rule }) => rule)
      .filter((rule) => beyond.includes(rule))
      .toSorted(),
  )
  for (const { finding, code } of fixes.filter((fix) => fix.finding.rule !== FOR_LOCAL))
    await run([code], async () => {
      const after = await scanSite(place, true, {
        mode: 'full',
        checks: [
          ...LIGHT,
          ...LOOKED_AT.filter(({ id }) => id === finding.check && !LIGHT.some((one) => one.id === id)),
        ],
      })
      const [here, news] = [
        after.findings.filter(({ id }) => id === finding.id),
        after.findings.filter(({ id }) => !before.some((one) => one.id === id)),
      ]
      check(
        `${place.name}: ${finding.rule} ${finding.at} is gone with its code, the pages work, nothing new appears`,
        [here.map(({ title }) => title), await brokenPages(get(place)), told(news)],
        [[], [], []],
      )
    })
  const all = [...new Set(fixes.map(({ code }) => code))]
  const after = await run(all, async () => {
    check(`${place.name}: its pages work with all the code together`, await brokenPages(get(place)), [])
    return scan(place)
  })
  check(
    `${place.name}: with all the code together nothing else is found`,
    told(after.filter(({ rule }) => ![...beyond, FOR_LOCAL].includes(rule))),
    [],
  )
}

const isForPool = (code: string) => code.includes('php_admin_value[')
const told = (findings: Finding[]) => findings.map(({ rule, at, title }) => `${rule} ${at} ${title}`)
const scan = async (place: Place) => (await scanSite(place, true, { mode: 'full', checks: LOOKED_AT })).findings
/** In force: the first step of a policy only reports. Code for a proxy is not for this server. */
const codesOf = ({ snippets }: Finding, platform: Platform) =>
  snippets
    .filter((snippet) => snippet.platform === platform && !/^sudo |proxy_cookie_flags/.test(snippet.code))
    .map(({ code }) => inForce(code))

function get(place: Place) {
  return (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; text: string; cookie: string }>((resolve, reject) => {
      const asked = request({
        host: place.address,
        port: place.httpsPort,
        path,
        servername: place.host,
        rejectUnauthorized: false,
        headers: { host: place.host, ...headers },
        agent: false,
      })
      asked.on('error', reject)
      asked.on('response', (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(parts).toString(),
            cookie: answer.headers['set-cookie']?.[0] ?? '',
          }),
        )
      })
      asked.end()
    })
}

/** As Debian's nginx and its snippets for PHP, with listings and old TLS switched on. */
function faultyNginx(place: Place, codes: string[], socket: string): Program {
  const [redirects, rest] = [
    codes.filter((code) => code.startsWith('server {')),
    codes.filter((code) => !code.startsWith('server {')),
  ]
  const status = rest.filter((code) => code.includes('stub_status'))
  const parts = rest.filter((code) => !status.includes(code)).map(partsOf)
  const server = [...new Set(parts.map((part) => part.server))].join('\n')
  const lines = (listen: string) => `server {
    ${listen}
    server_name ${place.host};
    root ${place.folder}/site;
    index index.php;
    ${server.includes('autoindex') ? '' : 'autoindex on;'}
    ${once(server)}
    location / { try_files $uri $uri/ =404; }
    location = /nginx_status { stub_status; ${status.join('\n')} }
    location ~ \\.php$ {
      include /etc/nginx/fastcgi_params;
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      fastcgi_pass unix:${socket};
    }
  }`
  const plain = redirects[0]
    ? redirects[0]
        .replace('listen 80;', `listen 127.0.0.1:${place.httpPort};`)
        .replace('  listen [::]:80;\n', '')
        .replace('https://$host', `https://$host:${place.httpsPort}`)
    : lines(`listen 127.0.0.1:${place.httpPort};`)
  return nginx(place, `${once(parts.map(({ http }) => http).join('\n'))}\n${plain}\n${lines(tls(place))}`)
}

/** What several fixes have in common stands there once, as whoever pastes them would leave it. */
function once(code: string): string {
  const blocks = code.split(/\n(?=[^\s}])/)
  return [...new Set(blocks.map((block) => block.trim()))].join('\n')
}

function faultyApache(place: Place, codes: string[]): Program {
  const isGlobal = (code: string) => code.startsWith('# for the whole server')
  const isRedirect = (code: string) => code.startsWith('<VirtualHost')
  const redirect = codes
    .find(isRedirect)
    ?.replace('*:80', `127.0.0.1:${place.httpPort}`)
    .replace(`https://${place.host}/`, `https://${place.host}:${place.httpsPort}/`)
  const lines = codes.filter((code) => !isGlobal(code) && !isRedirect(code)).join('\n')
  return apacheSite(place, { global: codes.filter(isGlobal).join('\n'), plain: redirect, lines })
}
