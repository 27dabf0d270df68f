import { Hono } from 'hono'
import { agencyApi } from '@/lib/contract/agency'
import { admits } from '@/lib/domain/plans'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import { sumsByCurrency } from '@/server/invoices/totals'
import { accountsBlock } from '@/server/routes/reseller/accounts'
import { attentionOf } from './attention'
import { clientsOf } from './clients'
import { newLeadsOf, nextStepsOf, pipelineOf } from './pipeline'
import { signaturesOf } from './signatures'
import { stepsOf } from './steps'

export const agencyRoutes = new Hono<Env>()

serve(agencyRoutes, agencyApi.overview, async ({ db, user }) => {
  const hasTools = admits('agencyTools', user)
  const [clients, leads, new_leads, next_steps, steps, accounts, signatures, money] = await Promise.all([
    clientsOf(db, user.id),
    hasTools ? pipelineOf(db, user.id) : null,
    hasTools ? newLeadsOf(db, user) : null,
    hasTools ? nextStepsOf(db, user.id) : null,
    stepsOf(db, user.id),
    admits('reseller', user) ? accountsBlock(db, user) : null,
    hasTools ? signaturesOf(db, user.id) : null,
    hasTools ? sumsByCurrency(db, user) : null,
  ])
  const attention = await attentionOf(db, user, clients, leads?.overdue ?? 0)
  const scores = clients.flatMap(({ score, is_own }) => (is_own ? [] : (score ?? [])))
  return {
    clients: clients.map(({ all: _all, ...client }) => ({
      ...client,
      needs: attention.needs.get(client.workspace_id) ?? { urgent: 0, to_set_up: 0 },
    })),
    average_score:
      scores.length === 0 ? null : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length),
    attention: attention.rows,
    attention_counts: attention.counts,
    attention_total: Object.values(attention.counts).reduce((sum, count) => sum + count, 0),
    pipeline: leads?.pipeline ?? null,
    new_leads,
    next_steps,
    next_steps_due: leads?.overdue ?? null,
    steps,
    accounts,
    money,
    signatures,
  }
})
