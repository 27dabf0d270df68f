import type { Says } from '@/lib/contract/scan-result'
import { Told } from '@/lib/domain/told'
import { say } from '@/lib/domain/say'
import { spawn } from 'node:child_process'
import { findTool, isProgram } from './find-tool'

export type ToolRun = { binary: string; args: string[]; signal: AbortSignal; timeoutMs: number; maxBytes?: number }

/** A program that was not there, did not come to an end, or said more than it should. The message is a sentence. */
export class ToolFailed extends Told {
  override name = 'ToolFailed'
  /** What it had written until then. */
  readonly output: string
  constructor(says: Says, output = '') {
    super(says)
    this.output = output
  }
}

const MAX_BYTES = 8_000_000
const MAX_WORDS = 300
const GRACE_S = 2
/** What other programs may know of our environment. */
const ENVIRONMENT = ['PATH', 'HOME', 'TMPDIR']

const running = new Set<number>()
// A scan process that ends takes with it what it started.
process.on('exit', () => running.forEach(killGroup))

/**
 * Runs another program without a shell and answers what it wrote. It ends with the scan, at its time limit, or when it
 * writes too much, and its own children with it. A ToolFailed as the reason of the abort keeps what it had written.
 */
export function runTool({ binary, args, signal, timeoutMs, maxBytes = MAX_BYTES }: ToolRun): Promise<string> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const env = Object.fromEntries(
      ENVIRONMENT.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
    )
    if (!isProgram(binary)) throw new ToolFailed(say('toolGone'))
    const { command, words } = watched(binary, args, timeoutMs)
    const child = spawn(command, words, {
      env: { ...env, NODE_ENV: process.env.NODE_ENV, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    const chunks: Buffer[] = []
    let bytes = 0
    let complaint = ''
    const written = () => Buffer.concat(chunks).toString('utf8')
    if (child.pid) running.add(child.pid)
    const end = (settle: () => void) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      if (child.pid) killGroup(child.pid)
      settle()
    }
    const fail = (error: unknown) => end(() => reject(error))
    const stop = () =>
      fail(signal.reason instanceof ToolFailed ? new ToolFailed(signal.reason.says, written()) : signal.reason)
    const timer = setTimeout(
      () => fail(new ToolFailed(say('toolSlow', { seconds: Math.round(timeoutMs / 1000) }), written())),
      timeoutMs,
    )
    signal.addEventListener('abort', stop, { once: true })
    child.stdout.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes > maxBytes) fail(new ToolFailed(say('toolTooMuch')))
    })
    child.stderr.on('data', (chunk: Buffer) => {
      complaint = (complaint + chunk.toString()).slice(-MAX_WORDS)
    })
    child.on('error', (error: NodeJS.ErrnoException) =>
      fail(new ToolFailed(say('toolNoStart', { code: String(error.code) }))),
    )
    child.on('close', (code) => {
      if (code === 0) end(() => resolve(written()))
      else fail(new ToolFailed(say('toolEnded', { code: String(code), reason: complaint.trim() || say('noReason') })))
    })
  })
}

/**
 * Should this process be killed and leave the program alone, the `timeout` of the system ends it soon after its time.
 */
function watched(binary: string, args: string[], timeoutMs: number): { command: string; words: string[] } {
  const timeout = findTool('timeout')
  if (!timeout) return { command: binary, words: args }
  return { command: timeout, words: ['--signal=KILL', String(Math.ceil(timeoutMs / 1000) + GRACE_S), binary, ...args] }
}

function killGroup(pid: number): void {
  running.delete(pid)
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}
