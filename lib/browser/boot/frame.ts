import { EMBED_VERSION, config } from '@/lib/config/config'

const HELLO_MS = 250
/** How long the page around may take to answer before a person is told why there is nothing to see. */
const SILENCE_MS = 3_000

/** Says so in words, which few pages ever need: a script of its own. */
const refuseFrom = (base: string) => () => void import(`${base}refusal.js`).catch(() => {})

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
 * nobody allowed, is refused for good. `base` is the folder of the build.
 */
export function admitParent(base: string): Promise<string> {
  const refuse = refuseFrom(base)
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
