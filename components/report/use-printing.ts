import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True while the page is being put on paper, which is white whatever the theme. */
export function usePrinting() {
  const [isPrinting, setPrinting] = useState(false)

  // The printer is the outside system, and it does not wait for a later render.
  useEffect(() => {
    const root = document.documentElement
    const paper = matchMedia('print')
    let before: { theme: string | undefined } | null = null
    const onBefore = () => {
      before ??= { theme: root.dataset.theme }
      root.dataset.theme = 'light'
      flushSync(() => setPrinting(true))
    }
    const onAfter = () => {
      if (!before) return
      if (before.theme === undefined) delete root.dataset.theme
      else root.dataset.theme = before.theme
      before = null
      setPrinting(false)
    }
    // Some browsers print without the events, and a preview only changes the medium.
    const onMedium = () => (paper.matches ? onBefore() : onAfter())
    addEventListener('beforeprint', onBefore)
    addEventListener('afterprint', onAfter)
    paper.addEventListener('change', onMedium)
    return () => {
      removeEventListener('beforeprint', onBefore)
      removeEventListener('afterprint', onAfter)
      paper.removeEventListener('change', onMedium)
      onAfter()
    }
  }, [])

  return isPrinting
}
