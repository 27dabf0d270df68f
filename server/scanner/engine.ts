import { english } from '@/lib/domain/english'
import { say } from '@/lib/domain/say'
import { inARow, saysOfError } from '@/lib/domain/told'
import { setMaxListeners } from 'node:events'
import type { Check as CheckRow, CheckOutcome, Says } from '@/lib/contract/scan-result'
import type { StoredFinding } from '@/lib/domain/stored-result'
import { type Check, type Context, Inconclusive, NotApplicable, NotRun } from './check'
import { cleanSays, cleanText, maskSecrets } from './clean'
import { bySeverity, findingOf } from './finding'
import { TimedOut, within } from '@/server/net/within'

const AT_ONCE = 4

/**
 * What is told while a scan runs: every change of a check, every finding as it is found. `done` counts checks that have
 * ended.
 */
export type ScanEvent =
  | { type: 'check'; check: CheckRow; done: number; total: number }
  | { type: 'finding'; finding: StoredFinding }

export type RunOptions = {
  /** Milliseconds for one check. */
  perCheckMs: number
  onEvent?: (event: ScanEvent) => void
}

export type RunResult = { rows: CheckRow[]; findings: StoredFinding[] }

/**
 * Runs the checks meant for this mode, four at once. A check that fails, hangs or is aborted leaves the others alone.
 */
export async function runChecks(checks: readonly Check[], context: Context, options: RunOptions): Promise<RunResult> {
  const todo = checks.filter((check) => check.modes.includes(context.mode))
  const rows = new Map(todo.map((check) => [check.id, waitingRow(check)]))
  const findings = new Map<string, StoredFinding>()
  let done = 0
  const tell = (check: CheckRow) => {
    rows.set(check.key, check)
    options.onEvent?.({ type: 'check', check, done, total: todo.length })
  }
  const runNext = async (check: Check) => {
    const running = (says?: Says) => tell({ ...waitingRow(check), state: 'running', ...(says && inWords(says)) })
    running()
    const result = await runCheck(check, { ...context, progress: running }, options.perCheckMs)
    const fresh = result.findings.filter((finding) => !findings.has(finding.id))
    for (const finding of fresh) {
      findings.set(finding.id, finding)
      options.onEvent?.({ type: 'finding', finding })
    }
    done += 1
    tell({ ...result.row, ...tallyOf(fresh) })
  }
  for (const row of rows.values()) tell(row)
  const queue = [...todo]
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) await runNext(check)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return { rows: [...rows.values()], findings: [...findings.values()].sort(bySeverity) }
}

/** What a row says of its findings before the report does. */
function tallyOf(findings: readonly StoredFinding[]) {
  const [worst] = findings.toSorted(bySeverity)
  const notes = findings.filter(({ severity }) => severity === 'info').length
  return { findings: findings.length, notes, ...(worst && { worst: worst.severity }) }
}

async function runCheck(
  check: Check,
  context: Context,
  perCheckMs: number,
): Promise<{ row: CheckRow; findings: StoredFinding[] }> {
  const startedAt = performance.now()
  const gaps: Says[] = []
  const notes: Says[] = []
  const ended = (state: CheckOutcome, says: Says | null, findings: StoredFinding[] = []) => {
    const took_ms = Math.round(performance.now() - startedAt)
    const ended_at = new Date().toISOString()
    return {
      row: {
        ...waitingRow(check),
        state,
        ...(says && inWords(says)),
        took_ms,
        ended_at,
        ...tallyOf(findings),
      },
      findings,
    }
  }
  const ending = new AbortController()
  setMaxListeners(0, ending.signal)
  try {
    context.signal.throwIfAborted()
    const own: Context = {
      ...context,
      signal: ending.signal,
      timeLeft: () => Math.max(0, startedAt + perCheckMs - performance.now()),
      partial: (reason) => gaps.push(reason),
      note: (text) => notes.push(text),
      // What it left behind may still run when it has ended.
      progress: (text) => ending.signal.aborted || context.progress(text),
    }
    const limit = say('checkSlow', { seconds: perCheckMs / 1000 })
    const hits = await within(check.run(own), perCheckMs, context.signal, limit)
    const findings = distinct(hits.map((hit) => findingOf(check, hit)))
    if (gaps.length > 0) return ended('inconclusive', each([...gaps, ...notes]), findings)
    return ended(findings.length > 0 ? 'findings' : 'passed', each(notes), findings)
  } catch (error) {
    return ended(
      context.signal.aborted ? 'skipped' : outcomeOf(error),
      saysOfError(context.signal.aborted ? context.signal.reason : error),
    )
  } finally {
    ending.abort(context.signal.aborted ? context.signal.reason : new TimedOut(say('checkEnded')))
  }
}

const inWords = (says: Says) => ({
  detail: cleanText(maskSecrets(english(says))),
  says: { detail: cleanSays(says) },
})

/** Each once. */
function each(said: Says[]): Says | null {
  const row = [...new Map(said.flatMap(inARow).map((text) => [english(text), text])).values()]
  return row.length > 1 ? row : (row[0] ?? null)
}

/** A server that does not let us see is not a fault of the check: only what is unforeseen is an error. */
function outcomeOf(error: unknown): CheckOutcome {
  if (error instanceof NotApplicable) return 'not_applicable'
  if (error instanceof NotRun) return 'skipped'
  if (error instanceof Inconclusive || error instanceof TimedOut) return 'inconclusive'
  return isNetworkTrouble(error) ? 'inconclusive' : 'error'
}

function isNetworkTrouble(error: unknown): boolean {
  return error instanceof Error && ['RequestFailed', 'BudgetSpent', 'Blocked'].includes(error.name)
}

function waitingRow(check: Check): CheckRow {
  return {
    key: check.id,
    title: check.title,
    category: check.category,
    state: 'pending',
    detail: null,
    took_ms: null,
    ended_at: null,
    findings: 0,
  }
}

function distinct(findings: StoredFinding[]): StoredFinding[] {
  return [...new Map(findings.map((finding) => [finding.id, finding])).values()]
}
