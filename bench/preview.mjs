// What a preview over a month with 10 000 events costs: the processor time of the server, and how much longer others
// wait for an answer meanwhile. On Postgres and embedded.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { cpuOf, embedded, onPostgres } from './databases.mjs'
import { median, ms, withFolder } from './host.mjs'

const [CPU_LIMIT_MS, WAIT_LIMIT_MS] = [300, 100]
const [EVENTS, ROUNDS, ALONE] = [10_000, 9, 100]
const PORT = Number(process.env.BENCH_PORT ?? 4188)
const env = { PORT: String(PORT), SOTERIA_DEMO: '0' }
const TOKEN = 'bench-token-of-previews'

const workspace = createHash('md5')
  .update('workspace')
  .digest('hex')
  .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const SEED = `
insert into users (id, name, email, password_hash) values (md5('user')::uuid, 'X', 'x@example.com', 'none');
insert into subscriptions (user_id, name) values (md5('user')::uuid, 'premium');
insert into sessions (token_hash, user_id, remember, expires_at)
  values (encode(sha256('${TOKEN}'::bytea), 'hex'), md5('user')::uuid, true, now() + interval '1 day');
insert into workspaces (id, user_id, name, is_default, created_at)
  values (md5('workspace')::uuid, md5('user')::uuid, 'Main', true, now() - interval '1 year');
insert into assets (id, workspace_id, type, value, status, tags)
  select md5('asset ' || n)::uuid, md5('workspace')::uuid, 'domain', 'shop' || n || '.example', 'verified', '["production"]' from generate_series(0, 499) n;
insert into events (type, key, workspace_id, asset_id, data, at, matched_at)
  select 'findings.new', 'findings.new:' || n, md5('workspace')::uuid, md5('asset ' || n % 500)::uuid,
    jsonb_build_object('scan_id', md5('scan ' || n)::uuid, 'scan_type', 'light_scan', 'asset_value', 'shop' || n % 500 || '.example', 'started_by', null,
      'count', 8, 'is_first', false, 'findings', (select jsonb_agg(jsonb_build_object('id', md5(n || ' ' || m), 'rule', 'http.headers/hsts-missing', 'check', 'http.headers',
        'severity', (array['critical', 'high', 'medium', 'low', 'info'])[1 + (n + m) % 5], 'confidence', 'confirmed', 'comparable', true, 'category', 'headers')) from generate_series(1, 8) m)),
    now() - n * interval '4 minutes', now() from generate_series(1, ${EVENTS}) n;
analyze`

const RECIPES = {
  'of high findings': { severity: 'high', conditions: [] },
  'by titles': { severity: 'low', conditions: [{ field: 'title', op: 'contains', value: 'transport' }] },
  'by categories': { severity: 'low', conditions: [{ field: 'category', op: 'eq', value: 'headers' }] },
  'by when it was seen': { severity: 'low', conditions: [{ field: 'seen_before', op: 'gte', value: 7 }] },
  'of conditions': {
    severity: 'low',
    conditions: [
      { field: 'tag', op: 'eq', value: 'production' },
      { field: 'site', op: 'contains', value: 'shop1' },
      { field: 'title', op: 'contains', value: 'transport' },
      { field: 'hour', op: 'in', value: [6, 7, 8, 9, 10, 11, 12] },
    ],
  },
}

async function ask(method, path, body) {
  const began = performance.now()
  const answer = await fetch(`http://127.0.0.1:${PORT}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${TOKEN}`,
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
    },
    body: body && JSON.stringify(body),
  })
  const data = await answer.json()
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}: ${JSON.stringify(data)}`)
  return { data, took: performance.now() - began }
}

/** What others wait, one after the other, until `until` is over. */
async function others(until) {
  const times = []
  for (let isOver = false; !isOver; isOver = await Promise.race([until.then(() => true), pause(5, false)]))
    times.push((await ask('GET', '/api/user')).took)
  return times
}

async function measure(name, pid) {
  const path = `/api/recipe/${workspace}/preview`
  const alone = []
  for (let call = 0; call < ALONE; call += 1) alone.push((await ask('GET', '/api/user')).took)
  for (const [what, { severity, conditions }] of Object.entries(RECIPES)) {
    const body = { trigger: { type: 'finding_new', config: { severity } }, conditions, match: 'all' }
    const rounds = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = cpuOf(pid)
      const { data, took } = await ask('POST', path, body)
      rounds.push({ took, cpu: cpuOf(pid) - before, count: data.preview.count })
    }
    const meanwhile = []
    for (let round = 0; round < ROUNDS; round += 1) meanwhile.push(Math.max(...(await others(ask('POST', path, body)))))
    const cpu = median(rounds.slice(2).map((round) => round.cpu))
    const added = median(meanwhile) - median(alone)
    console.log(
      `preview ${what}, ${EVENTS} events, ${name}: ${ms(cpu)} of processor time, ${(cpu / CPU_LIMIT_MS).toFixed(2)} of the limit of ${ms(CPU_LIMIT_MS)}; ` +
        `answered in ${ms(median(rounds.map(({ took }) => took)))}; others wait ${ms(added)} longer at most, ${(added / WAIT_LIMIT_MS).toFixed(2)} of the limit of ${ms(WAIT_LIMIT_MS)} (${rounds[0].count} runs)`,
    )
    if (cpu > CPU_LIMIT_MS || added > WAIT_LIMIT_MS) process.exitCode = 1
  }
}

export const measurePreviews = () =>
  withFolder(async (folder) => {
    const all = { env, seed: SEED, port: PORT + 1 }
    await embedded({ ...all, folder: join(folder, 'embedded') }, (pid) => measure('embedded', pid))
    await onPostgres({ ...all, folder: join(folder, 'postgres') }, (pid) => measure('Postgres', pid))
  })
