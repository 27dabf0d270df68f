import { pino } from 'pino'
import { openContractApi } from './testing'

type Line = Record<string, unknown>

function openLogged() {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
  const { api } = openContractApi({
    deps: { log },
    settings: { publicUrl: 'https://soteria.test', corsOrigins: ['https://app.reseller.example'] },
  })
  // As a browser sends it: without our header.
  const report = (body: unknown, type = 'application/csp-report') =>
    api.request('https://soteria.test/api/csp-report', {
      method: 'POST',
      headers: { 'content-type': type },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return {
    report,
    logged: () => lines.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === 'Policy violation'),
  }
}

const old = (page: string, blocked = 'https://evil.example/x.js?token=1') => ({
  'csp-report': {
    'document-uri': page,
    'effective-directive': 'script-src-elem',
    'blocked-uri': blocked,
    'original-policy': 'x'.repeat(500),
  },
})

test('what the policy kept from running is logged, without queries and the secrets of addresses', async () => {
  const { report, logged } = openLogged()
  expect((await report(old('https://soteria.test/reset-password/s3cret?email=a@b.cd'))).status).toBe(204)
  const many = [
    {
      type: 'csp-violation',
      body: {
        documentURL: 'https://app.reseller.example/asset',
        effectiveDirective: 'img-src',
        blockedURL: 'inline',
        sourceFile: '',
      },
    },
    { type: 'deprecation', body: { id: 'x' } },
    {
      type: 'csp-violation',
      body: {
        documentURL: 'https://soteria.test/',
        effectiveDirective: 'script-src',
        blockedURL: 'inline',
        sourceFile: 'chrome-extension://abc/x.js',
      },
    },
  ]
  expect((await report(many, 'application/reports+json')).status).toBe(204)
  expect(logged()).toMatchObject([
    {
      level: 40,
      directive: 'script-src-elem',
      blocked: 'https://evil.example/x.js',
      page: 'https://soteria.test/reset-password/…',
    },
    { directive: 'img-src', blocked: 'inline', page: 'https://app.reseller.example/asset' },
  ])
})

test('reports of pages that are not ours, of nonsense and of too much are not logged', async () => {
  const { report, logged } = openLogged()
  expect((await report(old('https://elsewhere.example/'))).status).toBe(403)
  expect((await report(old('not an address'))).status).toBe(403)
  expect((await report('{"csp-report": [1]}')).status).toBe(204)
  expect((await report('not JSON')).status).toBe(204)
  expect((await report(old('https://soteria.test/', 'x'.repeat(40_000)))).status).toBe(413)
  expect(logged()).toEqual([])
})

test('after twenty reports from one network the rest is refused for a while', async () => {
  const { report, logged } = openLogged()
  const statuses: number[] = []
  for (let count = 0; count < 22; count += 1) statuses.push((await report(old('https://soteria.test/'))).status)
  expect(statuses).toEqual([...Array<number>(20).fill(204), 429, 429])
  expect(logged()).toHaveLength(20)
})
