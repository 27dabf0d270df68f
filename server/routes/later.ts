import { Hono } from 'hono'
import { dfyApi } from '@/lib/contract/dfy'
import type { Endpoint } from '@/lib/contract/endpoint'
import { integrationApi } from '@/lib/contract/integration'
import { leadApi } from '@/lib/contract/lead'
import { recipeApi } from '@/lib/contract/recipe'
import { resellerApi } from '@/lib/contract/reseller'
import { widgetApi } from '@/lib/contract/widget'
import { wordpressApi } from '@/lib/contract/wordpress'
import type { GateName } from '@/lib/domain/plans'
import { HttpError } from '@/server/errors'
import type { Env } from '@/server/api/env'
import { requireGate } from '@/server/api/plan'
import { authenticate } from '@/server/api/session'

type Later = { calls: Record<string, Endpoint>; gate: GateName; message: string }

/** What the contract has and this version does not. Each line goes when its routes arrive. */
export const later: Later[] = [
  { calls: dfyApi, gate: 'agencyTools', message: 'Done-for-you websites are not available in this version yet.' },
  { calls: leadApi, gate: 'agencyTools', message: 'The lead finder is not available in this version yet.' },
  { calls: integrationApi, gate: 'core', message: 'Integrations are not available in this version yet.' },
  { calls: recipeApi, gate: 'core', message: 'Recipes are not available in this version yet.' },
  { calls: wordpressApi, gate: 'core', message: 'WordPress monitoring is not available in this version yet.' },
  { calls: widgetApi, gate: 'core', message: 'The web widget is not available in this version yet.' },
  { calls: resellerApi, gate: 'reseller', message: 'Reseller accounts are not available in this version yet.' },
]

export const laterRoutes = new Hono<Env>()

for (const { calls, gate, message } of later) {
  for (const { method, path } of Object.values(calls)) {
    laterRoutes.on(method, path, async (c) => {
      requireGate(gate, await authenticate(c))
      throw new HttpError(501, message)
    })
  }
}
