import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { demoAccounts } from './demo/seed'
import { serverProcess, until } from './testing-process'

const { prepare, run, admin, call, stopAll, cleanUp, dataDir, port } = serverProcess('node')

beforeAll(() => prepare({}))
afterEach(stopAll)
afterAll(cleanUp)

test('a first start prints how to sign in, every account can, and each finds a report waiting', async () => {
  const server = run()
  const said = await server.ready
  const password = /the password {2}(\S+)/.exec(said)?.[1] ?? ''
  for (const { email } of demoAccounts) {
    expect(said).toContain(email)
    await call('POST', '/api/auth/login', { body: { email, password } })
  }
  const { token } = (await call('POST', '/api/auth/login', { body: { email: 'premium@soteria.test', password } })).data
  const { workspaces } = await call('GET', '/api/workspace/fetch', { token })
  const { scans } = await until(async () => {
    const reply = await call('GET', `/api/workspaces/${workspaces[0].id}/scans`, { token })
    return reply.scans[0].status === 'completed' && reply
  })
  expect(scans).toMatchObject([
    { scan_type: 'light_scan', status: 'completed', asset_value: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) },
  ])

  await call('POST', '/api/auth/forgot-password', { body: { email: 'premium@soteria.test' } })
  expect(await until(async () => newestMail())).toContain('/reset-password/')

  expect(await server.end('SIGTERM')).toMatchObject({ code: 0, errors: '' })
  const again = run()
  expect(await again.ready).toContain(`the password  ${password}`)
  expect(await again.end('SIGTERM')).toMatchObject({ code: 0, errors: '' })
})

/** False until it is written. */
function newestMail(): string | false {
  const outbox = join(dataDir, 'outbox')
  const file = existsSync(outbox) && readdirSync(outbox).at(-1)
  return file ? readFileSync(join(outbox, file), 'utf8') || false : false
}

test('while it runs, a second server and the command line are refused with a sentence', async () => {
  const server = run()
  await server.ready
  const second = await run({ PORT: String(port() + 1) }).ended
  expect(second).toMatchObject({
    code: 1,
    errors: `The data folder ${dataDir} is in use by another Soteria process. Stop it first, or set DATABASE_URL to run several.\n`,
  })
  expect(() => admin('user', 'list')).toThrow(/is in use by another Soteria process/)
  await server.end('SIGTERM')
  expect(admin('user', 'list')).toContain('premium@soteria.test')
})

test('a port that is taken and a setting that is wrong are told in one sentence each', async () => {
  const other = createServer().listen(port(), '127.0.0.1')
  expect(await run().ended).toMatchObject({
    code: 1,
    errors: `Port ${port()} is in use by another program. Stop it, or choose another port with PORT.\n`,
  })
  other.close()
  expect(await run({ SCAN_CONCURRENCY: 'many', LOG_LEVEL: 'loud' }).ended).toMatchObject({
    code: 1,
    errors:
      'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, and is “loud”.\nSCAN_CONCURRENCY must be a whole number from 1 to 64, and is “many”.\n',
  })
})

test('one Ctrl+C that arrives twice stops the server as cleanly as one that arrives once', async () => {
  const server = run()
  await server.ready
  const ending = server.end('SIGTERM')
  void server.end('SIGINT')
  expect(await ending).toMatchObject({ code: 0, errors: '' })
})

test('a name that somebody else points at this machine is not answered in try-out mode', async () => {
  const server = run()
  await server.ready
  const status = (host: string) =>
    new Promise((done) =>
      get({ host: '127.0.0.1', port: port(), path: '/api/health', headers: { host } }, (answer) =>
        done(answer.resume().statusCode),
      ),
    )
  expect(await status('rebound.example')).toBe(421)
  expect(await status(`localhost:${port()}`)).toBe(200)
  await server.end('SIGTERM')
})

test('a request that is being answered is answered before the server stops', async () => {
  const server = run({ DEMO_PASSWORD: 'try-me-now-1' })
  await server.ready
  // Hashing the password takes longer than the signal.
  const answer = call('POST', '/api/auth/login', { body: { email: 'premium@soteria.test', password: 'try-me-now-1' } })
  await new Promise((resolve) => setTimeout(resolve, 5))
  const ending = server.end('SIGTERM')
  expect((await answer).data.user.email).toBe('premium@soteria.test')
  expect((await ending).code).toBe(0)
})

test('clients that go away while they send are no error in the log', async () => {
  const server = run({ LOG_LEVEL: 'info' })
  await server.ready
  const paths = ['/api/auth/login', '/api/auth/forgot-password', '/api/auth/reset-password']
  for (const path of [...paths, ...paths, ...paths]) {
    const socket = connect(port(), '127.0.0.1')
    const head = [
      `POST ${path} HTTP/1.1`,
      'Host: localhost',
      'X-Requested-With: XMLHttpRequest',
      'Content-Type: application/json',
      'Content-Length: 100000',
    ]
    // Gone as soon as the half of it has left.
    socket.write(`${head.join('\r\n')}\r\n\r\n{"email":`, () => socket.destroy())
    await new Promise((closed) => socket.once('close', closed))
  }
  await until(async () => server.said().split('"path":"/api/auth/').length > 9)
  const { output, errors } = await server.end('SIGTERM')
  expect([errors, output]).toEqual(['', expect.not.stringMatching(/"level":"(warn|error)"/)])
})
