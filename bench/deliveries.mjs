// The first page of 10 000 deliveries, as the screen asks for it, from the embedded database.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { median, ms, startServer, withFolder } from './host.mjs'

const LIMIT_MS = 50
const [DELIVERIES, PAGE, ROUNDS] = [10_000, 100, 20]
const PORT = Number(process.env.BENCH_PORT ?? 4188)
const TOKEN = 'bench-token-of-deliveries'

const SEED = `
insert into subscriptions (user_id, name) select id, 'premium' from users;
insert into sessions (token_hash, user_id, remember, expires_at) select encode(sha256('${TOKEN}'::bytea), 'hex'), id, true, now() + interval '1 day' from users;
insert into workspaces (id, user_id, name, is_default) select md5('workspace')::uuid, id, 'Main', true from users;
insert into integrations (id, workspace_id, type, name, host)
  select md5('integration ' || n)::uuid, md5('workspace')::uuid, 'slack', 'Channel ' || n, 'hooks.slack.com' from generate_series(1, 10) n;
insert into deliveries (id, kind, target, workspace_id, integration_id, to_type, to_name, message, state, attempts, created_at, done_at, expires_at)
  select md5('delivery ' || n)::uuid, 'message', 'hooks.slack.com', md5('workspace')::uuid, md5('integration ' || 1 + n % 10)::uuid, 'slack', 'Channel ' || n % 10,
    jsonb_build_object('title', 'Finding ' || n, 'site', 'shop' || n % 500 || '.example', 'text', repeat('What it means and how to fix it. ', 20)),
    case when n % 20 = 0 then 'failed' else 'done' end, 1 + n % 3, now() - n * interval '1 minute', now(), now() + interval '1 day' from generate_series(1, ${DELIVERIES}) n;
insert into delivery_attempts (delivery_id, number, outcome, ms, status)
  select md5('delivery ' || n)::uuid, t, case when t = 1 + n % 3 then 'ok' else 'failed' end, 100, 200 from generate_series(1, ${DELIVERIES}) n, generate_series(1, 1 + n % 3) t;
analyze`

export const measureDeliveries = () =>
  withFolder(async (folder) => {
    const env = { PORT: String(PORT), SOTERIA_DEMO: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' }
    const account = ['user', 'create', '--email', 'x@example.com', '--name', 'X', '--password', 'bench-only-1']
    execFileSync(process.execPath, ['dist/admin.mjs', ...account], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const client = await PGlite.create(join(folder, 'db'))
    await client.exec(SEED)
    const { rows } = await client.query(`select md5('workspace')::uuid as id`)
    await client.close()
    const server = await startServer(folder, env)
    try {
      const ask = async () => {
        const began = performance.now()
        const url = `http://127.0.0.1:${PORT}/api/integration/${rows[0].id}/deliveries?limit=${PAGE}`
        const answer = await fetch(url, { headers: { authorization: `Bearer ${TOKEN}` } })
        const { deliveries, total } = await answer.json()
        if (deliveries?.length !== PAGE || total !== DELIVERIES)
          throw new Error(`The list answers ${answer.status} with ${deliveries?.length} of ${total}`)
        return performance.now() - began
      }
      const times = []
      for (let round = 0; round < ROUNDS; round += 1) times.push(await ask())
      const took = median(times.slice(2))
      console.log(
        `list    first ${PAGE} of ${DELIVERIES} deliveries: ${ms(took)}, ${(took / LIMIT_MS).toFixed(2)} of the limit of ${ms(LIMIT_MS)}`,
      )
      if (took > LIMIT_MS) process.exitCode = 1
    } finally {
      await server.stop()
    }
  })
