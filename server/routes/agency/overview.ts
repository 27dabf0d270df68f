import { Hono } from 'hono'
import { agencyApi } from '@/lib/contract/agency'
import { admits } from '@/lib/domain/plans'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import { attentionOf } from './attention'
import { clientsOf } from './clients'
import { newLeadsOf, nextStepsOf, pipelineOf } from './pipeline'
import { stepsOf } from './steps'

export const agencyRoutes = new Hono<Env>()

const MAX_ATTENTION = 200

serve(agencyRoutes, agencyApi.overview, async ({ db, user }) => {
  const hasTools = admits('agencyTools', user)
  const clients = await clientsOf(db, user.id)
  const attention = await attentionOf(db, user.id, clients, hasTools)
  const scores = clients.flatMap(({ score }) => score ?? [])
  return {
    clients: clients.map(({ all: _all, ...client }) => client),
    average_score:
      scores.length === 0 ? null : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length),
    attention: attention.slice(0, MAX_ATTENTION),
    attention_total: attention.length,
    pipeline: hasTools ? await pipelineOf(db, user.id) : null,
    new_leads: hasTools ? await newLeadsOf(db, user) : null,
    next_steps: hasTools ? await nextStepsOf(db, user.id) : null,
    steps: await stepsOf(db, user.id),
    money: null,
    signatures: null,
    websites: null,
  }
})
