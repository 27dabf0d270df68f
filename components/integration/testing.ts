import { startHttp } from '@/server/scanner/testing'
import { integrationApi } from '@/lib/contract/integration'
import type { Delivery } from '@/lib/contract/delivery'
import { testApi } from '@/lib/testing/server'
import { deliveries, deliveryAttempts } from '@/server/db/schema'
import { leaveMessage } from '@/server/records/deliveries'

type Person = Awaited<ReturnType<typeof testApi.signUp>>

/** A receiver on this machine: what it got, and what it answers. */
export async function startReceiver() {
  const state = { status: 200, reply: 'ok', bodies: [] as string[] }
  const { port } = await startHttp(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    state.bodies.push(body)
    response.writeHead(state.status).end(state.reply)
  })
  return { state, address: `http://127.0.0.1:${port}` }
}

async function send<T>(as: Person, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await testApi.request(method, path, { token: as.token, body })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  return JSON.parse(text) as T
}

const pathOf = ({ path }: { path: string }, id: string) => path.replace(/:\w+/, id)

/** Connects something as its owner would, by the call itself. */
export async function connected(as: Person, body: { type: string; name: string; config: object }) {
  const { integration } = await send<{ integration: { id: string } }>(
    as,
    'POST',
    pathOf(integrationApi.create, as.workspace.id),
    body,
  )
  const test = () => send<{ delivery: Delivery }>(as, 'POST', pathOf(integrationApi.test, integration.id))
  /** Leaves a message for it, as a recipe does. */
  const leave = (title: string, site = 'shop.example') =>
    leaveMessage(testApi.db, {
      workspaceId: as.workspace.id,
      runId: null,
      position: null,
      integrationId: integration.id,
      toName: body.name,
      message: {
        title,
        text: '',
        link: null,
        severity: 'high',
        site,
        sender: 'Soteria',
        about: title,
        isOver: false,
        event: { type: 'findings.new', timestamp: '2026-11-22T14:32:08Z', data: { site } },
        ticket: null,
        contact: null,
      },
    })
  return { id: integration.id, test, leave }
}

/** Puts so many messages where they stand when they were delivered, the later ones first. */
export async function delivered(as: Person, integration: string, count: number, more: object = {}) {
  const at = (index: number) => new Date(Date.now() - (index + 1) * 60_000)
  const message = (index: number) => ({
    title: `Event ${index}`,
    text: '',
    link: null,
    severity: null,
    site: `site${index}.example`,
    sender: 'Soteria',
    about: '',
    isOver: false,
    event: { type: 'scan.completed', timestamp: '', data: {} },
    ticket: null,
    contact: null,
  })
  const rows = Array.from({ length: count }, (_, index) => ({
    workspace_id: as.workspace.id,
    integration_id: integration,
    kind: 'message' as const,
    to_type: 'webhook',
    to_name: 'Order system',
    target: '127.0.0.1',
    state: 'done' as const,
    created_at: at(index),
    done_at: at(index),
    expires_at: new Date(Date.now() + 86_400_000),
    message: message(index),
    attempts: 1,
    ...more,
  }))
  const stored = await testApi.db.insert(deliveries).values(rows).returning({ id: deliveries.id })
  await testApi.db
    .insert(deliveryAttempts)
    .values(stored.map(({ id }) => ({ delivery_id: id, number: 1, outcome: 'ok' as const, status: 200, ms: 12 })))
}
