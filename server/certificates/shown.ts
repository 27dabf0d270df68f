import { createSecureContext, type SecureContext } from 'node:tls'
import { and, eq, gt, isNotNull } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { acmeChallenges, certificates } from '@/server/db/schema'
import type { Secrets } from '@/server/secrets'
import { openKey } from './tend'

type Options = { db: Db; secrets: Secrets; now(): Date; freshMs?: number }
type Known = { chain: string | null; context: SecureContext | null; until: number }

const MOST = 1_000
const FRESH_MS = 10_000

export type Certificates = {
  /** What to show whoever asks for a name; null: there is nothing to show yet. */
  contextFor(host: string): Promise<SecureContext | null>
}

/** What this server shows at its names. Remembered for ten seconds: another process may have renewed it. */
export function createCertificates({ db, secrets, now, freshMs = FRESH_MS }: Options): Certificates {
  const known = new Map<string, Known>()

  async function look(host: string, before: Known | undefined): Promise<Omit<Known, 'until'>> {
    const isThere = and(eq(certificates.host, host), isNotNull(certificates.chain), gt(certificates.not_after, now()))
    const [row] = await db.select().from(certificates).where(isThere)
    const { chain = null, key = null } = row ?? {}
    if (before && before.chain === chain) return before
    const opened = key === null ? null : openKey(secrets, host, key)
    if (chain === null || opened === null) return { chain: null, context: null }
    return { chain, context: createSecureContext({ cert: chain, key: opened, minVersion: 'TLSv1.2' }) }
  }

  return {
    async contextFor(name) {
      const host = name.toLowerCase().replace(/\.$/, '')
      const time = now().getTime()
      const before = known.get(host)
      if (before && before.until > time) return before.context
      const found = await look(host, before)
      known.delete(host)
      known.set(host, { ...found, until: time + freshMs })
      const [oldest] = known.keys()
      if (known.size > MOST && oldest !== undefined) known.delete(oldest)
      return found.context
    },
  }
}

/** What the certificate authority is to read at a name; null: nothing is being proved there. */
export async function challengeAnswer(db: Db, host: string, token: string): Promise<string | null> {
  const isAsked = and(eq(acmeChallenges.token, token), eq(acmeChallenges.host, host))
  const [row] = await db.select({ answer: acmeChallenges.answer }).from(acmeChallenges).where(isAsked)
  return row?.answer ?? null
}
