import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { replaceAddress } from '@/components/data-table/table-address'
import { tabStorage } from '@/lib/browser/storage'
import { type Code, PARTS, type Shown } from './use-site-drawer'

/**
 * What is open beside the list. The address asks for it, at first and when a link to the screen that is open already
 * does, and keeps the site that is looked at for a reload.
 */
export function useShownSite() {
  const query = useSearchParams()
  const [shown, setShown] = useState(() => fromAddress(query))
  const [asked, setAsked] = useState(query)
  // What was written here comes back a moment later, when something else may be open: it asks for nothing.
  const [written, setWritten] = useState<readonly string[]>([])
  if (asked !== query) {
    setAsked(query)
    const at = written.lastIndexOf(askedIn(query))
    if (at === -1) setShown(fromAddress(query) ?? shown)
    else setWritten(written.slice(at + 1))
  }
  const [context] = useState(() => ({
    show(next: Shown) {
      setShown(next?.kind === 'pair' ? { ...next, code: next.code ?? keptCode(next.id) } : next)
      if (next?.kind === 'pair' && next.code) tabStorage.setJson(codeKey(next.id), next.code)
      const url = addressWith(next)
      if (url.href === location.href) return
      setWritten((earlier) => [...earlier, askedIn(url.searchParams)])
      replaceAddress(url)
    },
  }))
  return { shown, context }
}

/** Other screens and mails lead here with `?site=<id>`, or `new`, and perhaps a `part` of its drawer. */
function fromAddress(query: URLSearchParams | null): Shown {
  const id = query?.get('site')
  if (!id) return null
  if (query?.get('part') === PAIRING) return { kind: 'pair', id, code: keptCode(id) }
  const part = PARTS.find((one) => one === query?.get('part'))
  return id === 'new' ? { kind: 'add' } : { kind: 'view', id, part }
}

const askedIn = (query: URLSearchParams | null) => `${query?.get('site') ?? ''} ${query?.get('part') ?? ''}`

/** In the place of a part: the steps of pairing, which a reload goes on with. */
const PAIRING = 'pair'

/** The server tells a code once. */
const codeKey = (id: string) => `soteria:wordpress-code:${id}`
const keptCode = (id: string) => (tabStorage.getJson(codeKey(id)) as Code | null) ?? undefined

/** What was closed, or begun beside the list, does not open again by itself after a reload. */
function addressWith(shown: Shown): URL {
  const url = new URL(location.href)
  for (const name of ['site', 'part']) url.searchParams.delete(name)
  if (shown?.kind === 'view') {
    url.searchParams.set('site', shown.id)
    if (shown.part) url.searchParams.set('part', shown.part)
  }
  if (shown?.kind === 'pair') {
    url.searchParams.set('site', shown.id)
    url.searchParams.set('part', PAIRING)
  }
  return url
}
