import { type Release, type TakeTurn, turns } from './turns'

/**
 * Connections in use at one time to one address, over all scans of all tenants: politeness is owed to the server, not
 * to its name.
 */
export const CONNECTIONS_PER_ADDRESS = 4

/**
 * What is counted for an address: connections, and other programs that ask it for a second opinion, one after the
 * other.
 */
export const USES = { connection: CONNECTIONS_PER_ADDRESS, tool: 1 } as const
export type Use = keyof typeof USES

/** Waits until the address may be used once more. Rejects with the signal's reason. */
export type TakeSlot = (ip: string, signal: AbortSignal, use: Use) => Promise<Release>

const own: Record<Use, TakeTurn> = { connection: turns(USES.connection), tool: turns(USES.tool) }

let beyond: TakeSlot | null = null

/**
 * From now on each use is also taken from whoever counts for several processes: the server for its scan process, the
 * database for all servers.
 */
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

/** Without more said: one of its connections. */
export async function takeSlot(ip: string, signal: AbortSignal, use: Use = 'connection'): Promise<Release> {
  const release = await own[use](ip, signal)
  try {
    const releaseBeyond = await beyond?.(ip, signal, use)
    return () => {
      releaseBeyond?.()
      release()
    }
  } catch (error) {
    release()
    throw error
  }
}
