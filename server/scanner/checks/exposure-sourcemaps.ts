import { RULES } from '@/lib/domain/rules/exposure-sourcemaps'
import { type Context, defineCheck, NotApplicable, say } from '@/server/scanner/check'
import { crawlSite } from '@/server/scanner/crawl'
import { type Found, type Probe, probeSite, siteOrigin } from '@/server/scanner/probe'
import { MAX_SCRIPT_BYTES } from './software-js'

const MAX_SCRIPTS = 30
const MAX_MAPS_SHOWN = 12
/** Tools write the names of the sources behind the long list of mappings, so the beginning is not enough. */
const MAP_BYTES = 262_144

type Script = { path: string; comment: string | null }
type MapProbe = Probe & { script: string }
type Served = { map: SourceMap; script: string; url: string; request: string; status: number }

export const exposureSourcemaps = defineCheck({
  id: 'exposure.sourcemaps',
  category: 'exposure',
  modes: ['full'],
  rules: RULES,
  async run(context) {
    const origin = await siteOrigin(context)
    const scripts = await ownScripts(context, origin)
    const inline = scripts.flatMap(({ path, comment }) => inlineMap(comment, origin + path))
    const found = await probeSite(context, distinct(scripts.flatMap((script) => probesOf(script, origin))), [origin])
    const served = [...inline, ...found.flatMap(servedBy)]
    return served.length === 0
      ? []
      : [{ rule: 'sourcemap' as const, at: `${origin}/`, evidence: served.slice(0, MAX_MAPS_SHOWN).map(evidenceOf) }]
  },
})

/**
 * The scripts that come from the site itself, and what each says about its map. Read as the check of libraries reads
 * them, so that each is asked for once.
 */
async function ownScripts(context: Context, origin: string): Promise<Script[]> {
  const { pages, gaps } = await crawlSite(context)
  for (const gap of gaps) context.partial(gap)
  const addresses = [
    ...new Set(
      pages.flatMap(({ scripts }) =>
        scripts.flatMap(({ src }) => (src && URL.parse(src)?.origin === origin ? [src] : [])),
      ),
    ),
  ]
  if (addresses.length === 0) throw new NotApplicable(say('noOwnScripts'))
  if (addresses.length > MAX_SCRIPTS)
    context.partial(say('scriptsLimited', { count: MAX_SCRIPTS, total: addresses.length }))
  const scripts: Script[] = []
  const files = addresses.slice(0, MAX_SCRIPTS)
  for (const [index, address] of files.entries()) {
    const answer = await context.http.get(address, { follow: true, limit: MAX_SCRIPT_BYTES }).catch(() => null)
    context.progress(say('scriptsDone', { count: index + 1, total: files.length }))
    context.signal.throwIfAborted()
    if (!answer) context.partial(say('addressUnread', { address }))
    if (answer?.status !== 200 || /^\s*text\/html/i.test(answer.header('content-type') ?? '')) continue
    const { pathname } = new URL(answer.url)
    scripts.push({
      path: pathname,
      comment: answer.header('sourcemap') ?? answer.header('x-sourcemap') ?? commentIn(answer.body),
    })
  }
  return scripts
}

/** The last comment that names a map, as browsers read it. */
function commentIn(body: string): string | null {
  const at = body.lastIndexOf('sourceMappingURL=')
  return at > 0 && /[#@]\s?$/.test(body.slice(at - 2, at))
    ? (/^sourceMappingURL=(\S+)\s*$/.exec(body.slice(at))?.[1] ?? null)
    : null
}

/** The map the script names, or the one that lies beside it where it names none of this site. */
function probesOf({ path, comment }: Script, origin: string): MapProbe[] {
  if (comment?.startsWith('data:')) return []
  const named = comment ? URL.parse(comment, origin + path) : null
  const map = named?.origin === origin ? named.pathname : `${path}.map`
  return [{ path: map, script: path, bytes: MAP_BYTES, isIt: ({ body }) => readSourceMap(body) !== null }]
}

function inlineMap(comment: string | null, url: string): Served[] {
  const data = /^data:application\/json(?:;[\w=-]+)*;base64,(.+)$/.exec(comment ?? '')?.[1]
  const map = data ? readSourceMap(Buffer.from(data, 'base64').toString('utf8')) : null
  return map ? [{ map, script: url, url, request: `GET ${new URL(url).pathname}`, status: 200 }] : []
}

function servedBy({ probe, answer }: Found<MapProbe>): Served[] {
  const map = readSourceMap(answer.body)
  return map
    ? [{ map, script: probe.script, url: answer.url, request: `GET ${probe.path}`, status: answer.status }]
    : []
}

const evidenceOf = ({ map, script, url, request, status }: Served) => ({
  label: say('sourceMap'),
  url,
  request,
  status,
  data: { script, sources: map.sources.slice(0, 10), with_source_text: map.hasText },
})

const distinct = (probes: MapProbe[]) => [...new Map(probes.map((probe) => [probe.path, probe])).values()]

type SourceMap = {
  /** Names of the original files, as far as they could be read. */
  sources: string[]
  /** The text of the original files is in the map itself. */
  hasText: boolean
}

/** Reads a source map, also one of which only the beginning is there; null when the text is something else. */
function readSourceMap(text: string): SourceMap | null {
  // A guard against being loaded as a script, as some servers put before JSON.
  const json = text.replace(/^\)\]\}'[^\n]*\n/, '')
  const start = json.slice(0, 4_096)
  if (!/^\s*\{/.test(start) || !/"version"\s*:\s*3\b/.test(json.slice(0, 4_096) + json.slice(-200))) return null
  if (!/"mappings"\s*:\s*"[A-Za-z0-9+/,;]/.test(json) && !/"sections"\s*:\s*\[/.test(start)) return null
  return { sources: namesIn(json), hasText: /"sourcesContent"\s*:\s*\[\s*"/.test(json) }
}

function namesIn(json: string): string[] {
  const list = /"sources"\s*:\s*\[([^\]]{0,20000})/.exec(json)?.[1] ?? ''
  return [...list.matchAll(/"((?:[^"\\]|\\.){1,300})"/g)].map(([, name]) => name ?? '').slice(0, 50)
}
