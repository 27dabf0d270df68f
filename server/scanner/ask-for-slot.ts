import type { TakeSlot } from '@/server/net/slots'
import type { Release } from '@/server/net/turns'
import type { FromScanProcess } from './scan-messages'

/** In the scan process: the uses of an address are counted by the server, which also knows those of its own look-ups and of other servers. */
export function slotsOfServer(tell: (message: FromScanProcess) => void): { take: TakeSlot; granted(ticket: number): void } {
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
