import { type Context, Inconclusive } from '../check'
import { withSlot } from '../net/slots'
import { turns } from '../net/turns'
import { runTool, ToolFailed, type ToolRun } from './run-tool'

type Asking = Pick<Context, 'ip' | 'signal'>

/** Other programs ask an address one after the other, whatever scan they belong to: ordinary requests must not wait for several of them. */
const takeTurn = turns(1)

/** What a program says about an address to which it connects by itself, one connection at a time: it holds one of the address's. */
export const askTool = (name: string, { ip, signal }: Asking, run: Omit<ToolRun, 'signal'>): Promise<string> =>
  inTurn(name, { ip, signal }, () => withSlot(ip, signal, () => runTool({ ...run, signal })))

/** Does the work while no other program asks the address. Throws Inconclusive when the program says nothing. */
export async function inTurn<T>(name: string, { ip, signal }: Asking, work: () => Promise<T>): Promise<T> {
  const release = await takeTurn(ip, signal)
  try {
    return await work()
  } catch (error) {
    if (error instanceof ToolFailed) throw new Inconclusive(`${name} gave no second opinion. ${error.message}`)
    throw error
  } finally {
    release()
  }
}
