import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils'
import { Parser } from 'htmlparser2'
import type { StatementLine } from '@/lib/contract/invoice'
import { minorOf } from '@/lib/domain/money'
import { qrReference } from '@/lib/domain/payment-code'
import { visibleText } from '@/lib/domain/visible-text'
import { OpenQuote, readCsv, textOfFile } from '@/lib/exports/read-csv'
import type { Db } from '@/server/db/db'
import { invoices, payments } from '@/server/db/schema'
import { HttpError, refused } from '@/server/errors'
import { openOf } from './rows'

type Entry = Omit<StatementLine, 'booked' | 'match'>
type Read = { format: 'camt' | 'csv'; entries: Entry[] }

const MAX_BYTES = 5 * 1024 * 1024
const MAX_LINES = 5_000

/** Reads a statement and proposes what each line may be the payment of. Nothing is booked. */
export async function readStatement(db: Db, userId: string, file: unknown) {
  const bytes = await bytesOf(file)
  if (bytes.length > MAX_BYTES) throw new HttpError(413, 'statement_too_large')
  const { text } = textOfFile(bytes)
  const { format, entries } = /^\s*(?:<\?xml|<Document|<!)/.test(text) ? readCamt(text) : readLines(text)
  if (entries.length === 0) throw refused('file', 'statement_empty')
  return { format, lines: await matched(db, userId, entries.slice(0, MAX_LINES)) }
}

async function bytesOf(file: unknown): Promise<Uint8Array> {
  if (typeof file === 'string') return new TextEncoder().encode(file)
  if (file instanceof Blob) return new Uint8Array(await file.arrayBuffer())
  throw refused('file', 'statement_missing')
}

const said = (text: string) => visibleText(text).replaceAll(/\s+/g, ' ').trim().slice(0, 300)

/** The same line of the same day is known again, in whichever file it stands. */
const refOf = (...parts: (string | number)[]) => bytesToHex(sha256(utf8ToBytes(parts.join('\n')))).slice(0, 40)

/** CAMT.053 of any version: what came in. Namespaces are not looked at, entities but those of XML are not read. */
function readCamt(xml: string): Read {
  const entries: Entry[] = []
  const path: string[] = []
  let entry: Map<string, string> | null = null
  let currency = ''
  const add = (key: string, text: string) => entry?.set(key, `${entry.get(key) ?? ''}${text}`)
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const name = tag.replace(/^.*:/, '')
        path.push(name)
        if (name === 'Ntry') entry = new Map()
        if (name === 'Amt' && path.at(-2) === 'Ntry') currency = attributes.Ccy ?? ''
        if (name === 'Ustrd') add('text', ' ')
      },
      ontext(text) {
        const key = CAMT[path.slice(path.lastIndexOf('Ntry') + 1).join('/')] ?? TAILS[path.slice(-2).join('/')]
        if (entry && key) add(key, text)
      },
      onclosetag(tag) {
        path.pop()
        if (tag.replace(/^.*:/, '') !== 'Ntry' || !entry) return
        const read = camtEntry(entry, currency)
        if (read) entries.push(read)
        entry = null
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.write(xml)
  parser.end()
  return { format: 'camt', entries }
}

/** By their place in an entry. */
const CAMT: Readonly<Record<string, string>> = {
  Amt: 'amount',
  CdtDbtInd: 'way',
  RvslInd: 'reversed',
  'BookgDt/Dt': 'day',
  'BookgDt/DtTm': 'day',
  'ValDt/Dt': 'valueDay',
  AcctSvcrRef: 'bankRef',
}
const TAILS: Readonly<Record<string, string>> = {
  'RmtInf/Ustrd': 'text',
  'CdtrRefInf/Ref': 'reference',
  'Refs/EndToEndId': 'endToEnd',
  'Dbtr/Nm': 'name',
  'Pty/Nm': 'name',
}

function camtEntry(entry: Map<string, string>, currency: string): Entry | null {
  const get = (key: string) => (entry.get(key) ?? '').trim()
  const on = (get('day') || get('valueDay')).slice(0, 10)
  if (get('way') !== 'CRDT' || get('reversed') === 'true' || !/^[A-Z]{3}$/.test(currency)) return null
  const amount_minor = minorOf(get('amount'), currency)
  if (amount_minor === undefined || amount_minor <= 0 || !/^\d{4}-\d\d-\d\d$/.test(on)) return null
  const text = said(
    [get('reference'), get('text'), get('endToEnd').replace('NOTPROVIDED', '')].filter(Boolean).join(' '),
  )
  const name = said(get('name'))
  const ref = get('bankRef') ? `camt:${get('bankRef').slice(0, 60)}` : refOf(on, amount_minor, currency, name, text)
  return { ref, on, amount_minor, currency, name, text }
}

