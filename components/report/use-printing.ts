import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True while the page is being put on paper, which is white whatever the theme. */
export function usePrinting() {
  const [isPrinting, setPrinting] = useState(false)

  // The printer is the outside system, and it does not wait for a later render.
  useEffect(() => {
    const root = document.documentElement
    let theme = root.dataset.theme
    const onBefore = () => {
      theme = root.dataset.theme
      root.dataset.theme = 'light'
      flushSync(() => setPrinting(true))
    }
    const onAfter = () => {
      root.dataset.theme = theme
      setPrinting(false)
    }
    addEventListener('beforeprint', onBefore)
    addEventListener('afterprint', onAfter)
    return () => {
      removeEventListener('beforeprint', onBefore)
      removeEventListener('afterprint', onAfter)
    }
  }, [])

  return isPrinting
}
