import { MAX_SIZE } from '@/lib/config/read'

/** No longer than this is a page kept from sight for it. */
export const PATIENCE_MS = 2_000
const GIVE_UP_MS = 30_000

export type Answer = { text: string } | 'none' | 'failed'

/** A file beside the build as it is now: its text, or that there is none, or that nobody could tell. */
export async function fetchFile(url: string): Promise<Answer> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(GIVE_UP_MS) })
    if (response.ok) return { text: await upTo(MAX_SIZE, response) }
    return response.status === 404 || response.status === 410 ? 'none' : 'failed'
  } catch {
    return 'failed'
  }
}

/** Reads a little more than `max` at most, so that too much is seen to be too much. */
async function upTo(max: number, { body }: Response) {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  while (reader && text.length <= max) {
    const { done, value } = await reader.read()
    if (done) break
    text += decoder.decode(value, { stream: true })
  }
  void reader?.cancel()
  return text
}