const COLUMNS = {
  on: /^(?:booking ?date|date|day|buchungstag|buchung|valuta|datum|fecha|التاريخ)/i,
  amount: /^(?:amount|betrag|importe|credit|haben|المبلغ)/i,
  currency: /^(?:currency|währung|waehrung|divisa|moneda|ccy|العملة)/i,
  name: /^(?:name|payer|from|auftraggeber|zahlungspflichtige|beguenstigter|begünstigter|ordenante|debtor|الاسم)/i,
  text: /^(?:reference|purpose|text|verwendungszweck|description|details|concepto|remittance|البيان)/i,
} as const

/** A CSV whose columns say what they are. */
function readLines(text: string): Read {
  const { columns, lines } = tableOf(text)
  const at = (key: keyof typeof COLUMNS) => columns.findIndex((column) => COLUMNS[key].test(column.trim()))
  const [on, amount] = [at('on'), at('amount')]
  if (on < 0 || amount < 0) throw refused('file', 'statement_columns')
  const places = { currency: at('currency'), name: at('name'), text: at('text') }
  const entries = lines.flatMap(({ cells }): Entry[] => {
    const cell = (place: number) => (place < 0 ? '' : (cells[place] ?? '').trim())
    const day = dayOf(cell(on))
    const currency = /[A-Z]{3}/.exec(cell(places.currency).toUpperCase())?.[0] ?? 'EUR'
    const minor = minorOf(cell(amount).replaceAll(/[^\d.,'’\s-]/g, ''), currency)
    if (!day || minor === undefined || minor <= 0) return []
    const [name, words] = [said(cell(places.name)), said(cell(places.text))]
    return [
      { ref: refOf(day, minor, currency, name, words), on: day, amount_minor: minor, currency, name, text: words },
    ]
  })
  return { format: 'csv', entries }
}

function tableOf(text: string) {
  try {
    return readCsv(text)
  } catch (error) {
    throw error instanceof OpenQuote ? refused('file', 'csv_open_quote', { line: error.line }) : error
  }
}

/** `2026-11-24`, `24.11.2026`, `24/11/26`. */
function dayOf(text: string): string | null {
  const iso = /^(\d{4})-(\d\d)-(\d\d)/.exec(text)
  if (iso) return iso[0]
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{2}|\d{4})\b/.exec(text) ?? []
  if (!day || !month || !year) return null
  return `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** By its reference, then by amount and name. */
async function matched(db: Db, userId: string, entries: readonly Entry[]): Promise<StatementLine[]> {
  const refs = entries.map(({ ref }) => ref)
  const [rows, known] = await Promise.all([
    db
      .select()
      .from(invoices)
      .where(and(eq(invoices.user_id, userId), eq(invoices.kind, 'invoice'), isNotNull(invoices.number))),
    db
      .select({ ref: payments.statement_ref })
      .from(payments)
      .where(and(eq(payments.user_id, userId), inArray(payments.statement_ref, refs))),
  ])
  const booked = new Set(known.map(({ ref }) => ref))
  const owed = rows.flatMap((row) => {
    const open = openOf(row)
    const number = row.number ?? ''
    return open > 0
      ? [{ row, open, number, key: letters(number), code: qrReference(number), name: letters(row.buyer.name) }]
      : []
  })
  return entries.map((entry) => {
    const text = letters(entry.text)
    const same = owed.filter(({ row }) => row.currency === entry.currency)
    const named = same.filter(({ key, code }) => text.includes(key) || text.includes(code))
    // A number may begin with another one: the longest that stands there is meant.
    const byReference = named.sort((one, other) => other.key.length - one.key.length)[0]
    const payer = letters(entry.name)
    const alike = same.filter(
      ({ open, name }) =>
        open === entry.amount_minor && name !== '' && payer !== '' && (payer.includes(name) || name.includes(payer)),
    )
    const found = byReference ?? (alike.length === 1 ? alike[0] : undefined)
    return {
      ...entry,
      booked: booked.has(entry.ref),
      match: found
        ? {
            invoice: found.row.id,
            number: found.number,
            buyer: found.row.buyer.name,
            amount_minor: Math.min(found.open, entry.amount_minor),
            by: byReference ? ('reference' as const) : ('amount' as const),
          }
        : null,
    }
  })
}
