import { randomUUID } from 'node:crypto'
import { authApi } from '@/lib/contract/auth'
import { demoApi } from '@/lib/contract/demo'
import { settings, users } from '@/server/db/schema'
import { openContractApi } from './testing'

const NAME = `${randomUUID()}@soteria.test`
const NONE = { accounts: [], password: null, shop: null }
const SHOP = 'http://127.0.0.1:3001/'

/** As the seed of the try-out mode leaves it. */
async function leave({ db }: ReturnType<typeof openContractApi>, password: string) {
  await db
    .insert(users)
    .values({ email: NAME, name: 'Demo', role: 'member', password_hash: 'plain:try-out-2026' })
    .onConflictDoNothing()
  for (const [key, value] of [
    ['demo_password', password],
    ['demo_emails', `${NAME} gone@soteria.test`],
  ] as const)
    await db.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } })
}

test('in try-out mode the accounts that are there are named, and their password opens them', async () => {
  const api = openContractApi({ settings: { demo: true, demoPort: 3001 } })
  await leave(api, 'try-out-2026')
  const demo = await api.ask(demoApi.accounts)
  expect(demo).toEqual({ accounts: [{ email: NAME, plan: null }], password: 'try-out-2026', shop: SHOP })
  const { data } = await api.ask(authApi.login, { body: { email: NAME, password: demo.password } })
  expect(data.user.email).toBe(NAME)
})

test('a server that is not in try-out mode names none, whatever a former start left, and one that is locked neither', async () => {
  const api = openContractApi()
  await leave(api, 'try-out-2026')
  expect(await api.ask(demoApi.accounts)).toEqual(NONE)
  const locked = openContractApi({ settings: { demo: true, demoPort: 3001 } })
  await leave(locked, '')
  expect(await locked.ask(demoApi.accounts)).toEqual({ ...NONE, shop: SHOP })
})
