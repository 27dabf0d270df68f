import { say } from '@/lib/domain/say'
import { AsyncLocalStorage } from 'node:async_hooks'
import { saysOfError } from '@/lib/domain/told'
import { shareSlots, type TakeSlot } from '@/server/net/slots'
import { failed, type ScanOutcome, ScanStopped } from './outcome'
import { scan, type ScanEvent, type ScanInput } from './scan'
import type { FromScanProcess, ToScanProcess } from './scan-messages'
import type { Release } from '@/server/net/turns'

type Running = { controller: AbortController; end(outcome: ScanOutcome): void }

/** Scans run here, away from the server: whatever a hostile site does to this process, the server lives on. */
const running = new Map<string, Running>()
/** Which scan an uncaught error belongs to. */
const current = new AsyncLocalStorage<string>()

const slots = slotsOfServer(tell)
shareSlots(slots.take)

process.on('message', (message: ToScanProcess) => {
  if (message.type === 'start') start(message.scanId, message.input)
  else if (message.type === 'granted') slots.granted(message.ticket)
  else running.get(message.scanId)?.controller.abort(new ScanStopped('aborted', say('scanAborted')))
})
process.on('disconnect', () => process.exit(0))
process.on('uncaughtException', crash)
process.on('unhandledRejection', crash)

function start(scanId: string, input: ScanInput): void {
  const controller = new AbortController()
  const end = (outcome: ScanOutcome) => {
    if (running.delete(scanId)) tell({ type: 'done', scanId, outcome })
  }
  running.set(scanId, { controller, end })
  current.run(scanId, () => {
    const onEvent = sparingly((event) => tell({ type: 'event', scanId, event }))
    void scan(input, { signal: controller.signal, onEvent }).then(end)
  })
}

/** As often is it written at most how far a check is. */
const TELL_MS = 250

/** Every path of a check is a step of it, and each message costs the server a turn: of steps in a row the first goes. */
function sparingly(tellOf: (event: ScanEvent) => void): (event: ScanEvent) => void {
  const toldAt = new Map<string, number>()
  return (event) => {
    if (event.type === 'check' && event.check.state === 'running') {
      const now = performance.now()
      if (now - (toldAt.get(event.check.key) ?? -Infinity) < TELL_MS) return
      toldAt.set(event.check.key, now)
    }
    tellOf(event)
  }
}

/**
 * Ends the scan the error belongs to. When that is not known nothing can be trusted: the process ends, and the server
 * starts another.
 */
function crash(error: unknown): void {
  console.error('Uncaught error in the scan process', error)
  const scan = running.get(current.getStore() ?? '')
  if (!scan) process.exit(1)
  const message = say('ourFault', { reason: saysOfError(error) })
  scan.end(failed('internal', message))
  scan.controller.abort(new ScanStopped('internal', message))
}

function tell(message: FromScanProcess): void {
  if (process.connected) process.send?.(message)
}

/**
 * In the scan process: the uses of an address are counted by the server, which also knows those of its own look-ups and
 * of other servers.
 */
function slotsOfServer(tell: (message: FromScanProcess) => void): { take: TakeSlot; granted(ticket: number): void } {
  const waiting = new Map<number, () => void>()
  let last = 0
  const take: TakeSlot = (ip, signal, use) =>
    new Promise<Release>((resolve, reject) => {
      last += 1
      const ticket = last
      const giveBack = () => tell({ type: 'give', ticket })
      const leave = () => {
        waiting.delete(ticket)
        giveBack()
        reject(signal.reason)
      }
      waiting.set(ticket, () => {
        signal.removeEventListener('abort', leave)
        resolve(giveBack)
      })
      signal.addEventListener('abort', leave, { once: true })
      tell({ type: 'take', ticket, ip, use })
    })
  return {
    take,
    granted(ticket) {
      const enter = waiting.get(ticket)
      waiting.delete(ticket)
      enter?.()
    },
  }
}
