import type { Context } from '@/server/scanner/check'
import { randomPath } from '@/server/scanner/probe'
import type { Exchange } from '@/server/net/http'
import { findErrorText } from './error-text'

export type ErrorPage = { answer: Exchange; text: string }

/**
 * An address that no server can read: some programs show what they trip over. It asks for nothing and changes nothing.
 */
const UNREADABLE = '/%c0%ae'

/**
 * Answers of 400 and above that show the inside of the program: what the site says on its own address, and, in a scan
 * that its owner asked for, to a name that does not exist and to one that cannot be read.
 */
export async function leakyErrorPages(context: Context): Promise<ErrorPage[]> {
  const { https, http } = await context.origins()
  const answers = [https, http].flatMap((answer) => answer ?? [])
  if (context.mode === 'full') {
    for (const origin of new Set(answers.map(({ url }) => new URL(url).origin))) {
      for (const path of [randomPath(), UNREADABLE]) {
        const answer = await context.http.send(origin + path, { method: 'GET', limit: 200_000 }).catch(() => null)
        context.signal.throwIfAborted()
        if (answer) answers.push(answer)
      }
    }
  }
  const pages = answers.flatMap((answer) => {
    const text = answer.status >= 400 ? findErrorText(answer.body, true) : null
    return text === null ? [] : [{ answer, text }]
  })
  return pages.slice(0, 1)
}
