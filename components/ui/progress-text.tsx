import { useNowAndThen } from '@/lib/react/use-now-and-then'

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
