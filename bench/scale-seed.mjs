// An agency's installation after a year, made in the database itself, the same every time: tenants of uneven size, and
// times up to the moment of seeding.
import { createHash } from 'node:crypto'

const PEOPLE = 40
const WORKSPACES = 100
const SCANS_PER_ASSET = 10
const CHECK_DAYS = 31

export const FULL = { assets: 10_000, monitors: 300 }
export const TENTH = { assets: 1_000, monitors: 30 }

/** Of person 0 to 39: 0 has the largest workspace and two more, 39 has two of the smallest. */
export const tokenOf = (person) => `bench-token-of-person-${person}`
export const workspaceOf = (number) => uuid(`workspace ${number}`)
export const assetOf = (number) => uuid(`asset ${number}`)

const md5 = (text) => createHash('md5').update(text).digest('hex')
const uuid = (text) => md5(text).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
const quoted = (value) => `'${(typeof value === 'string' ? value : JSON.stringify(value)).replaceAll("'", "''")}'`

const SEVERITIES = ['critical', 'high', 'high', 'medium', 'medium', 'medium', 'low', 'low', 'low', 'info']
const SENTENCE =
  'Whoever is on the way between a visitor and the site can read and change what is sent, and nobody notices. '
const NONE = { critical: 0, high: 0, medium: 0, low: 0, info: 0 }

/** A finding as long as real ones are. ASSET stands for eleven hex digits of its own asset. */
const findingOf = (severity, at) => ({
  id: `ASSET${String(at).padStart(5, '0')}`,
  rule: `http.headers/rule-${at}`,
  check: `check.${at % 8}`,
  category: 'headers',
  title: `Finding ${at} of severity ${severity}`,
  severity,
  confidence: 'confirmed',
  at: 'https://ASSET.example.com/',
  key: `key ${at}`,
  summary_plain: SENTENCE.repeat(2),
  impact: SENTENCE,
  remediation: SENTENCE.repeat(2),
  fix_effort: 'minutes',
  snippets: [{ platform: 'nginx', code: `add_header X-Rule-${at} "value" always;` }],
  evidence: [
    {
      label: 'Answer',
      url: 'https://ASSET.example.com/',
      status: 200,
      excerpt: 'HTTP/1.1 200 OK\nServer: nginx\nContent-Type: text/html',
    },
  ],
  references: [{ title: 'MDN', url: 'https://developer.mozilla.org/' }],
  cwe: [319],
  owasp: ['A05:2021'],
  asvs: [],
  cve: [],
})

const checks = Array.from({ length: 20 }, (_, at) => ({
  key: `check.${at}`,
  title: `Check ${at}`,
  category: 'headers',
  state: at < 8 ? 'findings' : 'passed',
  findings: 1,
}))

/** One result: without its first `less` findings, so that the grades differ. */
function resultOf(less, mode) {
  const findings = SEVERITIES.map(findingOf).filter((_, at) => at >= less)
  const counts = findings.reduce((sum, { severity }) => ({ ...sum, [severity]: sum[severity] + 1 }), NONE)
  const [score, grade] = [
    [13, 'F'],
    [55, 'D'],
    [68, 'C'],
    [82, 'B'],
  ][less]
  return {
    schema: 'scan-report/1',
    engine: 'bench',
    data_versions: {},
    mode,
    requests: 40,
    bytes: 200_000,
    score,
    grade,
    counts,
    checks,
    findings,
    target: {
      input: 'ASSET.example.com',
      host: 'ASSET.example.com',
      ip: '192.0.2.1',
      url: 'https://ASSET.example.com/',
    },
    started_at: '2026-01-01T00:00:00.000Z',
    ended_at: '2026-01-01T00:00:09.000Z',
    coverage: { answered: 20, unanswered: 0, total: 20 },
    score_ledger: [{ key: 'base', label: 'Start', points: 100, kind: 'base' }],
    observations: {},
  }
}

const people = () => `
insert into users (id, name, email, password_hash) select md5('person ' || n)::uuid, 'Person ' || n, 'person' || n || '@example.com', 'none' from generate_series(0, ${PEOPLE - 1}) n;
insert into subscriptions (user_id, name) select md5('person ' || n)::uuid, 'premium' from generate_series(0, ${PEOPLE - 1}) n;
insert into sessions (token_hash, user_id, remember, expires_at)
  select encode(sha256(('bench-token-of-person-' || n)::bytea), 'hex'), md5('person ' || n)::uuid, true, now() + interval '14 days' from generate_series(0, ${PEOPLE - 1}) n;
insert into workspaces (id, user_id, name, is_default)
  select md5('workspace ' || n)::uuid, md5('person ' || n % ${PEOPLE})::uuid, 'Workspace ' || n, n < ${PEOPLE} from generate_series(0, ${WORKSPACES - 1}) n;`

