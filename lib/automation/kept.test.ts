import { KEPT } from './form'
import { coveredConfig, partsOf, withoutSecrets } from './kept'
import type { Provider } from './provider'
import { providerOf } from './providers'

const webhook = providerOf('webhook') as Provider
const jira = providerOf('jira') as Provider

test('secrets are kept apart and are told covered', () => {
  const sent = {
    site: 'https://linden.atlassian.net',
    email: 'ada@example.com',
    token: 'secret-token',
    project: 'SHOP',
    kind: 'Bug',
    priority: true,
  }
  const { open, secrets } = partsOf(jira, sent)
  expect(secrets).toEqual({ token: 'secret-token' })
  expect(open).toEqual({ ...sent, token: undefined })
  expect(coveredConfig(jira, open, secrets)).toEqual({ ...sent, token: KEPT })
})

test.each([undefined, '', KEPT])('a secret that comes back as %j stays as it is', (token) => {
  expect(partsOf(jira, { project: 'BLOG', token } as never, { token: 'secret-token' })).toEqual({
    open: { project: 'BLOG' },
    secrets: { token: 'secret-token' },
  })
})

test('of headers the names are told, a covered value is kept by its name, and what is left out is gone', () => {
  const address = 'https://hooks.example.com/'
  const { open, secrets } = partsOf(webhook, {
    address,
    headers: 'Authorization: Bearer first\nX-Team: shop\nX-Old: 1',
  })
  const told = coveredConfig(webhook, open, secrets)
  expect(told.headers).toBe(`Authorization: ${KEPT}\nX-Team: ${KEPT}\nX-Old: ${KEPT}`)
  const changed = partsOf(
    webhook,
    { address, headers: `authorization: ${KEPT}\nX-Team: blog\nX-New: ${KEPT}` },
    secrets,
  )
  expect(changed.secrets.headers).toBe('authorization: Bearer first\nX-Team: blog')
  expect(partsOf(webhook, { address, headers: '' }, secrets).secrets).toEqual({})
})

test('what a receiver repeats of the secrets is cut from its answer', () => {
  const secrets = { token: 'secret-token', headers: 'Authorization: Bearer first' }
  expect(withoutSecrets('you sent Bearer first and secret-token, not secret', secrets)).toBe(
    `you sent ${KEPT} and ${KEPT}, not secret`,
  )
})

test.each([
  'The requested webhook "POST hook/3f1c9a7e-secret" is not registered.',
  'Cannot POST /hook/3f1c9a7e-secret',
  'No route for /hook/3f1c9a7e-secret?key=abcd1234',
  '{"url":"https:\\/\\/n8n.example.com\\/hook\\/3f1c9a7e-secret?key=abcd1234"}',
  '{"path":"\\/hook\\/3f1c9a7e-secret"}',
  'unknown id 3f1c9a7e-secret, key abcd1234',
])('of a secret address no part is told: %s', (answer) => {
  const said = withoutSecrets(answer, { address: 'https://n8n.example.com/hook/3f1c9a7e-secret?key=abcd1234' })
  expect(said).not.toMatch(/3f1c9a7e|abcd1234/)
})
