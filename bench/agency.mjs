// What the agency's home asks for, with 100 clients, 300 watched sites, 10 000 leads, 2 000 contracts and 5 000
// invoices: on Postgres and embedded.
// `npm run bench -- agency`, or `node bench/agency.mjs postgres|embedded`.
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { makeTables, median, ms, startServer, withFolder } from './host.mjs'
import { startPostgres } from './postgres.mjs'

const PORT = Number(process.env.BENCH_PORT ?? 4196)
const ROUNDS = 30
const LIMIT_MS = 60
const TOKEN = 'bench-token-of-the-agency'
const env = { PORT: String(PORT), SOTERIA_DEMO: '0' }
const [, , only] = process.argv

const STAGES = `(array['new','new','new','contacted','contacted','contacted','replied','meeting','won','lost'])`

const SEED = `
insert into users (id, name, email, password_hash) values (md5('agency')::uuid, 'Agency', 'agency@example.com', 'none');
insert into subscriptions (user_id, name) values (md5('agency')::uuid, 'bundle deal');
insert into sessions (token_hash, user_id, remember, expires_at)
  values (encode(sha256('${TOKEN}'::bytea), 'hex'), md5('agency')::uuid, true, now() + interval '14 days');
insert into workspaces (id, user_id, name, client_name, is_default)
  select md5('workspace ' || n)::uuid, md5('agency')::uuid, 'Client ' || n, 'Client ' || n, n = 0 from generate_series(0, 99) n;
insert into assets (id, workspace_id, type, value, score, grade, counts, reported_at)
  select md5('asset ' || a)::uuid, md5('workspace ' || a % 100)::uuid, 'domain', 'site-' || a || '.example.com', 40 + a % 60, 'C',
    '{"critical":0,"high":1,"medium":2,"low":3,"info":1}', now() - interval '1 day' from generate_series(0, 299) a;
insert into monitors (asset_id, state, checked_at, next_check_at)
  select md5('asset ' || a)::uuid, case when a % 50 = 0 then 'down' else 'up' end, now(), now() + interval '1 day' from generate_series(0, 299) a;
insert into incidents (asset_id, kind, started_at) select md5('asset ' || a)::uuid, 'down', now() - interval '1 hour' from generate_series(0, 299, 50) a;
insert into findings (asset_id, workspace_id, finding, "check", rule, severity, confidence, opened_at, first_seen, since, report_id)
  select md5('asset ' || a)::uuid, md5('workspace ' || a % 100)::uuid, 'finding ' || f, 'http.csp', 'http.csp/missing',
    (array['critical','high','medium','low','low'])[case when f = 0 and a % 30 > 0 then 3 else f % 5 + 1 end], 'confirmed', now() - interval '40 days',
    now() - interval '40 days', now() - interval '40 days', md5('report ' || a)::uuid from generate_series(0, 299) a, generate_series(0, 19) f;
insert into leads (user_id, workspace_id, name, name_key, status, rank, value_minor, value_currency, value_period, next_step, next_step_at, last_contact_at, created_at)
  select md5('agency')::uuid, md5('workspace ' || n % 100)::uuid, 'Lead ' || n, 'lead ' || n, ${STAGES}[n % 10 + 1], 'm' || n,
    case when n % 3 = 0 then 1000 + n end, case when n % 3 = 0 then 'EUR' end, case when n % 3 = 0 then 'month' end, case when n % 4 = 0 then 'Call' end,
    case when n % 4 = 0 then now() + make_interval(hours => n % 2000 - 300) end, now() - make_interval(days => n % 20), now() - make_interval(hours => n % 5000)
  from generate_series(0, 9999) n;
insert into contracts (user_id, workspace_id, type, title, status, value_minor, value_currency, value_period, ends_on, signed_at)
  select md5('agency')::uuid, md5('workspace ' || n % 100)::uuid, 'care_plan', 'Care plan', (array['signed','sent','draft','void'])[n % 4 + 1],
    9000 + n, 'EUR', 'month', to_char(now() + make_interval(days => n - 200), 'YYYY-MM-DD'), now() from generate_series(0, 1999) n;
insert into invoices (user_id, workspace_id, kind, status, buyer, lines, currency, net_minor, total_minor, due_on, repeat)
  select md5('agency')::uuid, md5('workspace ' || n % 100)::uuid, 'invoice', case when n % 50 = 0 then 'draft' when n % 20 = 0 then 'sent' else 'paid' end,
    '{"name":"Client"}', '[{"name":"Care plan"}]', 'EUR', 9000, 11070, now()::date + n % 60 - 30,
    case when n % 50 = 0 then '{"every":"month","next_on":"2099-01-01"}'::jsonb end from generate_series(0, 4999) n;
analyze;`

async function ask() {
  const began = performance.now()
  const answer = await fetch(`http://127.0.0.1:${PORT}/api/agency/overview`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  })
  const { byteLength } = await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`The overview answered ${answer.status}`)
  return { took: performance.now() - began, bytes: byteLength }
}

async function measure(name, folder, more = {}) {
  const server = await startServer(folder, { ...env, ...more })
  try {
    const { bytes } = await ask()
    for (let round = 0; round < 5; round += 1) await ask()
    const times = []
    for (let round = 0; round < ROUNDS; round += 1) times.push((await ask()).took)
    const p95 = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS * 0.95)]
    const middle = median(times)
    console.log(
      `${middle > LIMIT_MS ? '!' : ' '} ${name.padEnd(9)} /api/agency/overview  p50 ${ms(middle)} (limit ${LIMIT_MS})  p95 ${ms(p95)}  ${(bytes / 1000).toFixed(1)} kB  load ${loadavg()[0].toFixed(1)}`,
    )
  } finally {
    await server.stop()
  }
}

await withFolder(async (folder) => {
  if (only !== 'embedded') {
    const place = join(folder, 'postgres')
    const postgres = await startPostgres(place, PORT + 1)
    try {
      const more = { DATABASE_URL: postgres.url, ROLES: 'api' }
      makeTables(place, { ...env, ...more })
      postgres.run(SEED)
      await measure('Postgres', place, more)
    } finally {
      await postgres.stop()
    }
  }
  if (only !== 'postgres') {
    const place = join(folder, 'embedded')
    makeTables(place, env)
    const client = await PGlite.create(join(place, 'db'))
    await client.exec(SEED)
    await client.close()
    await measure('Embedded', place)
  }
})
