import type { SentRequest } from '@/lib/contract/delivery'
import { quoted } from '@/lib/domain/shell-quote'

/** JSON in lines, anything else as it is. */
function pretty(body: string) {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

/** A request as it went over the line, its body in lines. */
export function requestText({ method, url, headers, body }: SentRequest) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${url}`, ...lines, ...(body ? ['', pretty(body)] : [])].join('\n')
}

const SIGNATURE = 'webhook-signature'
/** What stands for what is not shown, or is made when it is sent. */
const NAMES = /(\$(?:SECRET|URL|TIMESTAMP|SIGNATURE)\b)/
/** A body is whatever happened: only one name means something in it. */
const SECRET = /(\$SECRET\b)/

/** Every text is taken as it is, but for the names: the shell fills those in. */
const argument = (text: string, names = NAMES) =>
  text
    .split(names)
    .map((part, index) => (index % 2 === 1 ? `"${part}"` : part && quoted(part)))
    .join('') || "''"

const isSigned = ({ headers }: SentRequest) => SIGNATURE in headers

/** What has to be set in the shell first. */
export const curlNeeds = (requests: readonly SentRequest[]): string[] => [
  ...(requests.some(({ url }) => url.includes('$URL')) ? ['URL'] : []),
  ...(requests.some(({ url, headers, body }) => [url, body, ...Object.values(headers)].join().includes('$SECRET'))
    ? ['SECRET']
    : []),
  ...(requests.some(isSigned) ? ['SIGNING_SECRET'] : []),
]

/** Signs a body as Standard Webhooks has it. The secret itself stands in no command. */
const signingOf = ({ headers, body }: SentRequest) => [
  `BODY=${argument(body, SECRET)}`,
  'TIMESTAMP=$(date +%s)',
  `KEY=$(printf %s "\${SIGNING_SECRET#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \\n')`,
  `SIGNATURE=$(printf '%s.%s.%s' ${quoted(headers['webhook-id'] ?? '')} "$TIMESTAMP" "$BODY" |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$KEY" -binary | openssl base64 -A)`,
]

/** The command that sends it from a shell, where what `curlNeeds` names is set. */
export function requestCurl(request: SentRequest) {
  const { method, url, headers, body } = request
  const data = isSigned(request) ? '"$BODY"' : argument(body, SECRET)
  const parts = [
    `curl --request ${method}`,
    ...Object.entries(headers).map(([name, value]) => `--header ${argument(`${name}: ${value}`)}`),
    ...(body ? [`--data-raw ${data}`] : []),
    `--globoff ${argument(url)}`,
  ]
  return [...(isSigned(request) ? signingOf(request) : []), parts.join(' \\\n  ')].join('\n')
}