/** Workspace n has 1/(n + 1) of what the first has. */
const assets = (count) => `
with sizes as (select n, ceil(${count} / (n + 1) / 5.187) as size from generate_series(0, ${WORKSPACES - 1}) n),
  places as (select n, sum(size) over (order by n) - size as first, size from sizes)
insert into assets (id, workspace_id, type, value, status, verify_method, verified_at, last_proved_at, created_at)
  select md5('asset ' || a)::uuid, md5('workspace ' || n)::uuid, 'domain', 'site-' || a || '.example.com', 'verified', 'file', created, now(), created
  from places, generate_series(first::int, least(first + size, ${count})::int - 1) a, lateral (select now() - make_interval(days => 200 + a % 165) as created) times;`

/** The earlier ones found more. One in a hundred failed. */
const scans = (count) => `
with templates (less, mode, result) as (values
  ${[0, 1, 2, 3].flatMap((less) => ['full', 'light'].map((mode) => `(${less}, '${mode}', ${quoted(resultOf(less, mode))})`)).join(',\n  ')}),
  plan as (
    select a, s, (a * 7 + s * 13) % 100 <> 0 as is_done, case when s % 3 = 0 then 'full' else 'light' end as mode,
      case when s < 3 then 0 else (a + s / 4) % 4 end as less, now() - make_interval(days => (9 - s) * 19 + a % 17, mins => a % 1440 + 10) as began
    from generate_series(0, ${count - 1}) a, generate_series(0, ${SCANS_PER_ASSET - 1}) s)
insert into scans (id, workspace_id, asset_id, asset_value, scan_type, status, progress, checks, result, score, grade, counts, carried, failure_reason, failure_message,
  created_at, started_at, completed_at)
  select md5('scan ' || a || ' ' || s)::uuid, assets.workspace_id, assets.id, assets.value, plan.mode || '_scan', case when is_done then 'completed' else 'failed' end, 100,
    '[]', made.result, (made.result ->> 'score')::int, made.result ->> 'grade', made.result -> 'counts', '[]', case when not is_done then 'unreachable' end,
    case when not is_done then 'The site didn’t respond.' end, began, began, began + interval '9 seconds'
  from plan join templates using (less, mode) join assets on assets.id = md5('asset ' || a)::uuid,
    lateral (select case when is_done then replace(templates.result, 'ASSET', left(md5('asset ' || a), 11))::jsonb end as result) made;`

/** Of the first assets, every five minutes: three in a thousand found nothing, ten were slow. */
const monitors = (count) => `
insert into monitors (asset_id, state, checked_at, next_check_at, created_at)
  select md5('asset ' || a)::uuid, 'up', now(), now() + interval '30 days', now() - interval '${CHECK_DAYS} days' from generate_series(0, ${count - 1}) a;
insert into monitor_checks (asset_id, at, outcome, ms, status, watched_ms, up_ms)
  select md5('asset ' || a)::uuid, now() - make_interval(mins => 5 * c, secs => a % 60), outcome, case when p >= 3 then 80 + (a * 31 + c * 17) % 400 end,
    case when p >= 3 then 200 end, 300000 * count(before) filter (where before <> 'unsure') over until_now, 300000 * count(before) filter (where before in ('up', 'slow')) over until_now
  from (select *, lag(outcome) over (partition by a order by c desc) as before
    from generate_series(0, ${count - 1}) a, generate_series(${CHECK_DAYS * 288 - 1}, 0, -1) c, lateral (select (a * 7919 + c * 104729) % 1000 as p) luck,
      lateral (select case when p < 2 then 'down' when p < 3 then 'unsure' when p < 13 then 'slow' else 'up' end as outcome) seen) checks
  window until_now as (partition by a order by c desc);
insert into incidents (asset_id, kind, cause, message, started_at, ended_at, ending)
  select md5('asset ' || a)::uuid, 'down', 'timeout', 'HTTP 503', began, began + interval '20 minutes', 'recovered'
  from generate_series(0, ${count - 1}) a, generate_series(0, 19) i, lateral (select now() - make_interval(days => i * 3 + 1, mins => a)) times (began);`

/** Fills a database that has its tables and nothing else. `run` executes statements. */
export async function seed(run, { assets: count, monitors: watched }) {
  for (const part of [people(), assets(count), scans(count), monitors(watched), 'analyze;']) await run(part)
}
