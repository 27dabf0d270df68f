import { takeSlot, type Use } from '@/server/net/slots'
import type { Release } from '@/server/net/turns'

/** In the server: the uses of addresses that one scan process holds or waits for. All come back when it ends. */
export function slotsOfProcess(grant: (ticket: number) => void) {
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
