import { hmac } from '@noble/hashes/hmac'
import { sha256 } from '@noble/hashes/sha2'
import { utf8ToBytes } from '@noble/hashes/utils'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { base64url } from '@/lib/domain/base64'
import { statusAt } from '@/lib/domain/contracts/kinds'
import type { Db } from '@/server/db/db'
import { contracts, contractVersions, shares, users } from '@/server/db/schema'
import { listSecret } from '@/server/leads/no-contact'
import { isNotSuspended } from '@/server/records/suspension'
import { hashToken } from '@/server/tokens'

type Named = { id: string; version: number }

/** 128 bits, made from the contract and its version: who owns it can be told the link again. Stored is its hash. */
export const tokenOf = async (db: Db, { id, version }: Named) =>
  base64url(hmac(sha256, await listSecret(db), utf8ToBytes(`contract:${id}:${version}`)).slice(0, 16))

export const linkAddress = (publicUrl: string, token: string) => `${publicUrl}/api/public/c/${token}`

const isOpen = and(isNull(shares.revoked_at), gt(shares.expires_at, sql`now()`))

/** What a link opens, with the text that was sent by it. Null: nothing, whatever the reason. */
export async function contractAt(db: Db, token: string) {
  if (!/^[\w-]{22}$/.test(token)) return null
  const [found] = await db
    .select({ share: shares, contract: contracts, owner: users, sent: contractVersions })
    .from(shares)
    .innerJoin(contracts, eq(contracts.id, shares.contract_id))
    .innerJoin(users, eq(users.id, shares.user_id))
    .innerJoin(
      contractVersions,
      and(eq(contractVersions.contract_id, contracts.id), eq(contractVersions.version, contracts.version)),
    )
    .where(and(eq(shares.token_hash, hashToken(token)), eq(shares.kind, 'contract'), isOpen, isNotSuspended))
  return found && statusAt(found.contract, Date.now()) !== 'expired' ? found : null
}

export type Opened = NonNullable<Awaited<ReturnType<typeof contractAt>>>

/** Opens the link of this version, and closes those of all others. */
export async function openLink(tx: Db, contract: Named & { user_id: string; language: string }, until: Date) {
  await closeLinks(tx, contract.id)
  const token = await tokenOf(tx, contract)
  const { user_id, id: contract_id, language } = contract
  const values = { user_id, kind: 'contract' as const, contract_id, language, expires_at: until }
  await tx
    .insert(shares)
    .values({ ...values, token_hash: hashToken(token) })
    .onConflictDoUpdate({ target: shares.token_hash, set: { expires_at: until, revoked_at: null } })
  return token
}

export const closeLinks = (tx: Db, contract: string) =>
  tx
    .update(shares)
    .set({ revoked_at: sql`now()` })
    .where(and(eq(shares.contract_id, contract), isNull(shares.revoked_at)))
