import { useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { replaceAddress } from '@/components/data-table/table-address'
import { href } from '@/lib/domain/routes'
import { type Section, sectionOf } from './sections'

const NAME = 'section'

/** The link to a section, or to the list of them. */
export const sectionLink = (section: Section | null) => href('setting') + (section ? `?${NAME}=${section}` : '')

/** The address in sight, with another section in it. */
function addressWith(section: Section | null) {
  const url = new URL(location.href)
  url.hash = ''
  if (section) url.searchParams.set(NAME, section)
  else url.searchParams.delete(NAME)
  return url
}

/** Which section the address names, null where it names none; and the way to another, which asks for no file. */
export function useSection() {
  const known = sectionOf(useSearchParams()?.get(NAME) ?? null)
  const [section, setSection] = useState(known)
  const [seen, setSeen] = useState(known)
  // Back, forward, or a link from elsewhere.
  if (known !== seen) {
    setSeen(known)
    setSection(known)
  }
  useOldAnchors(setSection)
  useFocusKept(section)

  function open(next: Section | null) {
    setSection(next)
    history.pushState(null, '', addressWith(next))
  }
  return [section, open] as const
}

/** `/setting#sessions`, as earlier emails and links have it, leads to the section with that card. */
function useOldAnchors(show: (section: Section) => void) {
  const follow = useEffectEvent(() => {
    const card = location.hash.slice(1)
    const section = sectionOf(card)
    if (!section) return
    show(section)
    replaceAddress(addressWith(section))
    requestAnimationFrame(() => document.getElementById(card)?.scrollIntoView())
  })
  useLayoutEffect(() => {
    follow()
    const handleChange = () => follow()
    window.addEventListener('hashchange', handleChange)
    return () => window.removeEventListener('hashchange', handleChange)
  }, [])
}

/** On a phone the list goes when a section comes, and the focus with it: it moves to the heading. */
function useFocusKept(section: Section | null) {
  const seen = useRef(section)
  useEffect(() => {
    if (seen.current === section) return
    seen.current = section
    window.scrollTo({ top: 0 })
    const active = document.activeElement
    if (active && active !== document.body && active.getClientRects().length > 0) return
    document.getElementById('page-title')?.focus({ preventScroll: true })
  }, [section])
}
