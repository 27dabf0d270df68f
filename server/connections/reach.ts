import { withoutSecrets } from '@/lib/automation/kept'
import { cut, type Message, type Request } from '@/lib/automation/message'
import type { Config, HttpProvider } from '@/lib/automation/provider'
import { judge } from '@/lib/automation/providers'
import type { Reason } from '@/lib/automation/reason'
import { isFinalStatus } from '@/lib/automation/retry'
import { type Answer, NotSent, type Outgoing } from '@/server/outgoing/answer'
import { signatureHeaders } from '@/server/outgoing/signature'

const REPLY_CHARACTERS = 1_000

export type Reached = {
  /** Null: it arrived. */
  reason: Reason | null
  status: number | null
  reply: string
  ms: number
  retryAfter: number | null
  /** Another try would end the same way. */
  isFinal: boolean
  /** What the provider calls what it made. */
  reference: string | null
}

export type Aim = {
  provider: HttpProvider
  /** Secrets and all. */
  config: Config
  secrets: Readonly<Record<string, string>>
  /** What signs, the newest first. */
  signing: readonly string[]
}

/** Sends a message to a provider, each of its requests once the one before has arrived. `id`: the same in every try. */
export async function reach(
  outgoing: Outgoing,
  { provider, config, secrets, signing }: Aim,
  message: Message,
  id: string,
  at: Date,
): Promise<Reached> {
  const started = performance.now()
  const requests = provider.send(message, config)
  const passed = (answer: Partial<Answer> = {}) => ({
    status: answer.status ?? null,
    reply: cut(withoutSecrets(answer.reply ?? '', { ...secrets, ...credentials(requests) }), REPLY_CHARACTERS),
    ms: Math.round(performance.now() - started),
    retryAfter: answer.retryAfter ?? null,
  })
  let last: Answer | undefined
  for (const request of requests) {
    const signed = provider.isSigned
      ? { ...request.headers, ...signatureHeaders(id, request.body, signing, at) }
      : request.headers
    try {
      last = await outgoing.send({ ...request, headers: signed })
    } catch (error) {
      if (!(error instanceof NotSent)) throw error
      return { ...passed(), reason: error.reason, isFinal: error.isFinal, reference: null }
    }
    const reason = withTarget(judge(provider, last.status, last.reply), last, secrets)
    if (reason) return { ...passed(last), reason, isFinal: isFinalStatus(last.status), reference: null }
  }
  return {
    ...passed(last),
    reason: null,
    isFinal: false,
    reference: last ? (provider.reference?.(last.reply) ?? null) : null,
  }
}

const URL_CHARACTERS = 200

/** A redirect says where to, so that it can be entered. */
function withTarget(reason: Reason | null, { location }: Answer, secrets: Aim['secrets']): Reason | null {
  if (reason?.key !== 'redirected' || location === null) return reason
  return {
    key: 'redirectedTo',
    values: { ...reason.values, url: cut(withoutSecrets(location, secrets), URL_CHARACTERS) },
  }
}

/** A receiver may repeat what let us in, in the form that it had. */
const credentials = (requests: readonly Request[]) =>
  Object.fromEntries(
    requests.flatMap(({ headers }, at) =>
      headers.authorization ? [[`authorization ${at}`, headers.authorization.replace(/^\w+ /, '')]] : [],
    ),
  )

/** The host that a connection sends to; null for mails, and for what makes no address. */
export function hostOf(provider: HttpProvider, message: Message, config: Config): string | null {
  try {
    return new URL(provider.send(message, config)[0]?.url ?? '').hostname
  } catch {
    return null
  }
}
