import { useEffect, useState } from 'react'
import { guardLeaving } from '@/stores/leaving'
import { closeOverlay } from '@/stores/overlay'

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey

/** The link of a click that leads to another page of the app in this tab. */
function leavingBy(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || !isPlain(event) || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null
  const to = new URL(link.href, location.href)
  if (to.origin !== location.origin || (to.pathname === location.pathname && to.search === location.search)) return null
  return to.pathname + to.search + to.hash
}

/** While there is something that is not saved, a link or a key asks before it leads away, and so does the browser. */
export function useLeaveGuard(isOn: boolean) {
  const [to, setTo] = useState<string | null>(null)

  useEffect(() => {
    if (!isOn) return
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    function handleClick(event: MouseEvent) {
      const path = leavingBy(event)
      if (path === null) return
      event.preventDefault()
      event.stopPropagation()
      // The palette is a list of links, and makes way for the question.
      closeOverlay()
      setTo(path)
    }
    const release = guardLeaving(setTo)
    window.addEventListener('beforeunload', handleUnload)
    document.addEventListener('click', handleClick, true)
    return () => {
      release()
      window.removeEventListener('beforeunload', handleUnload)
      document.removeEventListener('click', handleClick, true)
    }
  }, [isOn])
  return { to, stay: () => setTo(null) }
}
