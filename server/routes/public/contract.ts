import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { visibleText } from '@/lib/domain/visible-text'
import { audit, userAgent } from '@/server/api/audit'
import type { Env } from '@/server/api/env'
import { attachment } from '@/server/attachment'
import { contractFileName, keptFile } from '@/server/contracts/file'
import { contractAt, type Opened } from '@/server/contracts/link'
import { declineContract, type Refusal, sendCode, signContract, viewed, type Visitor } from '@/server/contracts/sign'
import type { Db } from '@/server/db/db'
import { HttpError } from '@/server/errors'
import { formValue, useFormValue } from '@/server/leads/one-time'
import type { Drawn } from '@/server/pdf/contract-pdf'
import { contractPage, type Entered } from './contract-page'
import { sentAlreadyPage } from './no-page'
import { gone, isOurs, isRead, tooMany, voiceAt, voiceIn } from './visitor'

/** The page on which a contract is read, signed and declined. */
export const contractPageRoutes = new Hono<Env>()

const PATH = '/api/public/c/:token'
/** A signature that somebody drew is all that is long. */
const MAX_FORM = 128 * 1024

const visitorOf = (c: Context<Env>): Visitor => ({ ip: c.var.ip, user_agent: userAgent(c) })

async function pageOf(
  c: Context<Env>,
  opened: Opened,
  told: { refusal?: Refusal; isCodeSent?: boolean; entered?: Entered } = {},
) {
  const { db, settings } = c.var.deps
  const value = await formValue(db, c.req.param('token') ?? '')
  const voice = await voiceIn(opened.contract.language)
  return contractPage(db, opened, { voice, value, settings, ...told })
}

contractPageRoutes.get(PATH, async (c) => {
  const refusal = await tooMany(c)
  if (refusal) return refusal
  const { db } = c.var.deps
  const opened = await contractAt(db, c.req.param('token'))
  if (!opened) return gone(c)
  if (c.req.query('file') === 'pdf') return pdfOf(db, opened)
  if (isRead(c)) await db.transaction((tx) => viewed(tx, opened, visitorOf(c)))
  return pageOf(c, opened, { isCodeSent: c.req.query('code') === 'sent' })
})

async function pdfOf(db: Db, { contract }: Opened): Promise<Response> {
  const bytes = await keptFile(db, contract)
  return new Response(new Uint8Array(bytes ?? []), {
    status: bytes ? 200 : 404,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': attachment(contractFileName(contract)),
      'x-robots-tag': 'noindex, nofollow',
    },
  })
}

const lineOf = (form: URLSearchParams, name: string, most: number) =>
  visibleText(form.get(name) ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, most)

contractPageRoutes.post(PATH, bodyLimit({ maxSize: MAX_FORM, onError: gone }), async (c) => {
  const tooOften = await tooMany(c)
  if (tooOften) return tooOften
  const { db, outbox } = c.var.deps
  const token = c.req.param('token')
  const opened = await contractAt(db, token)
  if (!opened) return gone(c)
  const path = new URL(c.req.url).pathname
  const form = new URLSearchParams(await c.req.text())
  const value = isOurs(c) ? form.get('value') : null
  const outcome = await db.transaction(async (tx) => {
    if (value === null || !(await useFormValue(tx, token, value))) return 'again' as const
    const refusal = await act(c, tx, opened, form)
    if (refusal === null) {
      const { id, user_id, workspace_id } = opened.contract
      const deed = form.get('act') === 'sign' ? 'signed' : form.get('act') === 'code' ? 'codeSent' : 'declined'
      await audit(c, `contract.${deed}`, { user_id, workspace_id: workspace_id ?? undefined, object: id }, tx)
    }
    return refusal
  })
  if (outcome === 'again') return sentAlreadyPage(await voiceAt(c), path)
  outbox.wake()
  const entered = enteredIn(form)
  const isCode = form.get('act') === 'code'
  if (outcome !== null || isCode) {
    const now = (await contractAt(db, token)) ?? opened
    return pageOf(c, now, { ...(outcome === null ? { isCodeSent: true } : { refusal: outcome }), entered })
  }
  return c.redirect(path, 303)
})

/** What the page shows again, so that nobody fills it in twice. */
function enteredIn(form: URLSearchParams): Entered {
  const drawn = drawnOf(form.get('drawn'))
  return {
    name: lineOf(form, 'name', 120),
    role: lineOf(form, 'role', 120),
    reason: form.get('reason') ?? '',
    code: lineOf(form, 'code', 9),
    agrees: form.get('agree') === 'yes',
    drawn: drawn === null || drawn === 'unreadable' ? '' : JSON.stringify(drawn),
  }
}

/** Does what the form asks for. Null: done. */
async function act(c: Context<Env>, tx: Db, opened: Opened, form: URLSearchParams): Promise<Refusal | null> {
  const by = visitorOf(c)
  switch (form.get('act')) {
    case 'code':
      return (await takeCode(c, tx, opened)) ?? sendCode(tx, c.var.deps.settings, opened, by)
    case 'sign': {
      const drawn = drawnOf(form.get('drawn'))
      if (drawn === 'unreadable') return 'signature'
      const asked = {
        name: lineOf(form, 'name', 120),
        role: lineOf(form, 'role', 120),
        agrees: form.get('agree') === 'yes',
        code: (form.get('code') ?? '').replaceAll(/\s/g, ''),
        sha256: form.get('sha256') ?? '',
        drawn,
      }
      return signContract(tx, c.var.deps, opened, asked, by)
    }
    case 'decline':
      return declineContract(
        tx,
        c.var.deps.settings,
        opened,
        visibleText(form.get('reason') ?? '')
          .trim()
          .slice(0, 2_000),
        by,
      )
    default:
      return 'closed'
  }
}

async function takeCode(c: Context<Env>, tx: Db, { contract }: Opened): Promise<Refusal | null> {
  try {
    await c.var.limits.take('codeByContract', contract.id, tx)
    return null
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) return 'tooManyCodes'
    throw error
  }
}

const MOST_POINTS = 6_000

const isSize = (value: unknown): value is number => typeof value === 'number' && value > 0 && value < 5_000

/** What was drawn, if anything was, as numbers and nothing else. */
function drawnOf(text: string | null): Drawn | null | 'unreadable' {
  if (text === null || text === '') return null
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return 'unreadable'
  }
  const { width, height, strokes } = Object(parsed) as Partial<Record<string, unknown>>
  if (!isSize(width) || !isSize(height) || !Array.isArray(strokes)) return 'unreadable'
  const isPoint = (point: unknown) =>
    Array.isArray(point) && point.length === 2 && point.every((at) => typeof at === 'number' && Number.isFinite(at))
  const isRead = strokes.every((stroke) => Array.isArray(stroke) && stroke.every(isPoint))
  if (!isRead || strokes.flat().length > MOST_POINTS) return 'unreadable'
  const kept = (strokes as [number, number][][]).map((stroke) =>
    stroke.map(([x, y]): [number, number] => [
      Math.min(width, Math.max(0, Math.round(x * 10) / 10)),
      Math.min(height, Math.max(0, Math.round(y * 10) / 10)),
    ]),
  )
  return kept.flat().length === 0 ? null : { width, height, strokes: kept }
}
