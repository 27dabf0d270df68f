import { and, asc, desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { contractApi } from '@/lib/contract/contract'
import { attachment } from '@/server/attachment'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import { eventsOf, isWhole } from '@/server/contracts/chain'
import { contractFileName, draftBody, keptFile, printed } from '@/server/contracts/file'
import { publicContract, publicContracts } from '@/server/contracts/rows'
import { changeContract, createContract } from '@/server/contracts/save'
import { sendContract, voidContract } from '@/server/contracts/send'
import { contractFiles, contracts, contractVersions } from '@/server/db/schema'
import { HttpError } from '@/server/errors'

export const contractRoutes = new Hono<Env>()

serve(contractRoutes, contractApi.list, async ({ deps, db, user }) => {
  const rows = await db
    .select()
    .from(contracts)
    .where(eq(contracts.user_id, user.id))
    .orderBy(desc(contracts.updated_at), asc(contracts.id))
  return { contracts: await publicContracts(db, deps.settings.publicUrl, user.id, rows) }
})

serve(contractRoutes, contractApi.save, async ({ deps, db, user, workspace, contract, body, note }) => {
  const { publicUrl } = deps.settings
  const row = await db.transaction(async (tx) => {
    const saved = contract
      ? await changeContract(tx, publicUrl, { id: contract.id, workspace }, body)
      : await createContract(tx, deps.settings, user.id, workspace, body)
    note({ workspace_id: workspace.id, object: saved.id })
    return saved
  })
  return { contract: await publicContract(db, publicUrl, row) }
})

serve(contractRoutes, contractApi.send, async ({ deps, db, contract, body, note }) => {
  const row = await db.transaction(async (tx) => {
    note({ workspace_id: contract.workspace_id ?? undefined, object: contract.id })
    return sendContract(tx, deps, contract.id, body)
  })
  deps.outbox.wake()
  return { contract: await publicContract(db, deps.settings.publicUrl, row) }
})

serve(contractRoutes, contractApi.void, async ({ deps, db, contract, note }) => {
  const row = await db.transaction(async (tx) => {
    note({ workspace_id: contract.workspace_id ?? undefined, object: contract.id })
    return voidContract(tx, contract.id)
  })
  return { contract: await publicContract(db, deps.settings.publicUrl, row) }
})

serve(contractRoutes, contractApi.remove, async ({ db, contract, note }) => {
  await db.transaction(async (tx) => {
    note({ workspace_id: contract.workspace_id ?? undefined, object: contract.id })
    // What was sent once has a number, and that is never given again.
    const isDraft = and(eq(contracts.id, contract.id), eq(contracts.status, 'draft'))
    const [row] = await tx.select().from(contracts).where(isDraft).for('update')
    if (!row || row.number !== null) throw new HttpError(409, 'contract_not_draft')
    await tx.delete(contracts).where(eq(contracts.id, row.id))
  })
  return { message: 'Draft deleted.' }
})

serve(contractRoutes, contractApi.pdf, async ({ deps, db, contract }) => {
  const kept = contract.status === 'draft' ? null : await keptFile(db, contract)
  const bytes = kept ?? (await printed(db, deps, contract, await draftBody(db, contract)))
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': attachment(contractFileName(contract)),
      'cache-control': 'private, no-store',
    },
  })
})

serve(contractRoutes, contractApi.events, async ({ db, contract }) => {
  const [events, versions, files] = await Promise.all([
    eventsOf(db, contract.id),
    db
      .select()
      .from(contractVersions)
      .where(eq(contractVersions.contract_id, contract.id))
      .orderBy(asc(contractVersions.version)),
    db
      .select({
        version: contractFiles.version,
        kind: contractFiles.kind,
        sha256: contractFiles.sha256,
        at: contractFiles.created_at,
      })
      .from(contractFiles)
      .where(eq(contractFiles.contract_id, contract.id))
      .orderBy(asc(contractFiles.created_at)),
  ])
  return {
    events: events.map(({ kind, at, ip, user_agent, data, hash }) => ({
      kind,
      at: at.toISOString(),
      ip,
      user_agent,
      version: typeof data.version === 'number' ? data.version : null,
      hash,
    })),
    is_whole: isWhole(events),
    versions: versions.map(({ version, created_at, sha256, body }) => ({
      version,
      at: created_at.toISOString(),
      sha256,
      body,
    })),
    files: files.map(({ at, ...file }) => ({ ...file, at: at.toISOString() })),
  }
})
