import type { Saying } from '@/lib/contract/scan-result'
import { say } from '@/lib/domain/say'
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ScanEvent } from './engine'
import { DEADLINE_MS } from './limits'
import { failed, type ScanOutcome, ScanStopped } from './outcome'
import type { ScanInput } from './scan'
import type { FromScanProcess, ToScanProcess } from './scan-messages'
import { takeSlot, type Use } from '@/server/net/slots'
import type { Release } from '@/server/net/turns'

/**
 * Where scans run. `start` never rejects; aborting its signal (best with a ScanStopped as reason) ends it within 5
 * seconds.
 */
export type ScanProcess = {
  start(input: ScanInput, onEvent?: (event: ScanEvent) => void, signal?: AbortSignal): Promise<ScanOutcome>
  /** Ends what still runs or waits, as interrupted. */
  stop(): Promise<void>
}

export type ScanProcessOptions = {
  /** The bundled `process.ts`, for instance `dist/scan-process.mjs`. */
  entry: URL | string
  /** Scans at one time; more wait their turn. */
  concurrency: number
  /** Milliseconds from an abort or a deadline until the process is killed. */
  graceMs?: number
}

type Job = {
  input: ScanInput
  onEvent?: (event: ScanEvent) => void
  signal?: AbortSignal
  onAbort(): void
  killTimer?: NodeJS.Timeout
  /** It did not come to its end in time, and the process was killed for it. */
  isStuck?: boolean
  resolve(outcome: ScanOutcome): void
}

/** What the child may know of our environment: no database address, no secrets. */
const ENVIRONMENT = [
  'PATH',
  'TZ',
  'HOME',
  'TMPDIR',
  'SYSTEMROOT',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'DATA_DIR',
  'RETIRE_DB',
  'SOTERIA_LIBRARY_WORKER',
]

/**
 * Runs scans in a child process, started when first needed and again after it died. A dead child fails its scans and
 * nothing else.
 */
export function createScanProcess(options: ScanProcessOptions): ScanProcess {
  return new ForkedScans(options)
}

class ForkedScans implements ScanProcess {
  #options: ScanProcessOptions
  #child: ChildProcess | null = null
  #running = new Map<string, Job>()
  #waiting: Job[] = []

  constructor(options: ScanProcessOptions) {
    this.#options = options
  }

  start(input: ScanInput, onEvent?: (event: ScanEvent) => void, signal?: AbortSignal): Promise<ScanOutcome> {
    return new Promise((resolve) => {
      const job: Job = { input, onEvent, signal, resolve, onAbort: () => this.#abort(job) }
      signal?.addEventListener('abort', job.onAbort, { once: true })
      this.#waiting.push(job)
      if (signal?.aborted) this.#abort(job)
      this.#fill()
    })
  }

  async stop(): Promise<void> {
    const message = say('serverStopped')
    for (const job of [...this.#waiting, ...this.#running.values()]) this.#end(job, failed('interrupted', message))
    const child = this.#child
    this.#child = null
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    await new Promise((resolve) => {
      child.once('exit', resolve)
      child.kill('SIGKILL')
    })
  }

  #fill(): void {
    while (this.#running.size < this.#options.concurrency) {
      const job = this.#waiting.shift()
      if (!job) return
      this.#running.set(job.input.scanId, job)
      this.#killAfter(job, (job.input.deadlineMs ?? DEADLINE_MS[job.input.mode]) + this.#graceMs)
      this.#send({ type: 'start', scanId: job.input.scanId, input: job.input })
    }
  }

  #abort(job: Job): void {
    if (this.#waiting.includes(job)) return this.#end(job, stopped(job))
    this.#send({ type: 'abort', scanId: job.input.scanId })
    this.#killAfter(job, this.#graceMs)
  }

  /** A child that does not come to the end of a scan in time is stuck in it: no message reaches it any more. */
  #killAfter(job: Job, ms: number): void {
    clearTimeout(job.killTimer)
    job.killTimer = setTimeout(() => {
      job.isStuck = true
      this.#child?.kill('SIGKILL')
    }, ms)
    job.killTimer.unref()
  }

  #end(job: Job, outcome: ScanOutcome): void {
    clearTimeout(job.killTimer)
    job.signal?.removeEventListener('abort', job.onAbort)
    this.#running.delete(job.input.scanId)
    this.#waiting = this.#waiting.filter((other) => other !== job)
    job.resolve(outcome)
    this.#fill()
  }

