import { spawnSync } from 'node:child_process'
import { Webhook } from 'standardwebhooks'
import { curlNeeds, requestCurl, requestText } from './request-text'

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

test('a copied webhook is signed when it is sent, with a secret that stands nowhere in the command', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const signed = {
    method: 'POST',
    url: '$URL',
    headers: {
      'webhook-id': 'msg_1',
      'webhook-timestamp': '$TIMESTAMP',
      'webhook-signature': 'v1,$SIGNATURE',
    },
    body: '{"site":"bäckerei.example","quote":"\'$HOME $URL\\n%s"}',
  }
  expect(curlNeeds([signed])).toEqual(['URL', 'SIGNING_SECRET'])
  const script = `curl() { for one in "$@"; do printf '%s\\0' "$one"; done; }\n${requestCurl(signed)}`
  const { stdout, stderr } = spawnSync('sh', ['-c', script], {
    env: { ...process.env, URL: 'https://hooks.example/a b', SIGNING_SECRET: secret },
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  const [, , , id = '', , at = '', , signature = '', , body = '', , url] = stdout.split('\0')
  expect([id, body, url]).toEqual(['webhook-id: msg_1', signed.body, 'https://hooks.example/a b'])
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': at.replace('webhook-timestamp: ', ''),
    'webhook-signature': signature.replace('webhook-signature: ', ''),
  }
  expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(signed.body))
})

test('a request is shown as it went over the line, JSON in lines and anything else as it is', () => {
  expect(requestText({ ...request, headers: { host: 'a.example' }, body: '{"a":1}' })).toBe(
    'POST https://hooks.slack.com/services/$SECRET\nhost: a.example\n\n{\n  "a": 1\n}',
  )
  expect(requestText({ ...request, headers: {}, body: 'not: json' })).toBe(
    'POST https://hooks.slack.com/services/$SECRET\n\nnot: json',
  )
})
