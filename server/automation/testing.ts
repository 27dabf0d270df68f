import { eq } from 'drizzle-orm'
import { recipeApi } from '@/lib/contract/recipe'
import type { EventFacts, EventType, FindingFacts } from '@/server/db/event-facts'
import { assets, deliveries, integrations, recipeRuns } from '@/server/db/schema'
import { record } from '@/server/records/events'
import { openContractApi } from '@/server/routes/testing'
import type { AutomationDeps } from './deps'
import { automate } from './match-events'

const MINUTE_MS = 60_000

export const finding = (
  id: string,
  severity: FindingFacts['severity'] = 'high',
  more: Partial<FindingFacts> = {},
): FindingFacts => ({
  id,
  rule: 'exposure.files/git',
  check: 'exposure.files',
  severity,
  confidence: 'confirmed',
  comparable: true,
  category: 'exposure',
  ...more,
})

/** A workspace with a site and a chat, and recipes with a clock that stands still until it is turned. */
export async function openAutomation({ at = '2026-11-02T09:00:00Z', plan = 'premium' as string | null } = {}) {
  const api = openContractApi()
  const who = await api.signUp({ plan })
  const { db } = api
  const { token, workspace } = who
  let time = Date.parse(at)
  const woken: string[] = []
  const deps: AutomationDeps = {
    db,
    log: api.deps.log,
    publicUrl: 'http://soteria.test',
    productName: 'Soteria',
    scans: { wake: (ids) => void woken.push(...ids) },
    outbox: { wake() {} },
    now: () => new Date(time),
  }
  const [asset] = await db
    .insert(assets)
    .values({ workspace_id: workspace.id, type: 'domain', value: 'shop.example', tags: ['production'] })
    .returning()
  const connect = async (type: string, name: string) => {
    const [row] = await db
      .insert(integrations)
      .values({ workspace_id: workspace.id, type, name, host: 'hooks.example' })
      .returning({ id: integrations.id })
    return row?.id ?? ''
  }
  const chat = await connect('slack', 'Shop alerts')
  if (!asset) throw new Error('The asset was not inserted')

  let made = 0
  async function happen<T extends EventType>(
    type: T,
    data: EventFacts[T],
    { about, site = asset, caused_by }: Happening = {},
  ) {
    made += 1
    await record(db, {
      type,
      about: about ?? `${who.user.id}:${made}`,
      workspace_id: workspace.id,
      asset_id: site?.id ?? null,
      caused_by,
      data,
      at: new Date(time),
    })
  }
  const scanned = {
    scan_id: '41c9d3a0-0000-4000-8000-000000000001',
    scan_type: 'light_scan',
    asset_value: 'shop.example',
    started_by: null,
  } as const
  const save = async (body: object) =>
    (await api.ask(recipeApi.create, { token, params: { workspace: workspace.id }, body: { name: 'Recipe', ...body } }))
      .recipe
  return {
    ...api,
    who,
    asset,
    chat,
    deps,
    woken,
    connect,
    happen,
    found: (findings: FindingFacts[], more?: Happening) =>
      happen('findings.new', { ...scanned, count: findings.length, findings, is_first: false }, more),
    completed: (score: number, before: number | null, more?: Happening) =>
      happen(
        'scan.completed',
        {
          ...scanned,
          score,
          grade: 'B',
          counts: null,
          earlier: before === null ? null : { score: before, grade: 'B', counts: null },
        },
        more,
      ),
    save,
    notify: (text = '{{severity}} on {{site}}: {{title}}') => ({
      type: 'notify',
      integration_id: chat,
      config: { text },
    }),
    turn: (minutes: number) => void (time += minutes * MINUTE_MS),
    now: () => time,
    work: () => automate(deps),
    runsOf: (recipe: string) =>
      db.select().from(recipeRuns).where(eq(recipeRuns.recipe_id, recipe)).orderBy(recipeRuns.at, recipeRuns.event_id),
    messages: async () =>
      (
        await db
          .select()
          .from(deliveries)
          .where(eq(deliveries.workspace_id, workspace.id))
          .orderBy(deliveries.created_at, deliveries.position)
      ).filter(({ kind }) => kind === 'message'),
  }
}

type Happening = { about?: string; site?: { id: string } | null; caused_by?: string[] }
