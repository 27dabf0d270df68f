const NODE = `import { createHmac, timingSafeEqual } from 'node:crypto'

// headers: their names in lower case. body: the text as it came, before it is parsed.
export function isSigned(headers, body, secret) {
  const id = headers['webhook-id']
  const at = headers['webhook-timestamp']
  if (!(Math.abs(Date.now() / 1000 - Number(at)) < 300)) return false
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = Buffer.from('v1,' + createHmac('sha256', key).update(\`\${id}.\${at}.\${body}\`).digest('base64'))
  return String(headers['webhook-signature']).split(' ').some((given) => {
    const signature = Buffer.from(given)
    return signature.length === expected.length && timingSafeEqual(signature, expected)
  })
}
`

const PHP = `<?php
// $headers: their names in lower case. $body: file_get_contents('php://input').
function is_signed(array $headers, string $body, string $secret): bool {
    $id = $headers['webhook-id'] ?? '';
    $at = $headers['webhook-timestamp'] ?? '';
    if (abs(time() - (int) $at) > 300) return false;
    $key = base64_decode(str_replace('whsec_', '', $secret));
    $expected = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$at.$body", $key, true));
    foreach (explode(' ', $headers['webhook-signature'] ?? '') as $given) {
        if (hash_equals($expected, $given)) return true;
    }
    return false;
}
`

const PYTHON = `import base64, hashlib, hmac, time

# headers: their names in lower case. body: the bytes as they came, before they are parsed.
def is_signed(headers, body, secret):
    id, at = headers["webhook-id"], headers["webhook-timestamp"]
    if abs(time.time() - int(at)) > 300:
        return False
    key = base64.b64decode(secret.replace("whsec_", ""))
    digest = hmac.new(key, f"{id}.{at}.".encode() + body, hashlib.sha256).digest()
    expected = "v1," + base64.b64encode(digest).decode()
    return any(hmac.compare_digest(expected, given) for given in headers["webhook-signature"].split(" "))
`

const SHELL = `#!/bin/sh
# ID, AT and SIGNATURES hold the headers webhook-id, webhook-timestamp and webhook-signature.
# The body comes from standard input. Ends with 0 when it is signed.
age=$(( $(date +%s) - AT ))
[ "\${age#-}" -le 300 ] || exit 1
key=$(printf %s "\${SECRET#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \\n')
expected=v1,$({ printf '%s.%s.' "$ID" "$AT"; cat; } |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | openssl base64 -A)
case " $SIGNATURES " in *" $expected "*) exit 0 ;; esac
exit 1
`

/** How receivers check the signature of a webhook. Each of them runs in a test: what is signed passes, what was changed does not. */
export const SNIPPETS = { node: NODE, php: PHP, python: PYTHON, shell: SHELL } as const
