import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Message } from '@/lib/automation/message'
import { deliveryApi } from '@/lib/contract/delivery'
import { integrationApi } from '@/lib/contract/integration'
import { createOutgoing } from '@/server/outgoing/client'
import { RECEIVERS, type Received } from '@/server/outgoing/testing-receivers'
import { leaveMessage } from '@/server/records/deliveries'
import { openContractApi } from '@/server/routes/testing'
import { certificate, resolveToLoopback, startHttps } from '@/server/scanner/testing'
import type { TestApiOptions } from '@/server/testing'

export const MESSAGE: Message = {
  title: 'New critical finding on shop.example',
  text: 'Git folder is public\nHow to fix it: deny .git',
  link: { url: 'https://app.example/report/41c9', label: 'Open report' },
  severity: 'critical',
  site: 'shop.example',
  sender: 'Soteria',
  about: 'finding:4f1d',
  isOver: false,
  event: { type: 'findings.new', timestamp: '2026-11-22T14:32:08Z', data: { site: 'shop.example' } },
  ticket: null,
  contact: { email: 'Grace@example.com', name: 'Grace Hopper', website: 'https://shop.example', tags: ['lead'] },
}

/** What the receivers answer: as their providers document, or something else. */
type Mode = 'documented' | 'down' | readonly [status: number, body: string, headers?: Record<string, string>]

/** The API whose connections reach stand-ins of the providers on this machine, by the names that the providers have. */
export async function openConnections(options: TestApiOptions = {}) {
  const state = { mode: 'documented' as Mode, received: [] as Received[], minutes: 1 }
  const [name = '', ...others] = Object.values(RECEIVERS).map(({ host }) => host)
  const identity = certificate({ name, others })
  const { port } = await startHttps((request, response) => void receive(state, request, response), identity)
  const outgoing = createOutgoing({
    policy: { allowCidrs: ['127.0.0.0/8'] },
    product: 'Soteria',
    infoUrl: 'https://app.example',
    resolve: resolveToLoopback,
    standIn: { ca: identity.cert, port },
  })
  const api = openContractApi({ ...options, deps: { outgoing, ...options.deps } })
  // Ahead of the database, whose clock says when a delivery may leave.
  const now = () => new Date(Date.now() + state.minutes * 60_000)

  async function connect(
    body: { type: string; config: object; name?: string },
    who?: Awaited<ReturnType<typeof api.signUp>>,
  ) {
    const owner = who ?? (await api.signUp())
    const { token, workspace } = owner
    const made = await api.ask(integrationApi.create, {
      token,
      params: { workspace: workspace.id },
      body: { name: body.type, ...body },
    })
    const { id } = made.integration
    const leave = (message: Partial<Message> = {}) =>
      leaveMessage(api.db, {
        workspaceId: workspace.id,
        runId: null,
        position: null,
        integrationId: id,
        toName: '',
        message: { ...MESSAGE, ...message },
      })
    const look = async (delivery: string | null) =>
      (await api.ask(deliveryApi.show, { token, params: { id: delivery ?? '' } })).delivery
    const show = async () => {
      const { integrations } = await api.ask(integrationApi.list, { token, params: { workspace: workspace.id } })
      const found = integrations.find((integration) => integration.id === id)
      if (!found) throw new Error('The connection is gone')
      return found
    }
    const sendAll = () => api.sendMessages({ now })
    /** So many minutes go by, with a look now and then. */
    const wait = async (minutes: number, step = 1) => {
      for (let minute = 0; minute < minutes; minute += step) {
        state.minutes += step
        await sendAll()
      }
    }
    return { ...owner, id, secret: made.secret ?? '', leave, look, show, sendAll, wait }
  }

  return { ...api, state, connect, now }
}

async function receive(
  state: { mode: Mode; received: Received[] },
  request: IncomingMessage,
  response: ServerResponse,
) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks).toString()
  const host = request.headers.host?.split(':')[0] ?? ''
  const one = {
    method: request.method ?? '',
    host,
    path: request.url ?? '',
    headers: request.headers as Record<string, string>,
    body,
    json: JSON.parse(body),
  }
  state.received.push(one)
  if (state.mode === 'down') return void request.socket.destroy()
  const receiver = Object.values(RECEIVERS).find((candidate) => candidate.host === host)
  if (!receiver) return void response.writeHead(502).end()
  const [status, text, headers] = state.mode === 'documented' ? receiver.answer(one) : state.mode
  response.writeHead(status, { ...headers }).end(text)
}
