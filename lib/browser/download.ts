import type { Download } from '@/lib/contract/endpoint'
import { ApiError } from './errors'

const unsafe = /[/\\:*?"<>|\p{Cc}]/gu

/**
 * The name in a Content-Disposition header (RFC 6266, both forms), made harmless: no path, no control characters, at
 * most 150 characters.
 */
export function fileNameFrom(header: string | null) {
  const extended = header?.match(/filename\*\s*=\s*(?:UTF-8|ISO-8859-1)''([^;]+)/i)?.[1]
  const plain = header?.match(/filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i)
  const raw = (extended && decode(extended)) ?? (plain?.[1]?.replace(/\\(.)/g, '$1') || plain?.[2])
  const name = raw?.split(/[/\\]/).at(-1)?.replace(unsafe, '').trim().slice(-150)
  return name || null
}

/**
 * A file answer. An API may send its error as a JSON body with status 200: that is an error, not a file, unless it is
 * called one.
 */
export async function downloadOf(response: Response): Promise<Download> {
  const blob = await response.blob()
  const isFile = /^\s*attachment\b/i.test(response.headers.get('Content-Disposition') ?? '')
  if (!isFile && response.headers.get('Content-Type')?.includes('application/json')) {
    const answer = JSON.parse(await blob.text()) as { message?: string }
    throw new ApiError(answer.message ?? '', { status: response.status, fromServer: Boolean(answer.message) })
  }
  return { blob, filename: fileNameFrom(response.headers.get('Content-Disposition')) }
}

function decode(text: string) {
  try {
    return decodeURIComponent(text.trim())
  } catch {
    return undefined
  }
}
