const NODE = `import { createHmac, timingSafeEqual } from 'node:crypto'

// headers: their names in lower case
// body: the text as it came, before it is parsed
export function isSigned(headers, body, secret) {
  const id = headers['webhook-id']
  const at = headers['webhook-timestamp']
  const age = Math.abs(Date.now() / 1000 - Number(at))
  if (!(age < 300)) return false

  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const hmac = createHmac('sha256', key)
  hmac.update(\`\${id}.\${at}.\${body}\`)
  const expected = Buffer.from('v1,' + hmac.digest('base64'))

  const all = String(headers['webhook-signature']).split(' ')
  return all.map((one) => Buffer.from(one)).some((given) =>
    given.length === expected.length &&
    timingSafeEqual(given, expected))
}
`

const PHP = `<?php
// $headers: their names in lower case
// $body: file_get_contents('php://input')
function is_signed($headers, $body, $secret) {
    $id = $headers['webhook-id'] ?? '';
    $at = $headers['webhook-timestamp'] ?? '';
    if (abs(time() - (int) $at) > 300) return false;

    $key = base64_decode(str_replace('whsec_', '', $secret));
    $hash = hash_hmac('sha256', "$id.$at.$body", $key, true);
    $expected = 'v1,' . base64_encode($hash);

    $all = explode(' ', $headers['webhook-signature'] ?? '');
    foreach ($all as $given) {
        if (hash_equals($expected, $given)) return true;
    }
    return false;
}
`

const PYTHON = `import base64, hashlib, hmac, time

# headers: their names in lower case
# body: the bytes as they came, before they are parsed
def is_signed(headers, body, secret):
    id = headers.get("webhook-id", "")
    at = headers.get("webhook-timestamp", "")
    if not at.isdecimal() or abs(time.time() - int(at)) > 300:
        return False

    key = base64.b64decode(secret.replace("whsec_", ""))
    content = f"{id}.{at}.".encode() + body
    digest = hmac.new(key, content, hashlib.sha256).digest()
    expected = b"v1," + base64.b64encode(digest)

    given = headers.get("webhook-signature", "").encode().split(b" ")
    return any(hmac.compare_digest(expected, one) for one in given)
`

const SHELL = `#!/bin/sh
# ID, AT, SIGNATURES: the headers webhook-id,
# webhook-timestamp and webhook-signature
# The body comes from standard input. Ends with 0 when signed.
case "$AT" in ''|*[!0-9]*) exit 1 ;; esac
age=$(( $(date +%s) - AT ))
[ "\${age#-}" -le 300 ] || exit 1

key=$(printf %s "\${SECRET#whsec_}" | openssl base64 -d -A |
  od -An -v -tx1 | tr -d ' \\n')
digest=$({ printf '%s.%s.' "$ID" "$AT"; cat; } |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary |
  openssl base64 -A)

case " $SIGNATURES " in *" v1,$digest "*) exit 0 ;; esac
exit 1
`

/**
 * How receivers check the signature of a webhook. Each of them runs in a test: what is signed passes, what was changed
 * does not.
 */
export const SNIPPETS = { node: NODE, php: PHP, python: PYTHON, shell: SHELL } as const
