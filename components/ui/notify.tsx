import { toast } from 'sonner'

const DURATION_MS = 3000

type Kind = 'success' | 'error' | 'info'
const recent = new Map<string, { id: string | number; count: number; until: number }>()

/** The same text within three seconds is one toast that counts. */
function show(kind: Kind, text: string) {
  const key = `${kind}:${text}`
  const now = Date.now()
  const last = recent.get(key)
  const count = last && last.until > now ? last.count + 1 : 1
  const title = count === 1 ? text : <CountedText text={text} count={count} />
  const id = toast[kind](title, { duration: DURATION_MS, ...(last && count > 1 ? { id: last.id } : {}) })
  for (const [name, entry] of recent) if (entry.until <= now) recent.delete(name)
  recent.set(key, { id, count, until: now + DURATION_MS })
}

function CountedText({ text, count }: { text: string; count: number }) {
  return (
    <>
      {text} <span className="ms-1 text-3 tabular-nums">×{count}</span>
    </>
  )
}

/** A short message that needs no answer. */
export const notify = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
  info: (text: string) => show('info', text),
}
