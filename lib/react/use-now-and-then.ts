import { useEffect, useRef, useState } from 'react'

const EVERY_MS = 5000

/** Of a text that changes fast, what is worth saying aloud: the first, then the one of every few seconds. */
export function useNowAndThen(text: string): string {
  const [said, setSaid] = useState(text)
  const latest = useRef(text)

  useEffect(() => {
    latest.current = text
  }, [text])

  // The clock is the outside system.
  useEffect(() => {
    const timer = setInterval(() => setSaid(latest.current), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return said
}
