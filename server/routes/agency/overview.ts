import { Hono } from 'hono'
import { agencyApi } from '@/lib/contract/agency'
import { admits } from '@/lib/domain/plans'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import { sumsByCurrency } from '@/server/invoices/totals'
import { accountsBlock } from '@/server/routes/reseller/accounts'
import { attentionOf } from './attention'
import { plansOf } from './client-plans'
import { clientsOf } from './clients'
import { newLeadsOf, nextStepsOf, pipelineOf } from './pipeline'
import { signaturesOf } from './signatures'
import { stepsOf } from './steps'

export const agencyRoutes = new Hono<Env>()

serve(agencyRoutes, agencyApi.overview, async ({ db, user }) => {
  const hasTools = admits('agencyTools', user)
  const [clients, leads, new_leads, next_steps, steps, accounts, signatures, money, planOf] = await Promise.all([
    clientsOf(db, user.id),
    hasTools ? pipelineOf(db, user.id) : null,
    hasTools ? newLeadsOf(db, user) : null,
    hasTools ? nextStepsOf(db, user.id) : null,
    stepsOf(db, user.id),
    admits('reseller', user) ? accountsBlock(db, user) : null,
    hasTools ? signaturesOf(db, user.id) : null,
    hasTools ? sumsByCurrency(db, user) : null,
    plansOf(db, user),
  ])
  const attention = await attentionOf(db, user, clients, leads?.overdue ?? 0)
  const own = clients.filter(({ is_own }) => !is_own)
  return {
    clients: clients.map(({ all: _all, ...client }) => ({
      ...client,
      ...planOf(client.workspace_id),
      needs: attention.needs.get(client.workspace_id) ?? { urgent: 0, to_set_up: 0 },
    })),
    average_score: averageOf(own.flatMap(({ score }) => score ?? [])),
    average_change: changeOf(own),
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

const averageOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

/** Of the clients that have a score and had one 30 days ago: others would change the average without a change. */
const changeOf = (clients: Awaited<ReturnType<typeof clientsOf>>): number | null =>
  averageOf(
    clients.flatMap(({ score, all }) => {
      const before = all.flatMap(({ score_before }) => score_before ?? [])
      return score === null || before.length === 0 ? [] : score - Math.min(...before)
    }),
  )
