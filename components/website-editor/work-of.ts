import type { DfyWebsite } from '@/lib/contract/website'
import { Business, WebsiteDocument } from '@/lib/website/document'
import type { Work } from '@/lib/website-editing/history'

export type Read = { website: DfyWebsite; document: unknown }

/** What is edited of what a server answered; null when it is of another kind of server, or of a newer one. */
export function workOf({ website: { name, business }, document }: Read): Work | null {
  const read = WebsiteDocument.safeParse(document)
  if (!read.success) return null
  const own = Business.safeParse(business)
  return { document: read.data, business: own.success ? own.data : Business.parse({ name }) }
}

const inOrder = (_key: string, part: unknown) =>
  part instanceof Object && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
    : part

/** Whatever the order of their keys: a server keeps its own. */
export const isSameWork = (one: Work, other: Work): boolean =>
  JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder)
