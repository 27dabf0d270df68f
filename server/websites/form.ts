import type { WebsiteDocument } from '@/lib/website/document'

/** Longest first names, addresses and messages that are kept. */
const FIELDS = { name: 100, email: 254, phone: 40, topic: 60, message: 2000 } as const
const REQUIRED = ['name', 'email', 'message'] as const
/** No person sees this field. */
const TRAP = 'website'

export type StoredForm = { page: string; fields: Record<string, string> }

/** What a visitor sent by a form of the published document, as it is kept. */
export function storedForm(
  document: WebsiteDocument,
  block: string,
  sent: string,
): StoredForm | 'no form' | 'wrong' | 'machine' {
  const isForm = ({ id, type, hidden }: { id: string; type: string; hidden?: boolean | undefined }) =>
    id === block && type === 'contact' && !hidden
  const page = document.pages.find(({ blocks }) => blocks.some(isForm))
  if (!page) return 'no form'
  const values = new URLSearchParams(sent)
  if ((values.get(TRAP) ?? '') !== '') return 'machine'
  const fields = Object.fromEntries(
    Object.entries(FIELDS).flatMap(([name, most]) => {
      const value = plain(values.get(name) ?? '')
      return value === '' ? [] : [[name, value.slice(0, most)]]
    }),
  )
  const isWhole = REQUIRED.every((name) => fields[name] !== undefined)
  return isWhole && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(fields.email ?? '') ? { page: page.slug, fields } : 'wrong'
}

const plain = (value: string) =>
  value
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
