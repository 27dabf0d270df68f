import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'
import { EMBED_VERSION } from '@/lib/config/config'
import { onConfigChange } from '@/lib/browser/page-config'
import { type Message, readAsked } from '@/lib/browser/embed'
import { useToken } from '@/stores/session'
import { presentTheme } from '@/stores/theme'

const parentOrigin = () => globalThis.sx?.parent ?? null

/**
 * In a page that may embed the product: tells it where the person is and how high the page is, and does what it asks.
 */
export function useEmbedding() {
  const origin = useSyncExternalStore(onConfigChange, parentOrigin, () => null)
  const pathname = usePathname()
  const router = useRouter()
  const isSignedOut = useToken() === null

  useEffect(() => {
    if (!origin) return
    tell(origin, { type: 'sx:ready' })
    const watcher = new ResizeObserver(() =>
      tell(origin, { type: 'sx:resize', height: Math.ceil(document.body.getBoundingClientRect().height) }),
    )
    watcher.observe(document.body)
    return () => watcher.disconnect()
  }, [origin])

  useEffect(() => {
    if (origin) tell(origin, { type: 'sx:route', path: pathname })
  }, [origin, pathname])

  useEffect(() => {
    if (origin && isSignedOut) tell(origin, { type: 'sx:auth-required' })
  }, [origin, isSignedOut])

  useEffect(() => {
    if (!origin) return
    const listen = (event: MessageEvent) => {
      if (event.source !== window.parent || event.origin !== origin) return
      const asked = readAsked(event.data)
      if (asked?.type === 'sx:theme') presentTheme(asked.theme)
      if (asked?.type === 'sx:navigate') router.push(asked.path)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [origin, router])
}

const tell = (origin: string, message: Message) => window.parent.postMessage({ ...message, v: EMBED_VERSION }, origin)
