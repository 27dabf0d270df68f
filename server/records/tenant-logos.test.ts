import { pino } from 'pino'
import { brandings } from '@/server/db/schema'
import { openContractApi } from '@/server/routes/testing'
import { tenantLogos } from './tenant-logos'

const { db, request, signUp } = openContractApi()

test('the pages know whether a tenant has set a logo, and not where it is', async () => {
  // Those of the tests that had this database before.
  await db.delete(brandings)
  const look = tenantLogos(db, pino({ level: 'silent' }))
  const { token } = await signUp()
  await request('POST', '/api/user/branding', { token, body: { logo_url: null, company_name: 'https://evil.example' } })
  const before = await look()
  await request('POST', '/api/user/branding', { token, body: { logo_url: 'https://cdn.b.example/logo.png' } })
  expect([before, await tenantLogos(db, pino({ level: 'silent' }))()]).toEqual([false, true])
})
