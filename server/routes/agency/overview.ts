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
  const attention = await attentionOf(db, user, clients)
  const scores = clients.flatMap(({ score, is_own }) => (is_own ? [] : (score ?? [])))
  const leads = hasTools ? await pipelineOf(db, user.id) : null
  return {
    clients: clients.map(({ all: _all, ...client }) => client),
    average_score:
      scores.length === 0 ? null : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length),
    attention: attention.slice(0, MAX_ATTENTION),
    attention_total: attention.filter(({ kind }) => kind !== 'next_step').length + (leads?.overdue ?? 0),
    pipeline: leads?.pipeline ?? null,
    new_leads: hasTools ? await newLeadsOf(db, user) : null,
    next_steps: hasTools ? await nextStepsOf(db, user.id) : null,
    next_steps_due: leads?.overdue ?? null,
    steps: await stepsOf(db, user.id),
    money: null,
    signatures: null,
    websites: null,
  }
})
