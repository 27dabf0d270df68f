import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Place, type Program, write } from './servers'

/** Kept for the next run. */
const FOLDER = resolve('.cache/npm-servers')
const PACKAGES = { express: '4.21.2', 'serve-index': '1.9.1', 'node-red': '4.1.15' }
let isFetched = false

/** Where the packages are; fetched from the registry by the first that asks. */
function modules(): string {
  const folder = join(FOLDER, 'node_modules')
  isFetched ||= Object.keys(PACKAGES).every((name) => existsSync(join(folder, name, 'package.json')))
  if (!isFetched) {
    mkdirSync(FOLDER, { recursive: true })
    const specs = Object.entries(PACKAGES).map(([name, version]) => `${name}@${version}`)
    execFileSync(
      'npm',
      [
        'install',
        '--prefix',
        FOLDER,
        '--no-audit',
        '--no-fund',
        '--silent',
        '--omit=optional',
        '--ignore-scripts',
        ...specs,
      ],
      {
        stdio: 'ignore',
      },
    )
    isFetched = true
  }
  return folder
}

/** As it starts for the first time: nobody is asked who they are. */
export function nodeRed(place: Place): Program {
  const settings = {
    uiPort: place.httpPort,
    uiHost: place.address,
    userDir: join(place.folder, 'user'),
    logging: { console: { level: 'error' } },
  }
  const file = write(place, 'settings.cjs', `module.exports = ${JSON.stringify(settings)}\n`)
  return {
    command: process.execPath,
    args: [join(modules(), 'node-red/red.js'), '--settings', file],
    hasHttp: true,
    hasHttps: false,
  }
}

/** A folder and its list, with the error pages Express has while it is developed. */
export function express(place: Place): Program {
  write(place, 'site/uploads/passport.pdf', '%PDF-1.4\n')
  const file = write(
    place,
    'server.cjs',
    `const [express, serveIndex] = ['express', 'serve-index'].map((name) => require(${JSON.stringify(`${modules()}/`)} + name))
const site = ${JSON.stringify(join(place.folder, 'site'))}
express().use(express.static(site), serveIndex(site)).listen(${place.httpPort}, ${JSON.stringify(place.address)})
`,
  )
  return { command: process.execPath, args: [file], hasHttp: true, hasHttps: false }
}
