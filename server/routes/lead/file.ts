import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { leadBookApi } from '@/lib/contract/lead-book'
import { wordsFor } from '@/lib/domain/refusal'
import { fileName } from '@/lib/exports/file-name'
import { errors } from '@/lib/messages/en/errors'
import { audit } from '@/server/api/audit'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import { attachment } from '@/server/attachment'
import { leads } from '@/server/db/schema'
import { refused } from '@/server/errors'
import { leadsCsv } from '@/server/leads/export-file'
import { importLeads, type LineResult } from '@/server/leads/import'
import { leadsIn, readLeadFile } from '@/server/leads/import-file'
import { askedLeads } from '@/server/leads/listing'
import { MAX_LEADS } from '@/lib/domain/usage'
import { textOf } from '@/server/leads/place'

export const leadFileRoutes = new Hono<Env>()

serve(leadFileRoutes, leadBookApi.export, async ({ c, db, user, workspace, query }) => {
  await audit(c, 'leadBook.export', { workspace_id: workspace.id })
  const where = and(askedLeads(workspace.id, query), query.status && eq(leads.status, query.status))
  const day = new Date().toISOString().slice(0, 10)
  return new Response(await leadsCsv(db, user.id, where), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachment(fileName(['leads', workspace.name, day], 'csv')),
      'cache-control': 'private, no-store',
    },
  })
})

serve(leadFileRoutes, leadBookApi.import, async ({ db, user, workspace, body, note }) => {
  const dry = body.dry === true || body.dry === '1'
  const file = await readLeadFile(body.file, body)
  if (!file.mapping.name && !dry) throw refused('mapping', 'csv_name_column')
  const saving = { userId: user.id, workspaceId: workspace.id, dry }
  const brought = file.mapping.name ? leadsIn(file, body.country ?? null) : []
  const became = await importLeads(db, saving, brought)
  note({ object: dry ? undefined : became.flatMap(({ id, outcome }) => (id && outcome !== 'duplicate' ? [id] : [])) })
  return {
    columns: file.columns,
    mapping: { ...file.mapping },
    preview: file.preview,
    encoding: file.encoding,
    total: file.lines.length,
    counts: countsOf(became),
    results: became.map(({ code, ...result }, place) => ({
      line: file.lines[place]?.line ?? 0,
      name: textOf(brought[place]?.name) ?? undefined,
      ...result,
      ...(code && { code, message: wordsFor(code, { count: MAX_LEADS }, errors) ?? code }),
    })),
  }
})

function countsOf(became: readonly LineResult[]) {
  const counts = { created: 0, updated: 0, duplicate: 0, refused: 0 }
  for (const { outcome } of became) counts[outcome] += 1
  return counts
}
