import { sql } from 'drizzle-orm'
import { server, testApi } from './server'

/** More than a browser loads, without a scan: only the first three are verified. */
export async function signUpWithManyAssets() {
  const as = await testApi.signUp()
  await testApi.db.execute(sql`
    insert into assets (workspace_id, type, value, name, status, score, grade, counts)
    select ${as.workspace.id}::uuid, 'domain', 'site' || n || '.example.com', case when n = 1999 then 'Linden Shop' end,
      case when n <= 3 then 'verified' else 'pending' end, 59, case when n <= 1500 then 'D' else 'F' end,
      jsonb_build_object('critical', case when n = 2001 then 2 else 0 end, 'high', 0, 'medium', 1, 'low', 0, 'info', 0)
    from generate_series(1, 2001) as n`)
  return as
}

/** Every question about the assets of a workspace, from now on. */
export function assetQuestions({ workspace }: { workspace: { id: string } }) {
  const asked: URLSearchParams[] = []
  server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.endsWith(`/asset/${workspace.id}/fetch`)) asked.push(searchParams)
  })
  return asked
}

afterEach(() => server.events.removeAllListeners())
