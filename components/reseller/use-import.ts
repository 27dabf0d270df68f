import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useImportAccounts } from '@/lib/api/reseller'
import type { ImportRow } from '@/lib/contract/reseller'
import { endOfDay } from './account-fields'

const MAX_BYTES = 1024 * 1024
const MAX_LINES = 500

/** What a column may be called, whatever the language of whoever wrote the file. */
const NAMES = {
  name: ['name', 'person', 'contact', 'nombre', 'persona', 'الاسم'],
  email: ['email', 'e-mail', 'mail', 'email address', 'e-mail-adresse', 'correo', 'البريد الإلكتروني'],
  plan: ['plan', 'tarif', 'الخطة'],
  company: ['company', 'firma', 'empresa', 'organisation', 'organization', 'الشركة'],
  expires_at: ['ends', 'expires_at', 'expires', 'end', 'endet', 'termina', 'ينتهي'],
} as const
type Column = keyof typeof NAMES

/** What is wrong with the file as a whole, and of which column or line. */
class Unreadable extends Error {
  readonly code: 'tooLarge' | 'tooLong' | 'noLines' | 'noColumn' | 'openQuote'
  readonly about: string
  constructor(code: Unreadable['code'], about = '') {
    super(code)
    this.code = code
    this.about = about
  }
}

/** The lines of a file as accounts. Throws `Unreadable`. */
async function rowsOf(file: File): Promise<ImportRow[]> {
  if (file.size > MAX_BYTES) throw new Unreadable('tooLarge')
  const { OpenQuote, readCsv, textOfFile } = await import('@/lib/exports/read-csv')
  const { text } = textOfFile(new Uint8Array(await file.arrayBuffer()))
  const read = () => {
    try {
      return readCsv(text)
    } catch (error) {
      throw error instanceof OpenQuote ? new Unreadable('openQuote', String(error.line)) : error
    }
  }
  const { columns, lines } = read()
  if (lines.length === 0) throw new Unreadable('noLines')
  if (lines.length > MAX_LINES) throw new Unreadable('tooLong')
  const at = (column: Column) => columns.findIndex((one) => NAMES[column].some((name) => name === one.toLowerCase()))
  for (const column of ['name', 'email', 'plan'] as const) if (at(column) < 0) throw new Unreadable('noColumn', column)
  return lines.map(({ line, cells }) => {
    const cell = (column: Column) => cells[at(column)]?.trim() ?? ''
    const ends = cell('expires_at')
    return {
      line,
      name: cell('name'),
      email: cell('email'),
      plan: cell('plan'),
      company: cell('company') || null,
      expires_at: ends && endOfDay(ends),
    }
  })
}

/** A file on its way to accounts: tried first, and kept here until they are made. */
export function useImport(workspace: string) {
  const t = useTranslations('resellerAccount.import')
  const [file, setFile] = useState<string | null>(null)
  const [rows, setRows] = useState<ImportRow[]>([])
  const [trouble, setTrouble] = useState<string | null>(null)
  const look = useImportAccounts(workspace)
  const run = useImportAccounts(workspace)

  async function choose(chosen: File) {
    clear()
    setFile(chosen.name)
    try {
      const found = await rowsOf(chosen)
      setRows(found)
      look.mutate({ rows: found, dry: true })
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      setTrouble(t(error.code, { name: error.about, line: error.about }))
    }
  }
  function clear() {
    setFile(null)
    setRows([])
    setTrouble(null)
    look.reset()
    run.reset()
  }
  return {
    file,
    trouble,
    look,
    run,
    choose,
    clear,
    again: () => look.mutate({ rows, dry: true }),
    make: () => run.mutate({ rows }),
  }
}

export type Importing = ReturnType<typeof useImport>
