import { EMBED_VERSION, config } from '@/lib/config/config'
import { type Language, wordsLanguage } from '@/lib/domain/language'
import { locale } from '@/lib/browser/locale'
import { frame as ar } from '@/lib/messages/ar/frame'
import { frame as de } from '@/lib/messages/de/frame'
import { frame as en } from '@/lib/messages/en/frame'
import { frame as es } from '@/lib/messages/es/frame'
import type { Translation } from '@/lib/messages/translation'

const WORDS: Record<Language, Translation<typeof en>> = { en, de, es, ar }

const HELLO_MS = 250
/** How long the page around may take to answer before a person is told why there is nothing to see. */
const SILENCE_MS = 3_000

/** In a frame of another origin. */
export function isFramed() {
  if (window.parent === window) return false
  try {
    return window.top?.location.origin !== location.origin
  } catch {
    return true
  }
}

/**
 * Settled with the origin of the page around this one, once it has shown that it is one of the allowed: only a parent
 * of exactly that origin gets the `sx:hello`, and only its `sx:welcome` counts. A frame within a frame, and one that
 * nobody allowed, is refused for good.
 */
export function admitParent(): Promise<string> {
  const allowed = config().embed.allowedParents
  if (window.parent !== window.top || !allowed.length) {
    // Nothing of the app needs to load.
    window.stop()
    refuse()
    return new Promise(() => {})
  }
  return new Promise((done) => {
    const hello = () => {
      for (const origin of allowed) window.parent.postMessage({ type: 'sx:hello', v: EMBED_VERSION }, origin)
    }
    const asking = setInterval(hello, HELLO_MS)
    const silence = setTimeout(refuse, SILENCE_MS)
    const listen = ({ source, origin, data }: MessageEvent<{ type?: unknown; v?: unknown } | null>) => {
      if (
        source !== window.parent ||
        !allowed.includes(origin) ||
        data?.type !== 'sx:welcome' ||
        data.v !== EMBED_VERSION
      )
        return
      clearInterval(asking)
      clearTimeout(silence)
      removeEventListener('message', listen)
      document.querySelector('[data-refusal]')?.remove()
      done(origin)
    }
    addEventListener('message', listen)
    hello()
  })
}

/** Beside the page, which stays out of sight. */
function refuse() {
  const words = WORDS[wordsLanguage(locale())]
  const note = document.createElement('div')
  note.dataset.refusal = ''
  note.style.cssText =
    'visibility:visible;position:fixed;inset:0;z-index:2147483647;display:grid;place-content:center;justify-items:center;gap:8px;padding:16px;text-align:center;font:14px/20px system-ui,sans-serif;background:Canvas;color:CanvasText'
  const link = document.createElement('a')
  Object.assign(link, { href: location.href, target: '_blank', rel: 'noopener', textContent: words.open })
  note.append(
    words.refused.replace('{product}', () => config().productName),
    link,
  )
  document.documentElement.append(note)
}
