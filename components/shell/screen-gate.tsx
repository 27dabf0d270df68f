import { usePathname, useRouter, useSelectedLayoutSegments } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Texts } from '@/lib/react/i18n'
import { ui } from '@/lib/messages/en/ui'
import { matchRoute } from '@/lib/domain/routes'
import { tabStorage } from '@/lib/browser/storage'
import { useInBrowser } from '@/lib/react/client-only'

const MARK = 'soteria:screen-gate'
const messages = { ui }

/** Set when this address already failed once: its files did not load, and the router fell back to a full load. */
const mark = {
  isSet: () => typeof location !== 'undefined' && tabStorage.get(MARK) === location.href,
  set: () => tabStorage.set(MARK, location.href),
  clear: () => tabStorage.remove(MARK),
}

/**
 * A host without rewrite rules answers a deep link with 404.html. This compares the screen in the document with the one
 * that the address names and, when they differ, lets the router load the right one.
 */
export function ScreenGate({ children }: { children: ReactNode }) {
  const isInBrowser = useInBrowser()
  const pathname = usePathname()
  const segments = useSelectedLayoutSegments().filter((segment) => !segment.startsWith('('))
  const router = useRouter()
  const [failedBefore] = useState(mark.isSet)
  // Asked in the browser only, and always in this one place: what the exported page holds, and what was typed into it,
  // stays.
  const isWrong = isInBrowser && shownScreen(segments) !== (matchRoute(pathname)?.route.name ?? null)

  // The router is asked for the screen of the address.
  useEffect(() => {
    if (!isInBrowser) return
    if (!isWrong || failedBefore) {
      mark.clear()
      return
    }
    mark.set()
    router.replace(pathname + location.search + location.hash)
  }, [isInBrowser, isWrong, failedBefore, pathname, router])

  if (isWrong && failedBefore) {
    return (
      <Texts messages={messages}>
        <Failed />
      </Texts>
    )
  }
  return isWrong ? null : children
}

function Failed() {
  return (
    <p role="alert" className="p-8 text-center">
      {useTranslations('ui')('pageFailed')}
    </p>
  )
}

/** The route that the loaded files belong to; null for the not-found page, undefined for 404.html itself. */
function shownScreen(segments: string[]) {
  if (segments[0]?.endsWith('_not-found')) return undefined
  return matchRoute(`/${segments.join('/')}`)?.route.name ?? null
}
