import { pino } from 'pino'
import { openContractApi } from './routes/testing'
import { createSite } from './site'
import { tenantLogos } from './tenant-logos'

const { db, request, signUp } = openContractApi()

test('the pages may show images of where tenants have their logos, and of nowhere else', async () => {
  const before = await tenantLogos(db, pino({ level: 'silent' }))()
  for (const logo_url of ['https://CDN.acme.example:8443/a.svg?x="', 'https://cdn.b.example/logo.png', 'https://cdn.b.example/other.png', null]) {
    const { token } = await signUp()
    await request('POST', '/api/user/branding', { token, body: { logo_url, company_name: 'https://evil.example' } })
  }
  const logos = await tenantLogos(db, pino({ level: 'silent' }))()
  expect([before, logos]).toEqual([[], ['https://cdn.b.example']])
  const site = createSite('/nowhere', { publicUrl: 'http://soteria.test' }, async () => logos)
  expect((await site.request('/')).headers.get('content-security-policy')).not.toContain('cdn.b.example')
})
