import { useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'

/** The open tab and the opened findings; both are kept in the address, so that a reload and a shared link show the same. */
export function useReportAddress(tabs: readonly string[]) {
  const asked = useSearchParams()
  const [tab, openTab] = useState(
    () => tabs.find((name) => name === asked.get('tab')) ?? (asked.has('finding') ? 'findings' : asked.has('with') ? 'compare' : 'summary'),
  )
  const [opened, setOpened] = useState<readonly string[]>(() => asked.getAll('finding'))
  /** Asked for elsewhere, so it has to come into sight. */
  const [target, setTarget] = useState(opened[0])

  // The address bar is the outside system.
  useEffect(() => {
    const url = new URL(location.href)
    if (tab === 'summary') url.searchParams.delete('tab')
    else url.searchParams.set('tab', tab)
    const last = tab === 'findings' ? opened.at(-1) : undefined
    if (last) url.searchParams.set('finding', last)
    else url.searchParams.delete('finding')
    if (url.href !== location.href) history.replaceState(history.state, '', url)
  }, [tab, opened])

  const toggle = useCallback((id: string) => setOpened((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id])), [])
  const leadTo = useCallback((id: string) => {
    setTarget(id)
    openTab('findings')
    setOpened((before) => [...before.filter((one) => one !== id), id])
  }, [])
  return { tab, opened, target, openTab, toggle, leadTo }
}
