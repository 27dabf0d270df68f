import * as z from 'zod/mini'
import type { Context } from '@/server/scanner/check'
import type { Exchange } from '@/server/net/http'

const LIMIT = 300_000
/** With and without pretty addresses. The whole answer lists every address of the API, and may have megabytes. */
const ROOTS = ['/wp-json/?_fields=authentication', '/?rest_route=/&_fields=authentication']

/**
 * What WordPress says of itself where its API begins. Without a way to sign in the list is empty, which PHP writes as a
 * list.
 */
const Root = z.object({ authentication: z.object({ 'application-passwords': z.looseObject({}) }) })

/**
 * The answer in which the API offers to sign programs in by passwords of their own; null when it does not. No password
 * is ever tried.
 */
export async function offersApplicationPasswords(context: Context, root: string): Promise<Exchange | null> {
  for (const path of ROOTS) {
    const answer = await context.http.get(root + path, { limit: LIMIT })
    if (answer.status === 200 && Root.safeParse(json(answer.body)).success) return answer
  }
  return null
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
