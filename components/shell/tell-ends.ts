import type { useTranslations } from 'use-intl'
import { isStanding, showToast, toasterStands } from '@/components/ui/toasts'
import type { Scan } from '@/lib/contract/scan'
import { href } from '@/lib/domain/routes'
import { isCompleted, isStopped } from '@/lib/domain/scan-status'
import { siteName } from '@/lib/domain/shown-address'
import { tellOutside } from '@/stores/end-notices'
import { hrefOfScan } from '@/lib/domain/scan-href'

type Translate = ReturnType<typeof useTranslations<'shell.scans'>>
type Around = { t: Translate; path: string; onOpen: (href: string) => void }

/** So many stand one by one. */
const MAX_SINGLE = 2

/** The ends whose toasts may still stand, each with its toast. */
let told: readonly { scan: Scan; toast: string }[] = []

/**
 * Tells that scans have ended: one by one, or in one toast that counts when they come close together. Whoever stopped
 * one knows, and the screen of one that is open shows it.
 */
export async function tellEnds(scans: readonly Scan[], { t, path, onOpen }: Around) {
  await toasterStands
  told = told.filter(({ toast }) => isStanding(toast))
  const ended = scans.filter((scan) => !isStopped(scan))
  const elsewhere = ended.filter((scan) => path !== hrefOfScan(scan))
  const standing = [...new Set(told.map(({ toast }) => toast))]
  const isGathered =
    ended.length > 1 || standing.length + elsewhere.length > MAX_SINGLE || told.length > standing.length
  const before = isGathered ? told.map(({ scan }) => scan) : []
  if (ended.length > 0) {
    const all = [...before, ...ended]
    tellOutside(wordsOf(all, t), {
      tag: all.length > 1 ? 'ends' : all.map(({ id }) => id).join(),
      onOpen: () => onOpen(wayTo(all)),
    })
  }
  if (elsewhere.length === 0) return
  const all = [...before, ...elsewhere]
  const kind = all.every(isCompleted) ? 'success' : 'info'
  const toast =
    all.length > 1
      ? showToast(kind, wordsOf(all, t), undefined, {
          link: { href: wayTo(all), label: t('history') },
          insteadOf: standing,
        })
      : showToast(kind, wordsOf(all, t))
  told = [...(isGathered ? [] : told), ...all.map((scan) => ({ scan, toast }))]
}

function wayTo([first, ...others]: readonly Scan[]) {
  return first && others.length === 0 ? hrefOfScan(first) : href('history')
}

function wordsOf(scans: readonly Scan[], t: Translate) {
  const finished = scans.filter(isCompleted).length
  const [first, ...others] = scans
  if (first && others.length === 0)
    return t(finished > 0 ? 'finished' : 'failed', {
      asset: siteName({ name: first.asset_name, value: first.asset_value ?? t('unknown') }),
    })
  return t('ended', { finished, failed: scans.length - finished }).trim()
}
