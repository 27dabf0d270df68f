import { config } from '@/lib/config/config'
import { type Language, wordsLanguage } from '@/lib/domain/language'
import { locale } from '@/lib/browser/locale'
import { frame as ar } from '@/lib/messages/ar/frame'
import { frame as de } from '@/lib/messages/de/frame'
import { frame as en } from '@/lib/messages/en/frame'
import { frame as es } from '@/lib/messages/es/frame'
import type { Translation } from '@/lib/messages/translation'

const WORDS: Record<Language, Translation<typeof en>> = { en, de, es, ar }

/** Tells why a page inside another one is not seen: beside it, which stays out of sight. */
export function refuse() {
  // Meanwhile the page around it has shown that it may.
  if (globalThis.sx?.parent) return
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
