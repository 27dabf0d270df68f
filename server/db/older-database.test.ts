import type { PGlite } from '@electric-sql/pglite'
import { eq, sql } from 'drizzle-orm'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { ScanResult } from '@/lib/contract/scan-result'
import { writtenResult } from '@/lib/domain/stored-result'
import { carryEarlier } from '@/server/jobs/carried'
import { brandingOf } from '@/server/records/branding'
import { keepFindings } from '@/server/records/keep-findings'
import { overPglite } from './client'
import type { Db } from './db'
import { migrate } from './migrate'
import { migrations } from './migrations.gen'
import { alerts, assets, deliveries, findings, scans } from './schema'

const db = overPglite((globalThis as unknown as { __pglite: PGlite }).__pglite)

/** The last migration before findings, events and deliveries had tables. */
const BEFORE = '0013_asset_standing'
const { light } = JSON.parse(gunzipSync(readFileSync('server/routes/report/older-results.json.gz')).toString()) as {
  light: { result: ScanResult }
}

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const [USER, WORKSPACE, ASSET, SCAN] = [id(1), id(2), id(3), id(4)]
const ALERTS = { sent: id(11), lost: id(12), waiting: id(13) }

async function openOlder(tx: Db) {
  await tx.execute(sql`drop schema public cascade`)
  await tx.execute(sql`create schema public`)
  await tx.execute(sql`create table _migrations (tag text primary key, applied_at timestamptz not null default now())`)
  for (const { tag, sql: text } of migrations.filter((each) => each.tag <= BEFORE)) {
    for (const statement of text.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement))
    await tx.execute(sql`insert into _migrations (tag) values (${tag})`)
  }
}

/** What stood in a database of then: by SQL, because no code knows its tables any more. */
async function fill(tx: Db) {
  const { result } = light
  await tx.execute(
    sql`insert into users (id, name, email, password_hash) values (${USER}, 'Ada', 'ada@example.com', 'hash')`,
  )
  await tx.execute(sql`insert into workspaces (id, user_id, name) values (${WORKSPACE}, ${USER}, 'Main')`)
  await tx.execute(
    sql`insert into assets (id, workspace_id, type, value) values (${ASSET}, ${WORKSPACE}, 'domain', 'shop.example.com')`,
  )
  await tx.execute(sql`
    insert into scans (id, workspace_id, asset_id, asset_value, scan_type, status, checks, result, score, grade, counts, carried, completed_at)
    values (${SCAN}, ${WORKSPACE}, ${ASSET}, 'shop.example.com', 'light_scan', 'completed', ${JSON.stringify(result.checks)},
      ${JSON.stringify(result)}, ${result.score}, ${result.grade}, ${JSON.stringify(result.counts)}, '[]', '2026-11-20T10:00:00Z')`)
  await tx.execute(
    sql`insert into settings (key, value) values (${`branding:${USER}`}, '{"company_name":"Linden"}'), ('other', 'stays')`,
  )
  await tx.execute(sql`
    insert into mails (id, key, user_id, "to", subject, text, attempts, next_try_at, sent_at) values
      (${id(21)}, 'waits', ${USER}, 'ada@example.com', 'Scan finished', 'Grade B', 2, '2026-11-21T10:00:00Z', null),
      (${id(22)}, 'left', ${USER}, 'ada@example.com', 'Before', 'Grade C', 1, '2026-11-19T10:00:00Z', '2026-11-19T10:00:01Z')`)
  await tx.execute(sql`insert into monitors (asset_id, next_check_at) values (${ASSET}, now())`)
  await tx.execute(sql`
    insert into alerts (id, asset_id, key, kind, text, created_at, sent_at, sent_to, attempts) values
      (${ALERTS.sent}, ${ASSET}, 'a', 'down', 'Down', '2026-11-20T10:00:00Z', '2026-11-20T10:00:05Z', 'old@example.com', 1),
      (${ALERTS.lost}, ${ASSET}, 'b', 'down', 'Down', '2026-11-20T11:00:00Z', null, null, 20),
      (${ALERTS.waiting}, ${ASSET}, 'c', 'down', 'Down', '2026-11-20T12:00:00Z', null, null, 3)`)
}

/** Everything is looked at before it is undone. */
async function inOlder(look: (tx: Db) => Promise<void>) {
  const attempt = db.transaction(async (tx) => {
    await openOlder(tx)
    await fill(tx)
    expect(await migrate(tx)).toContain('0017_one_way_out')
    await look(tx)
    tx.rollback()
  })
  await expect(attempt).rejects.toThrow('Rollback')
}

test('mails, alerts and brands of an older database are where this version keeps them', () =>
  inOlder(async (tx) => {
    const mail = (key: string) => tx.select().from(deliveries).where(eq(deliveries.key, key))
    expect(await mail('waits')).toMatchObject([
      {
        kind: 'mail',
        state: 'waiting',
        target: 'ada@example.com',
        attempts: 2,
        next_at: new Date('2026-11-21T10:00:00Z'),
        body: { subject: 'Scan finished', text: 'Grade B' },
        is_secret: false,
      },
    ])
    expect(await mail('left')).toMatchObject([{ state: 'done', done_at: new Date('2026-11-19T10:00:01Z') }])

    const alert = async (of: string) =>
      (
        await tx
          .select({ decided: alerts.decided_at, state: deliveries.state, to: deliveries.target })
          .from(alerts)
          .leftJoin(deliveries, eq(deliveries.id, alerts.delivery_id))
          .where(eq(alerts.id, of))
      )[0]
    expect(await alert(ALERTS.sent)).toEqual({
      decided: new Date('2026-11-20T10:00:05Z'),
      state: 'done',
      to: 'old@example.com',
    })
    expect(await alert(ALERTS.lost)).toMatchObject({ state: 'failed', to: 'ada@example.com' })
    // Somebody still has to be told.
    expect(await alert(ALERTS.waiting)).toEqual({ decided: null, state: null, to: null })

    expect(await brandingOf(tx, { id: USER })).toMatchObject({ company_name: 'Linden' })
    const { rows } = (await tx.execute(sql`select key from settings`)) as { rows: { key: string }[] }
    expect(rows).toEqual([{ key: 'other' }])
  }))

test('a result of an older database is read, and what it found is open', () =>
  inOlder(async (tx) => {
    await carryEarlier(tx)
    await keepFindings(tx, ASSET)
    const { result } = light
    expect((await tx.select().from(assets))[0]).toMatchObject({
      latest_report_id: SCAN,
      score: result.score,
      grade: result.grade,
      reported_at: new Date('2026-11-20T10:00:00Z'),
      followed_at: new Date('2026-11-20T10:00:00Z'),
    })
    const [scan] = await tx.select().from(scans)
    const read = writtenResult(scan!.result!) as ScanResult
    expect(read.findings.map(({ title }) => title)).toEqual(result.findings.map(({ title }) => title))
    const open = await tx.select().from(findings)
    expect(open.map(({ finding }) => finding).toSorted()).toEqual(result.findings.map((each) => each.id).toSorted())
    expect(open.every(({ gone_at, report_id }) => gone_at === null && report_id === SCAN)).toBe(true)
  }))