  #send(message: ToScanProcess): void {
    this.#child ??= this.#fork()
    this.#child.send(message, () => {})
  }

  #fork(): ChildProcess {
    const { entry } = this.#options
    const known = Object.fromEntries(
      ENVIRONMENT.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
    )
    // Name look-ups block a thread each; four of them would hold up every scan.
    const env = { NODE_ENV: process.env.NODE_ENV, ...known, UV_THREADPOOL_SIZE: '16' }
    const path = entry instanceof URL ? fileURLToPath(entry) : entry
    const child = fork(path, [], { env, execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    const slots = slotsOfProcess((ticket) => child.send({ type: 'granted', ticket } satisfies ToScanProcess, () => {}))
    child.on('message', (message: FromScanProcess) => {
      if (message.type === 'take') slots.take(message.ticket, message.ip, message.use)
      else if (message.type === 'give') slots.give(message.ticket)
      else this.#hear(message)
    })
    child.on('error', () => this.#lose(child, say('processNoStart')))
    child.on('exit', (code, signal) => {
      slots.giveAll()
      this.#lose(child, signal ? say('processSignal', { reason: signal }) : say('processExit', { code: String(code) }))
    })
    return child
  }

  #hear(message: Extract<FromScanProcess, { scanId: string }>): void {
    const job = this.#running.get(message.scanId)
    if (!job) return
    if (message.type === 'event') job.onEvent?.(message.event)
    else
      this.#end(
        job,
        job.signal?.aborted && message.outcome.status === 'failed'
          ? stopped(job, message.outcome.partial)
          : message.outcome,
      )
  }

  #lose(child: ChildProcess, what: Saying): void {
    if (this.#child !== child) return
    this.#child = null
    const lost = [...this.#running.values()]
    const isKilledByUs = lost.some((job) => job.isStuck)
    for (const job of lost) this.#end(job, lossOf(job, isKilledByUs, what))
  }

  get #graceMs(): number {
    return this.#options.graceMs ?? 5_000
  }
}

/** The scan that was stuck is to blame; the others in the same process were only beside it. */
function lossOf(job: Job, isKilledByUs: boolean, what: Saying): ScanOutcome {
  if (job.signal?.aborted) return stopped(job)
  const limit = Math.round((job.input.deadlineMs ?? DEADLINE_MS[job.input.mode]) / 1000)
  if (job.isStuck) return failed('timeout', say('scanSlowKilled', { seconds: limit }))
  if (isKilledByUs) return failed('interrupted', [say('otherScanStuck'), say('canStartAgain')])
  return failed('internal', [what, say('canStartAgain')])
}

function stopped({ signal }: Job, partial?: Extract<ScanOutcome, { status: 'failed' }>['partial']): ScanOutcome {
  const reason: unknown = signal?.reason
  return reason instanceof ScanStopped
    ? failed(reason.failure, reason.says, partial)
    : failed('aborted', say('scanAborted'), partial)
}

/** In the server: the uses of addresses that one scan process holds or waits for. All come back when it ends. */
function slotsOfProcess(grant: (ticket: number) => void) {
  const lent = new Map<number, Release>()

  function take(ticket: number, ip: string, use: Use): void {
    const waiting = new AbortController()
    lent.set(ticket, () => waiting.abort())
    takeSlot(ip, waiting.signal, use).then(
      (release) => {
        // Not wanted any more in the very moment it came free.
        if (waiting.signal.aborted) return release()
        lent.set(ticket, release)
        grant(ticket)
      },
      () => lent.delete(ticket),
    )
  }

  function give(ticket: number): void {
    const release = lent.get(ticket)
    lent.delete(ticket)
    release?.()
  }

  return { take, give, giveAll: () => [...lent.keys()].forEach(give) }
}
