import { type Context, say } from '@/server/scanner/check'
import { QUESTIONS } from './network-services'

/** Politeness keeps the connections to one address at four; more would only wait. */
const AT_ONCE = 4

export type Knocks = {
  /** In the order of their numbers, with what each said. */
  open: { port: number; said: string }[]
  /** No answer at all, which proves nothing. */
  unanswered: number
  /** Not touched, because the operator did not open them. */
  refused: number
  asked: number
}

/** Which ports of the address are open, and what they say; asked once per scan. */
export const knockOnce = (
  context: Context,
  ports: readonly number[],
  questions: Record<number, string> = QUESTIONS,
): Promise<Knocks> =>
  context.once(`network.knocks ${ports.join()}`, async () => {
    const knocks: Knocks = { open: [], unanswered: 0, refused: 0, asked: ports.length }
    const queue = [...ports]
    let done = 0
    const worker = async () => {
      for (let port = queue.shift(); port !== undefined; port = queue.shift()) {
        const knock = await context.knock(port, questions[port])
        if (knock.state === 'filtered') knocks.unanswered += 1
        if (knock.state === 'refused') knocks.refused += 1
        if (knock.state === 'open') knocks.open.push({ port, said: knock.said })
        done += 1
        context.progress(say('portsDone', { count: done, total: ports.length }))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    return { ...knocks, open: knocks.open.sort((a, b) => a.port - b.port) }
  })
