import { useEffect, useRef, useState } from 'react'

/** How far something has come, for the eye at each step, aloud every few seconds. */
export function ProgressText({ text }: { text: string }) {
  const said = useNowAndThen(text)
  return (
    <>
      <p aria-hidden="true" className="text-13 tabular-nums">
        {text}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}

const EVERY_MS = 5000

/** Of a text that changes fast, what is worth saying aloud: the first, then the one of every few seconds. */
function useNowAndThen(text: string): string {
  const [said, setSaid] = useState(text)
  const latest = useRef(text)

  useEffect(() => {
    latest.current = text
  }, [text])

  useEffect(() => {
    const timer = setInterval(() => setSaid(latest.current), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return said
}
