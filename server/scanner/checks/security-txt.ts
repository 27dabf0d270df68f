import { defineCheck, type Hit, Inconclusive, say } from '@/server/scanner/check'
import type { Exchange } from '@/server/net/http'
import { redirectOf } from '@/server/net/redirects'
import { isInside } from '@/server/scanner/target'
import { RULES } from '@/lib/domain/rules/security-txt'

type Found = Hit<keyof typeof RULES>[]

const PATH = '/.well-known/security.txt'
/** Answers that say "not for you" or "not now", and nothing about the file. */
const UNTOLD = [401, 403, 429]

export const securityTxt = defineCheck({
  id: 'meta.securitytxt',
  category: 'content',
  modes: ['light', 'full'],
  rules: RULES,
  async run(context) {
    const page = await context.page()
    const answer = await context.http.get(page.url.origin + PATH, { follow: true, limit: 32_768 })
    const away = redirectOf(answer)
    if (away && isInside(context.target, new URL(away.location))) throw new Inconclusive(say('securityTxtLoops'))
    if (away) throw new Inconclusive(say('securityTxtAway'))
    if (UNTOLD.includes(answer.status) || answer.status >= 500)
      throw new Inconclusive(say('securityTxtStatus', { status: answer.status }))
    const found = judge(answer)
    return found.map((hit) => ({ ...hit, at: page.url.origin + PATH }))
  },
})

function judge(answer: Exchange): Omit<Found[number], 'at'>[] {
  const evidence = (data?: Record<string, unknown>) => [
    { label: say('answer'), url: answer.url, request: `GET ${PATH}`, status: answer.status, data },
  ]
  if (!isTextFile(answer)) return [{ rule: 'missing', evidence: evidence() }]
  if (!/^Contact:\s*(?:mailto:|https:\/\/|tel:)\S+/im.test(answer.body))
    return [{ rule: 'invalid', evidence: evidence() }]
  const expires = /^Expires:\s*(\S+)/im.exec(answer.body)?.[1] ?? null
  return isFuture(expires) ? [] : [{ rule: 'expired', evidence: evidence({ expires }) }]
}

/** A site that answers every address with a page of its own has no security.txt. */
function isTextFile({ status, body }: Exchange): boolean {
  return (
    status === 200 &&
    /^(?:Contact|Expires|Policy|Encryption|Canonical|Hiring|Acknowledgments|Preferred-Languages):/im.test(body) &&
    !/<html|<!doctype|<body/i.test(body)
  )
}

const isFuture = (date: string | null) => date !== null && Date.parse(date) > Date.now()
