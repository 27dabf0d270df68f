import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@/server/testing-process'
import { adopt, makePlace, stop, write } from './servers'

const HOST = '127.0.0.1'

export type Pebble = {
  directory: string
  /** The file of the authority that vouches for the server itself. */
  authority: string
  /** All authorities that it has issued certificates by, as PEM: each start makes a new one. */
  root(): string[]
  start(): Promise<void>
  stop(): Promise<void>
}

type Options = { nameServer: string; httpPort: number }

/** Debian's pebble: an ACME server that checks what RFC 8555 says, and refuses some right nonces to see what happens. */
export async function startPebble({ nameServer, httpPort }: Options): Promise<Pebble> {
  const place = await makePlace('pebble')
  const names = join(place.folder, 'names')
  const [cert, key] = [join(place.folder, 'server.pem'), join(place.folder, 'server.key')]
  write(place, 'names', 'subjectAltName=IP:127.0.0.1\nbasicConstraints=CA:FALSE\n')
  const openssl = (...args: string[]) => execFileSync('/usr/bin/openssl', args, { stdio: 'ignore' })
  const wanted = join(place.folder, 'server.csr')
  openssl('req', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', wanted, '-subj', '/CN=pebble.test')
  const signer = ['-CA', place.cert, '-CAkey', place.key, '-CAcreateserial']
  openssl('x509', '-req', '-in', wanted, ...signer, '-out', cert, '-days', '2', '-extfile', names)
  const [port, management] = [await freePort(), await freePort()]
  const config = write(
    place,
    'pebble.json',
    JSON.stringify({
      pebble: {
        listenAddress: `${HOST}:${port}`,
        managementListenAddress: `${HOST}:${management}`,
        certificate: cert,
        privateKey: key,
        httpPort,
        tlsPort: 1,
        ocspResponderURL: '',
        externalAccountBindingRequired: false,
        certificateValidityPeriod: 90 * 86_400,
      },
    }),
  )
  const ask = (path: string, at: number) =>
    new Promise<string>((done, reject) => {
      const asked = request({ host: HOST, port: at, path, ca: readFileSync(place.cert), agent: false }, (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        answer.on('end', () => done(text))
      })
      asked.once('error', reject).end()
    })
  const roots: string[] = []
  let child: ChildProcess | null = null
  const start = async () => {
    const args = ['-config', config, '-dnsserver', nameServer, '-strict']
    child = adopt(
      spawn('/usr/bin/pebble', args, {
        detached: true,
        stdio: 'ignore',
        env: { ...process.env, PEBBLE_VA_SLEEPTIME: '1' },
      }),
    )
    for (let tries = 0; ; tries += 1) {
      const root = await ask('/roots/0', management).catch(() => null)
      if (root !== null) return void roots.push(root)
      if (tries > 200) throw new Error('pebble did not start')
      await pause(50)
    }
  }
  await start()
  return {
    directory: `https://${HOST}:${port}/dir`,
    authority: place.cert,
    root: () => roots,
    start,
    stop: async () => void (child && (await stop(child))),
  }
}
