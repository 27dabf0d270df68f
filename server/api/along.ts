import type { Hono, MiddlewareHandler } from 'hono'
import type { authApi } from '@/lib/contract/auth'
import type { Reply } from '@/lib/contract/endpoint'
import { MAX_WHOLE } from '@/lib/domain/whole-list'
import { callsAt } from './callers'
import type { Env } from './env'

/** A sign-in waits no longer for what comes with it: what is slow is asked for by itself. */
const PATIENCE_MS = 150
const WORKSPACE = ':workspace'

/**
 * Answers, together with a sign-in, what the first screen is going to ask (`ask` in its body): a trip to the server
 * less. They are the answers that the new session gets for the same questions, and only those that it does get. Nothing of a workspace
 * whose sites are read page by page.
 */
export function answersAlong(app: Hono<Env>): MiddlewareHandler<Env> {
  return async (c, next) => {
    await next()
    if (c.res.status !== 200) return
    const { ask = [] } = (await c.req.json()) as { ask?: string[] }
    if (ask.length === 0) return
    const { data } = (await c.res.clone().json()) as Reply<typeof authApi.login>
    const workspace = data.workspaces?.find(({ is_default }) => is_default) ?? data.workspaces?.[0]
    if (!workspace || (workspace.assets_count ?? 0) > MAX_WHOLE) return

    const headers = { Authorization: `Bearer ${data.token}`, 'X-Requested-With': 'XMLHttpRequest' }
    const answers: Record<string, object> = {}
    const all = ask
      .map((question) => question.replaceAll(WORKSPACE, workspace.id))
      .filter(isRead)
      .map(async (question) => {
        const answer = await app.request(question, { headers }, c.env)
        if (answer.status === 200) answers[question] = (await answer.json()) as object
      })
    const patience = new Promise((done) => setTimeout(done, PATIENCE_MS))
    await Promise.race([Promise.allSettled(all), patience])
    c.res = Response.json({ data: { ...data, answers: { ...answers } } }, { headers: c.res.headers })
  }
}

/** A call of the contract that reads and answers with JSON: no files, which are long in the making. */
const isRead = (question: string) =>
  callsAt(question.split('?', 1)[0] ?? '').some(
    ({ method, auth, reply }) => method === 'GET' && auth === 'user' && reply !== 'file',
  )
