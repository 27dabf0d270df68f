import { type TakeTurn, turns } from './turns'

/** Connections in use at one time to one address, over all scans of all tenants: politeness is owed to the server, not to its name. */
export const CONNECTIONS_PER_ADDRESS = 4

/** Waits for one of an address's connections. Rejects with the signal's reason. */
export type TakeSlot = TakeTurn

const connections = turns(CONNECTIONS_PER_ADDRESS)

let beyond: TakeSlot | null = null

/** From now on a connection is also taken from whoever counts for several processes: the server for its scan process, the database for all servers. */
export function shareSlots(take: TakeSlot | null): void {
  beyond = take
}

/** Does the work while holding one of the address's connections; waits for a free one, in order of arrival. */
export async function withSlot<T>(ip: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const release = await takeSlot(ip, signal)
  try {
    return await work()
  } finally {
    release()
  }
}

export const takeSlot: TakeSlot = async (ip, signal) => {
  const release = await connections(ip, signal)
  try {
    const releaseBeyond = await beyond?.(ip, signal)
    return () => {
      releaseBeyond?.()
      release()
    }
  } catch (error) {
    release()
    throw error
  }
}
