import { say } from '@/lib/domain/say'
import { inARow } from '@/lib/domain/told'
import { type Context, Inconclusive } from '@/server/scanner/check'
import { takeSlot, withSlot } from '@/server/net/slots'
import { runTool, ToolFailed, type ToolRun } from './run-tool'

type Asking = Pick<Context, 'ip' | 'signal'>

/**
 * What a program says about an address to which it connects by itself, one connection at a time: it holds one of the
 * address's.
 */
export const askTool = (name: string, { ip, signal }: Asking, run: Omit<ToolRun, 'signal'>): Promise<string> =>
  inTurn(name, { ip, signal }, () => withSlot(ip, signal, () => runTool({ ...run, signal })))

/**
 * Does the work while no other program asks the address, whatever scan it belongs to, also of other servers: ordinary
 * requests must not wait for several of them. Throws Inconclusive when the program says nothing.
 */
export async function inTurn<T>(name: string, { ip, signal }: Asking, work: () => Promise<T>): Promise<T> {
  const release = await takeSlot(ip, signal, 'tool')
  try {
    return await work()
  } catch (error) {
    if (error instanceof ToolFailed) throw new Inconclusive([say('noOpinion', { tool: name }), ...inARow(error.says)])
    throw error
  } finally {
    release()
  }
}
