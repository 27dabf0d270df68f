import { eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '@/server/db/db'
import { settings } from '@/server/db/schema'

const DONE = 'events_backfilled'

/** Days before the upgrade that previews can count in. */
const since = sql`now() - interval '30 days'`

/** Written once into what is empty; what was written by itself stays as it is. */
const insert = (rows: ReturnType<typeof sql>) => sql`
  insert into events (key, type, workspace_id, asset_id, data, at, is_backfill, matched_at)
  select type || ':' || about, type, workspace_id, asset_id, data, at, true, now() from (${rows}) as happened(type, about, workspace_id, asset_id, data, at)
  on conflict (key) do nothing`

/** The scans since then, each with the report before it. */
const SCANS = sql`
  with ended as (
    select id, workspace_id, asset_id, asset_value, scan_type, status, score, grade, counts, initiated_by, failure_reason, completed_at as at,
      jsonb_build_object('scan_id', id, 'scan_type', scan_type, 'asset_value', asset_value, 'started_by', initiated_by) as scanned,
      lag(case when status = 'completed' then jsonb_build_object('score', score, 'grade', grade, 'counts', counts) end)
        over (partition by asset_id, status order by completed_at) as earlier
    from scans where completed_at > ${since} - interval '60 days' and status in ('completed', 'failed')
  )`

const SCAN_EVENTS = sql`${SCANS}
  select 'scan.completed', id::text, workspace_id, asset_id, scanned || jsonb_build_object('score', score, 'grade', grade, 'counts', counts, 'earlier', earlier), at
    from ended where status = 'completed' and at > ${since}
  union all
  select 'scan.failed', id::text, workspace_id, asset_id, scanned || jsonb_build_object('reason', failure_reason), at
    from ended where status = 'failed' and at > ${since} and failure_reason is distinct from 'aborted'
  union all
  select 'score.dropped', id::text, workspace_id, asset_id,
      scanned || jsonb_build_object('before', earlier->'score', 'after', score, 'grade', grade, 'counts', counts, 'earlier', earlier), at
    from ended where status = 'completed' and at > ${since} and score < (earlier->>'score')::int`

const CATEGORY = sql`case when f."check" = 'http.cookies' then 'cookies' when f."check" like 'http.%' then 'headers'
  when f."check" like 'exposure.%' or f."check" = 'opinion.nuclei' then 'exposure' when f."check" like 'software.%' then 'software'
  when f."check" like 'wordpress.%' then 'wordpress' when f."check" like 'dns.%' then 'dns_mail'
  when f."check" like 'network.%' or f."check" = 'opinion.nmap' then 'network'
  when f."check" like 'tls.%' or f."check" like 'transport.%' or f."check" = 'opinion.sslscan' then 'transport' else 'content' end`

const RANK = sql`array_position(array['critical', 'high', 'medium', 'low', 'info'], f.severity)`

/** By the report that began or ended a row of findings. */
const findingEvents = (when: ReturnType<typeof sql>, type: ReturnType<typeof sql>) => sql`
  select ${type}, s.id::text, s.workspace_id, s.asset_id,
    jsonb_build_object('scan_id', s.id, 'scan_type', s.scan_type, 'asset_value', s.asset_value, 'started_by', s.initiated_by, 'count', count(*),
      'is_first', not exists (select 1 from scans e where e.asset_id = s.asset_id and e.status = 'completed' and e.completed_at < s.completed_at),
      'findings', jsonb_path_query_array(jsonb_agg(jsonb_build_object('id', f.finding, 'rule', f.rule, 'check', f."check", 'severity', f.severity,
        'confidence', f.confidence, 'comparable', true, 'category', ${CATEGORY}) order by ${RANK}), '$[0 to 99]')), s.completed_at
  from findings f join scans s on s.asset_id = f.asset_id and s.status = 'completed' and s.completed_at = ${when}
  where ${when} > ${since}
  group by 1, s.id`

const BEGUN = findingEvents(
  sql`f.opened_at`,
  sql`case when f.opened_at = f.first_seen then 'findings.new' else 'findings.back' end`,
)
const GONE = findingEvents(sql`f.gone_at`, sql`'findings.fixed'::text`)

const INCIDENTS = sql`
  select case i.kind when 'down' then 'site.down' else 'site.changed' end, i.id::text, a.workspace_id, a.id,
    jsonb_build_object('incident_id', i.id, 'asset_value', a.value) || case i.kind
      when 'down' then jsonb_build_object('cause', i.cause, 'message', i.message, 'since', to_char(i.started_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      else jsonb_build_object('kind', i.kind, 'changes', i.changes) end, i.started_at
  from incidents i join assets a on a.id = i.asset_id where i.started_at > ${since}
  union all
  select 'site.up', i.id::text, a.workspace_id, a.id,
    jsonb_build_object('incident_id', i.id, 'asset_value', a.value, 'ms', round(extract(epoch from i.ended_at - i.started_at) * 1000)), i.ended_at
  from incidents i join assets a on a.id = i.asset_id where i.kind = 'down' and i.ending = 'recovered' and i.ended_at > ${since}`

const ALERTS = sql`
  select 'expiring', l.asset_id || ':' || (l.facts->>'what') || ':' || (l.facts->>'end') || ':' || split_part(l.key, ':', 6), a.workspace_id, a.id,
    jsonb_build_object('asset_value', a.value, 'what', l.facts->'what', 'end', l.facts->'end', 'days', l.facts->'days'), l.created_at
  from alerts l join assets a on a.id = l.asset_id where l.kind = 'expiring' and l.facts is not null and l.created_at > ${since}`

const VERIFIED = sql`
  select 'asset.verified', a.id || ':' || to_char(a.verified_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), a.workspace_id, a.id,
    jsonb_build_object('asset_value', a.value, 'method', a.verify_method), a.verified_at
  from assets a where a.status = 'verified' and a.verified_at > ${since}`

const PARTS = [SCAN_EVENTS, BEGUN, GONE, INCIDENTS, ALERTS, VERIFIED]

/**
 * Once after the upgrade that brought recipes: what happened in the days before, for previews. Recipes do not run on
 * it.
 */
export async function backfillEvents(db: Db, log: Logger, signal: AbortSignal): Promise<void> {
  const [done] = await db.select().from(settings).where(eq(settings.key, DONE))
  if (done) return
  try {
    for (const part of PARTS) {
      if (signal.aborted) return
      await db.execute(insert(part))
    }
    await db.insert(settings).values({ key: DONE, value: new Date().toISOString() }).onConflictDoNothing()
  } catch (error) {
    log.error({ err: error }, 'What happened before there were recipes could not be written down')
  }
}
