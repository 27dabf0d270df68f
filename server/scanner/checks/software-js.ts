import type { StoredEvidence } from '@/lib/domain/stored-result'
import { adviceSays, withDataSays } from '@/lib/domain/older-result'
import { SEVERITIES, type Severity } from '@/lib/contract/scan-result'
import { type Context, defineCheck, type Hit, NotApplicable, say, vulnerable } from '@/server/scanner/check'
import { saysOfError } from '@/lib/domain/told'
import { crawlSite } from '@/server/scanner/crawl'
import type { Page, Script } from '@/server/scanner/page'
import { libraryRecogniser, type Recognised } from '@/server/scanner/software/library-recogniser'
import type { Advisory, Library, Question } from '@/server/scanner/software/library-types'
import { RULES } from '@/lib/domain/rules/software-js'

type Use = Library & { url: string }
/** A script and the address of the page it stands on. */
type PageScript = Script & { page: string }

const MAX_SCRIPTS = 30
/** Also for other checks that read the same scripts: an address with the same limit is asked for once. */
export const MAX_SCRIPT_BYTES = 1_000_000
const MAX_INLINE = 300_000
/** A site whose scripts freeze the recogniser again and again does so on purpose. */
const MAX_TIMEOUTS = 2

export const softwareJs = defineCheck({
  id: 'software.js',
  category: 'software',
  modes: ['light', 'full'],
  rules: RULES,
  async run(context) {
    const page = await context.page()
    const { pages, gaps } = await crawlSite(context)
    const scripts = pages.flatMap((one) => one.scripts.map((script) => ({ ...script, page: one.url.href })))
    for (const gap of gaps) context.partial(gap)
    if (!pages.every(({ isComplete }) => isComplete)) context.partial(say('pageCutScripts'))
    else if (scripts.length === 0) throw new NotApplicable(say('noScripts'))
    const uses = await new ScriptReader(context, page.url.hostname, scripts).read()
    context.observe(
      'libraries',
      uses.map(({ name, version, by, url }) => ({ name, version, by, url })),
    )
    return byLibrary(uses.filter(({ advisories }) => advisories.length > 0)).map((affected) => finding(page, affected))
  },
})

class ScriptReader {
  #context: Context
  #host: string
  #scripts: readonly PageScript[]
  #timeouts = 0
  /** So many had a text to read; what other sites send is known by its address alone. */
  #read = 0

  constructor(context: Context, host: string, scripts: readonly PageScript[]) {
    this.#context = context
    this.#host = host
    this.#scripts = scripts
  }

