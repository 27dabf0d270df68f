import type { SentRequest } from '@/lib/contract/delivery'
import { quoted } from '@/lib/domain/shell-quote'

/** What stands for secrets in what is shown. */
const SECRET = '$SECRET'

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

/** Every text is taken as it is, but for the name of the secret: the shell fills that in. */
const argument = (text: string) =>
  text
    .split(SECRET)
    .map((part) => (part ? quoted(part) : ''))
    .join(`"${SECRET}"`) || "''"

/** The command that sends it from a shell, where SECRET is set. */
export function requestCurl({ method, url, headers, body }: SentRequest) {
  const parts = [
    `curl --request ${method}`,
    ...Object.entries(headers).map(([name, value]) => `--header ${argument(`${name}: ${value}`)}`),
    ...(body ? [`--data-raw ${argument(body)}`] : []),
    `--globoff ${argument(url)}`,
  ]
  return parts.join(' \\\n  ')
}
