import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { scanType } from '@/components/scan-result/scan-words'
import type { Asset } from '@/lib/contract/asset'
import type { SiteFigures } from '@/lib/contract/stats'
import { absoluteTime } from '@/lib/domain/format'
import type { headlineOf } from './headline'

export type Kind = ReturnType<typeof headlineOf>

/** What the headline goes by, and what it does not know. */
export function AnswerText({ kind, figures, of }: { kind: Kind; figures: SiteFigures; of: Asset | undefined }) {
  const t = useTranslations('dashboard')
  const source = useSource(figures.carried > 0 ? undefined : of)
  const isUrgent = kind === 'urgent' || kind === 'high'
  const { total, graded, failed, carried } = figures
  const known = { total, graded, failed }
  const sentences = [
    kind === 'down'
      ? t('downText')
      : isUrgent
        ? (source ?? t('findingsText', known))
        : t(graded > 0 ? 'calmText' : 'ungradedText'),
    kind !== 'down' && carried > 0 && t('carriedText'),
    kind !== 'unscanned' && failed > 0 && `${t('unscanned', known)}.`,
  ]
  return <p className="text-14 text-2">{sentences.filter(Boolean).join(' ')}</p>
}

/** Which scan a single site is judged by, where that is its last and says all there is. */
function useSource(of: Asset | undefined) {
  const t = useTranslations('dashboard')
  const words = useTranslations('scan.typeInside')
  const options = { locale: useLocale(), timeZone: useTimeZone() }
  const scan = of?.last_scan
  if (!scan || scan.id !== of.latest_report) return null
  return t('findingsSource', { type: words(scanType({ scan_type: scan.type })), date: absoluteTime(scan.at, options) })
}
