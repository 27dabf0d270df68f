import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SNIPPETS } from '@/lib/automation/signature-snippets'

export type Snippet = keyof typeof SNIPPETS
type Received = { headers: Record<string, string>; body: string; secret: string }

/** What a receiver adds around the code of the page: what came in, and what becomes of it. */
const PROGRAMS: Record<Exclude<Snippet, 'shell'>, { file: string; program: string; code: string }> = {
  node: {
    file: 'receiver.mjs',
    program: process.execPath,
    code: `${SNIPPETS.node}
import { readFileSync } from 'node:fs'
process.exit(isSigned(JSON.parse(process.env.HEADERS), readFileSync(0, 'utf8'), process.env.SECRET) ? 0 : 1)
`,
  },
  php: {
    file: 'receiver.php',
    program: 'php',
    code: `${SNIPPETS.php}
exit(is_signed(json_decode(getenv('HEADERS'), true), file_get_contents('php://stdin'), getenv('SECRET')) ? 0 : 1);
`,
  },
  python: {
    file: 'receiver.py',
    program: 'python3',
    code: `${SNIPPETS.python}
import json, os, sys
sys.exit(0 if is_signed(json.loads(os.environ["HEADERS"]), sys.stdin.buffer.read(), os.environ["SECRET"]) else 1)
`,
  },
}

/** Whether a receiver with the code of the page takes a message. Throws when the code does not run. */
export function accepts(language: Snippet, { headers, body, secret }: Received): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'soteria-snippet-'))
  try {
    const { file, program, code } =
      language === 'shell' ? { file: 'receiver.sh', program: 'sh', code: SNIPPETS.shell } : PROGRAMS[language]
    writeFileSync(join(folder, file), code)
    const env = {
      ...process.env,
      HEADERS: JSON.stringify(headers),
      ID: headers['webhook-id'],
      AT: headers['webhook-timestamp'],
      SIGNATURES: headers['webhook-signature'],
      SECRET: secret,
    }
    const { status, stderr, error } = spawnSync(program, [join(folder, file)], { input: body, env, encoding: 'utf8' })
    // Whoever refuses by the headers alone reads no body.
    if (error && !('code' in error && error.code === 'EPIPE')) throw error
    if ((status !== 0 && status !== 1) || stderr !== '') throw new Error(`${language} ended with ${status}: ${stderr}`)
    return status === 0
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const BODY = '{"type":"findings.new","data":{"site":"bäckerei.example","quote":"\'$HOME\\n\'"}}'

type Sign = (id: string, body: string, secrets: readonly string[], at?: Date) => Record<string, string>

/**
 * What receivers meet, and whether they may take it: what is signed, by one secret or by two, and what was changed,
 * repeated or made up.
 */
export function received(sign: Sign): [name: string, received: Received, isOurs: boolean][] {
  const secret = SECRET
  const other = 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
  const headers = sign('msg_1', BODY, [secret])
  return [
    ['a signed body', { headers, body: BODY, secret }, true],
    [
      'one that the new and the old secret signed',
      { headers: sign('msg_1', BODY, [other, secret]), body: BODY, secret },
      true,
    ],
    ['a changed body', { headers, body: BODY.replace('new', 'old'), secret }, false],
    ['one more line break', { headers, body: `${BODY}\n`, secret }, false],
    ['another id', { headers: { ...headers, 'webhook-id': 'msg_2' }, body: BODY, secret }, false],
    ['another secret', { headers, body: BODY, secret: other }, false],
    [
      'one of ten minutes ago',
      { headers: sign('msg_1', BODY, [secret], new Date(Date.now() - 600_000)), body: BODY, secret },
      false,
    ],
    [
      'a time that is a command',
      { headers: { ...headers, 'webhook-timestamp': 'a[$(kill $$)]' }, body: BODY, secret },
      false,
    ],
    ['no signature', { headers: { ...headers, 'webhook-signature': '' }, body: BODY, secret }, false],
  ]
}
