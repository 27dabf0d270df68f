import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { certificate, closeServers, startHttp, startHttps } from '@/server/scanner/testing'
import { openMonitoring } from './testing'
import { openMonitorApi } from './testing-api'

const { incidentsOf, monitorOf } = openMonitorApi()
const trusted = getCACertificates('default')

afterEach(async () => {
  setDefaultCACertificates(trusted)
  await closeServers()
})

const DAY = 24 * 60

test('the certificate of a site that is asked over HTTP and leads to HTTPS is watched', async () => {
  const secure = await startHttps((_request, response) => response.end('Shop'))
  const location = `https://shop.example.com:${secure.port}/`
  const plain = await startHttp((_request, response) => response.writeHead(301, { location }).end())
  const monitoring = await openMonitoring({ value: `http://shop.example.com:${plain.port}` })
  await monitoring.check()
  expect(await monitorOf(monitoring)).toMatchObject({
    state: 'up',
    scheme: 'https',
    certificate: { issuer: 'CN=localhost' },
  })
  monitoring.turn(70 * DAY)
  await monitoring.check()
  expect(monitoring.mails()).toEqual([expect.stringMatching(/The certificate for .* expires in (19|20) days/)])
  monitoring.turn(21 * DAY)
  await monitoring.check()
  expect(await incidentsOf(monitoring)).toMatchObject([
    { kind: 'down', cause: 'certificate', message: expect.stringMatching(/expired on/) },
  ])
})

test('a certificate that no visitor meets any more is not watched', async () => {
  const secure = await startHttps((_request, response) => response.end('Shop'))
  let status = 302
  const plain = await startHttp((_request, response) =>
    response.writeHead(status, { location: `https://shop.example.com:${secure.port}/` }).end(),
  )
  const monitoring = await openMonitoring({ value: `http://shop.example.com:${plain.port}` })
  await monitoring.check()
  status = 500
  await monitoring.check()
  expect(await monitorOf(monitoring)).toMatchObject({
    state: 'down',
    scheme: 'https',
    certificate: { issuer: 'CN=localhost' },
  })
  status = 200
  await monitoring.check()
  expect(await monitorOf(monitoring)).toMatchObject({ state: 'up', scheme: 'http', certificate: null })
  monitoring.turn(88 * DAY)
  await monitoring.check()
  expect(monitoring.mails()).toEqual([expect.stringContaining('is down'), expect.stringContaining('is up again')])
})

test('HTTPS that is added later is found within the hour, once visitors can use it, and its certificate is watched', async () => {
  const plain = await startHttp((_request, response) => response.end('Shop'))
  const monitoring = await openMonitoring({ value: 'shop.example.com' })
  // Nothing answers there.
  let securePort = 1
  monitoring.deps.looking = {
    ...monitoring.deps.looking,
    origin: ({ host }, scheme) => `${scheme}://${host}:${scheme === 'https' ? securePort : plain.port}`,
  }
  const serve = async (own: { key: string; cert: string }, status = 200) => {
    securePort = (await startHttps((_request, response) => response.writeHead(status).end('Shop'), own)).port
    monitoring.turn(60)
    await monitoring.check()
    return monitorOf(monitoring)
  }
  await monitoring.check()
  const before = { state: 'up', scheme: 'http', certificate: null, open: [] }
  expect(await monitorOf(monitoring)).toMatchObject(before)
  const [own, others] = [certificate({ name: 'shop.example.com' }), certificate({ name: 'others.example.com' })]
  setDefaultCACertificates([...trusted, own.cert, others.cert])
  expect(await serve(others)).toMatchObject(before)
  expect(await serve(own, 404)).toMatchObject(before)
  expect(await serve(certificate({ name: 'shop.example.com' }))).toMatchObject(before)
  expect(await serve(own)).toMatchObject({
    state: 'up',
    scheme: 'https',
    certificate: { issuer: 'CN=shop.example.com' },
    open: [],
  })
  expect(await incidentsOf(monitoring)).toEqual([])
  monitoring.turn(70 * DAY)
  await monitoring.check()
  expect(monitoring.mails()).toEqual([
    expect.stringMatching(/The certificate for shop\.example\.com expires in (19|20) days/),
  ])
})
