import { spawnSync } from 'node:child_process'
import { requestCurl, requestText } from './request-text'

const request = {
  method: 'POST',
  url: 'https://hooks.slack.com/services/$SECRET',
  headers: { 'content-type': 'application/json', authorization: 'Bearer $SECRET', 'x-team': "it's $(rm -rf /) `here`" },
  body: '{"text":"bäckerei \\"$HOME\\"","key":"$SECRET"}',
}

test('a copied command sends what was sent: only the secret is filled in by the shell', () => {
  const script = `curl() { for one in "$@"; do printf '%s\\0' "$one"; done; }\n${requestCurl(request)}`
  const { stdout, stderr } = spawnSync('sh', ['-c', script], {
    env: { ...process.env, SECRET: 'T0/B0 x"y' },
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(stdout.split('\0').slice(0, -1)).toEqual([
    '--request',
    'POST',
    '--header',
    'content-type: application/json',
    '--header',
    'authorization: Bearer T0/B0 x"y',
    '--header',
    "x-team: it's $(rm -rf /) `here`",
    '--data-raw',
    '{"text":"bäckerei \\"$HOME\\"","key":"T0/B0 x"y"}',
    '--globoff',
    'https://hooks.slack.com/services/T0/B0 x"y',
  ])
})

test('a request is shown as it went over the line, JSON in lines and anything else as it is', () => {
  expect(requestText({ ...request, headers: { host: 'a.example' }, body: '{"a":1}' })).toBe(
    'POST https://hooks.slack.com/services/$SECRET\nhost: a.example\n\n{\n  "a": 1\n}',
  )
  expect(requestText({ ...request, headers: {}, body: 'not: json' })).toBe(
    'POST https://hooks.slack.com/services/$SECRET\n\nnot: json',
  )
})
