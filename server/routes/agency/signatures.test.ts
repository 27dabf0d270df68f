import { agencyApi } from '@/lib/contract/agency'
import { contracts } from '@/server/db/schema'
import { openContractApi } from '@/server/routes/testing'

const { db, ask, signUp } = openContractApi()

const days = (count: number) => new Date(Date.now() + count * 86_400_000)

test('the home counts what waits for a signature, and tells what nobody opened and what ends soon', async () => {
  const me = await signUp({ plan: 'agency toolkit' })
  const one = { user_id: me.user.id, workspace_id: me.workspace.id, type: 'care_plan' as const }
  await db.insert(contracts).values([
    { ...one, title: 'Unopened', status: 'sent', sent_at: days(-5), expires_at: days(20) },
    { ...one, title: 'Opened', status: 'viewed', sent_at: days(-5), expires_at: days(20) },
    { ...one, title: 'Too late', status: 'sent', sent_at: days(-40), expires_at: days(-10) },
    { ...one, title: 'Ending', status: 'signed', signed_at: days(-3), ends_on: days(7).toISOString().slice(0, 10) },
    { ...one, title: 'Permission', type: 'authorisation', status: 'signed', signed_at: days(-60) },
  ])
  const { signatures, attention, steps } = await ask(agencyApi.overview, { token: me.token })
  expect(signatures).toEqual({ waiting: 2, unopened: 1, signed: 1 })
  expect(steps).toMatchObject({ signed: 1, authorised: 1 })
  const told = attention.filter(({ kind }) => kind.startsWith('contract'))
  expect(told.map(({ kind, detail, rank }) => [kind, detail, rank])).toEqual([
    ['contract_ends', 'Ending', 60],
    ['contract_unopened', 'Unopened', 40],
  ])
})
