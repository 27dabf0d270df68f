import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'

/** What a host makes of an address: a file, perhaps with a status of its own, or another address. */
export type Verdict = { file: string; status?: number } | { redirect: string; status: number }
/** A site with the build below `base`, and what of its rules belongs to the top at the top. */
type Build = { base: string; read: (file: string) => string; has: (path: string) => boolean }
type Rules = { resolve: (path: string) => Verdict; headers: (path: string) => Record<string, string> }

const MISSING = { file: '/404.html', status: 404 }
const bare = (path: string) => path.replace(/(?<=.)\/$/, '')
const firstFile = ({ has }: Build, ...files: string[]) => files.find(has)
const pageOf = (build: Build, path: string) =>
  firstFile(build, path, `${bare(path) === '/' ? '/index' : bare(path)}.html`, `${bare(path)}/index.html`)

/**
 * `:id` is one part of the path, `:id([^/.]+)` says of what, `:id*` is any number of them; `*` and `(.*)` are anything.
 */
const patternOf = (source: string) =>
  new RegExp(
    `^${source
      .replaceAll(/[.+?^$|\\](?![^(]*\))/g, String.raw`\$&`)
      .replaceAll(/\/:\w+\*/g, '(?:/.*)?')
      .replaceAll(/\/:\w+(\([^)]*\))?/g, (_, own?: string) => `/${own ?? '[^/]+'}`)
      .replaceAll(/(?<!\.)\*+/g, '.*')}$`,
  )

type Listed = { source: string; headers: { key: string; value: string }[] }[]
/** All rules that match, the later ones over the earlier. */
const listedHeaders = (rules: Listed) => (path: string) =>
  Object.fromEntries(
    rules
      .filter(({ source }) => patternOf(source).test(path))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  )

function redirectsOf({ read }: Build) {
  return read('/_redirects')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(/\s+/))
    .map(([from = '', to = '', status]) => ({ from: patternOf(from), to, status: Number(status) }))
}

function listedInText({ read }: Build): Listed {
  const rules: Listed = []
  for (const line of read('/_headers').split('\n')) {
    if (line.startsWith('/')) rules.push({ source: line.trim(), headers: [] })
    const [, key, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? []
    if (key && value !== undefined) rules.at(-1)?.headers.push({ key, value })
  }
  return rules
}

/** Netlify: what is there is served, with its ending or without; then the redirects, in their order. */
function netlify(build: Build): Rules {
  const rules = redirectsOf(build)
  return {
    headers: listedHeaders(listedInText(build)),
    resolve(path) {
      const found = pageOf(build, path)
      if (found) return { file: found }
      const rule = rules.find(({ from }) => from.test(bare(path)))
      const file = rule && pageOf(build, rule.to)
      return file ? { file, status: rule.status } : MISSING
    },
  }
}

/**
 * Cloudflare Pages: the redirects come before the files, and the ending of a page is taken off its address. It skips
 * rules for a 404: it looks for the nearest 404.html.
 */
function cloudflare(build: Build): Rules {
  const rules = redirectsOf(build).filter(({ status }) => status !== 404)
  const nearest = (path: string): string => {
    const folder = path.slice(0, path.lastIndexOf('/'))
    return folder === '' || build.has(`${folder}/404.html`) ? `${folder}/404.html` : nearest(folder)
  }
  return {
    headers: listedHeaders(listedInText(build)),
    resolve(asked) {
      const path = rules.find(({ from }) => from.test(asked))?.to ?? asked
      if (path.endsWith('.html')) return { redirect: path.replace(/(\/index)?\.html$/, '') || '/', status: 308 }
      const found = build.has(path)
        ? path
        : path.endsWith('/')
          ? firstFile(build, `${path}index.html`)
          : firstFile(build, `${path}.html`)
      return found ? { file: found } : { file: nearest(path), status: 404 }
    },
  }
}

type Json = { rewrites: { source?: string; regex?: string; destination: string }[]; headers: Listed }
const rewriteOf = ({ rewrites }: Json, path: string) =>
  rewrites.find(({ source, regex }) => (source === undefined ? new RegExp(regex ?? '') : patternOf(source)).test(path))
    ?.destination

/** cleanUrls and trailingSlash: false, as Vercel, Firebase and serve have them. */
function cleaned(path: string, status: number): Verdict | null {
  const clean = bare(path.replace(/(\/index)?\.html$/, '')) || '/'
  return clean === path ? null : { redirect: clean, status }
}

/** Vercel: addresses are cleaned, then the files, then the rewrites. */
function vercel(build: Build): Rules {
  const rules = JSON.parse(build.read('/vercel.json')) as Json
  return {
    headers: listedHeaders(rules.headers),
    resolve(path) {
      const to = rewriteOf(rules, path)
      const file = pageOf(build, path) ?? (to && pageOf(build, to))
      return cleaned(path, 308) ?? (file ? { file } : MISSING)
    },
  }
}

function firebase(build: Build): Rules {
  const { hosting } = JSON.parse(build.read('/firebase.json')) as { hosting: Json }
  return {
    headers: listedHeaders(hosting.headers),
    resolve(path) {
      const file = pageOf(build, path) ?? rewriteOf(hosting, path)
      return cleaned(path, 301) ?? (file ? { file } : MISSING)
    },
  }
}

/** `npx serve`: the rewrites come before the files. */
function serve(build: Build): Rules {
  const rules = JSON.parse(build.read('/serve.json')) as Json
  return {
    headers: listedHeaders(rules.headers),
    resolve(path) {
      const file = pageOf(build, rewriteOf(rules, path) ?? path)
      return cleaned(path, 301) ?? (file ? { file } : MISSING)
    },
  }
}

/** CloudFront in front of a bucket of exact names, with the function at both ends. */
function cloudfront(build: Build): Rules {
  type Event = { request: { uri: string }; response?: { headers: Record<string, { value: string }> } }
  const handler = runInNewContext(`${build.read(`${build.base}/hosts/cloudfront-function.js`)}; handler`) as (
    event: Event,
  ) => { uri: string } & Required<Event>['response']
  return {
    headers: (uri) =>
      Object.fromEntries(
        Object.entries(handler({ request: { uri }, response: { headers: {} } }).headers).map(([name, { value }]) => [
          name,
          value,
        ]),
      ),
    resolve(path) {
      const { uri } = handler({ request: { uri: path } })
      // A custom error response of the distribution.
      return build.has(uri) ? { file: uri } : { file: `${build.base}/404.html`, status: 404 }
    },
  }
}

const HOSTS = { netlify, cloudflare, vercel, firebase, serve, cloudfront }
export type Ruled = keyof typeof HOSTS
export const RULED = Object.keys(HOSTS) as Ruled[]

/** How a host that cannot run here applies the rules of the build, as its documentation describes it. */
export const rulesOf = (
  kind: Ruled,
  { folder, base, has }: { folder: string; base: string; has: Build['has'] },
): Rules => HOSTS[kind]({ base, has, read: (file) => readFileSync(`${folder}${file}`, 'utf8') })