  async read(): Promise<Use[]> {
    const uses: Use[] = []
    const addresses = [...new Set(this.#scripts.flatMap(({ src }) => (src && /^https?:/.test(src) ? [src] : [])))]
    if (addresses.length > MAX_SCRIPTS)
      this.#context.partial(say('scriptsLimited', { count: MAX_SCRIPTS, total: addresses.length }))
    const files = addresses.slice(0, MAX_SCRIPTS)
    for (const [index, address] of files.entries()) {
      uses.push(...(await this.#file(address)))
      this.#context.progress(say('scriptsDone', { count: index + 1, total: files.length }))
    }
    const texts = distinctTexts(
      this.#scripts.filter(({ src, inline, attributes }) => !src && inline.trim() && isJavaScript(attributes.type)),
    )
    const short = texts.filter(({ inline }) => inline.length <= MAX_INLINE).slice(0, MAX_SCRIPTS)
    if (short.length < texts.length)
      this.#context.partial(say('inlineLimited', { count: short.length, total: texts.length }))
    for (const { inline, page } of short) uses.push(...(await this.#ask({ content: inline }, page)))
    if (this.#timeouts === 0) this.#noteRead(this.#read + short.length, files.length - this.#read)
    return uses
  }

  #noteRead(read: number, named: number) {
    if (read > 0) this.#context.note(say('scriptsRead', { count: read }))
    if (named > 0) this.#context.note(say('scriptsNamed', { count: named }))
  }

  /** What a file says counts; its address only where we do not fetch it or its text says nothing. */
  async #file(address: string): Promise<Use[]> {
    const content = new URL(address).hostname === this.#host ? await this.#fetch(address) : null
    if (content) this.#read += 1
    const found = content ? await this.#ask({ content }, address) : []
    return found.length > 0 ? found : this.#ask({ address }, address)
  }

  /** Null when there is no script to read; a page sent in its place is none. */
  async #fetch(address: string): Promise<string | null> {
    try {
      const answer = await this.#context.http.get(address, { follow: true, limit: MAX_SCRIPT_BYTES })
      if (answer.status !== 200 || /^\s*text\/html/i.test(answer.header('content-type') ?? '')) return null
      if (answer.timedOut) this.#context.partial(say('addressSlow', { address }))
      return answer.body.slice(0, MAX_SCRIPT_BYTES)
    } catch {
      this.#context.signal.throwIfAborted()
      this.#context.partial(say('addressUnread', { address }))
      return null
    }
  }

  async #ask(question: Question, url: string): Promise<Use[]> {
    if (this.#timeouts >= MAX_TIMEOUTS) return []
    this.#context.signal.throwIfAborted()
    const answer = await this.#recognise(question)
    if (answer === 'broken') return []
    if (answer) {
      this.#context.observe('data_versions', { libraries: answer.dataVersion })
      return answer.libraries.map((library) => ({ ...library, url }))
    }
    this.#timeouts += 1
    this.#context.partial(say('librariesGivenUp', { address: url }))
    return []
  }

  /** What was found in other scripts is kept when the recogniser itself fails. */
  async #recognise(question: Question): Promise<Recognised | null | 'broken'> {
    try {
      return await libraryRecogniser().ask(question)
    } catch (error) {
      this.#timeouts = MAX_TIMEOUTS
      this.#context.partial(say('recogniserFailed', { reason: saysOfError(error) }))
      return 'broken'
    }
  }
}

/** The same script stands on every page of a site. */
const distinctTexts = (scripts: readonly PageScript[]) => [
  ...new Map(scripts.map((script) => [script.inline, script])).values(),
]

/** Browsers do not run templates and data, which are scripts by name only. */
const isJavaScript = (type = '') => /^\s*$|javascript|ecmascript|^module$/i.test(type)

function byLibrary(uses: Use[]): Use[][] {
  return [...Map.groupBy(uses, ({ name }) => name).values()]
}

function finding(page: Page, uses: Use[]): Hit<'vulnerable'> {
  const [first] = uses
  const advisories = distinct(uses.flatMap((use) => use.advisories))
  const versions = [...new Set(uses.map(({ version }) => version))]
  return {
    rule: 'vulnerable',
    at: page.url.href,
    key: first?.name,
    title: vulnerable(`${first?.name} ${versions[0]}`, advisories.length, versions.slice(1).join(' and ')),
    severity: oneStepDown(advisories),
    confidence: uses.some(({ by }) => by === 'content') ? 'confirmed' : 'likely',
    cve: [...new Set(advisories.flatMap(({ cve }) => cve))].sort(),
    references: advisories
      .flatMap(({ summary, sources }) =>
        sources.slice(0, 1).map((url) => ({ title: adviceSays(summary) ?? summary, url })),
      )
      .slice(0, 8),
    evidence: uses.map(evidence),
  }
}

/** Whether the page calls the affected function is not known. */
export function oneStepDown(advisories: Pick<Advisory, 'severity'>[]): Severity {
  const steps = advisories.map(({ severity }) => SEVERITIES.indexOf(severity as Severity)).filter((step) => step >= 0)
  return SEVERITIES[Math.min(...steps, SEVERITIES.length - 2) + 1] ?? 'info'
}

function distinct(advisories: Advisory[]): Advisory[] {
  return [...new Map(advisories.map((advisory) => [advisory.cve.join() || advisory.summary, advisory])).values()]
}

function evidence({ name, version, by, url, advisories }: Use): StoredEvidence {
  const list = advisories
    .slice(0, 12)
    .map(({ severity, summary, cve, fixedIn }) => ({ severity, summary, cve, fixed_in: fixedIn }))
  const data = { library: name, version, recognised_by: by, advisories: list }
  return withDataSays({ label: say('library'), url, data })
}
