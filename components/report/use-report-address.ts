import { useSearchParams } from 'next/navigation'
import { useState } from 'react'

/** The open tab and the opened findings; both are kept in the address, so that a reload and a shared link show the same. */
export function useReportAddress(tabs: readonly string[]) {
  const asked = useSearchParams()
  const [tab, setTab] = useState(() => tabs.find((name) => name === asked.get('tab')) ?? (asked.has('finding') ? 'findings' : 'summary'))
  const [opened, setOpened] = useState<readonly string[]>(() => asked.getAll('finding'))
  /** Asked for elsewhere, so it has to come into sight. */
  const [target, setTarget] = useState(opened[0])

  function show(nextTab: string, nextOpened: readonly string[]) {
    setTab(nextTab)
    setOpened(nextOpened)
    const url = new URL(location.href)
    if (nextTab === 'summary') url.searchParams.delete('tab')
    else url.searchParams.set('tab', nextTab)
    const last = nextTab === 'findings' ? nextOpened.at(-1) : undefined
    if (last) url.searchParams.set('finding', last)
    else url.searchParams.delete('finding')
    history.replaceState(history.state, '', url)
  }

  const without = (id: string) => opened.filter((one) => one !== id)
  return {
    tab,
    opened,
    target,
    openTab: (next: string) => show(next, opened),
    toggle: (id: string) => show(tab, opened.includes(id) ? without(id) : [...opened, id]),
    leadTo: (id: string) => {
      setTarget(id)
      show('findings', [...without(id), id])
    },
  }
}
