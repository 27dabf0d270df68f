import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { scanType } from '@/components/scan-result/scan-words'
import type { Asset } from '@/lib/contract/asset'
import type { SiteFigures } from '@/lib/contract/stats'
import { absoluteTime } from '@/lib/domain/format'
import { liftOf } from '@/lib/domain/site-figures'
import type { headlineOf } from './headline'

export type Kind = ReturnType<typeof headlineOf>

/** `of`: the only site; `worst`: that whose findings the headline tells of, where they are all on one. */
type AnswerTextProps = { kind: Kind; figures: SiteFigures; of: Asset | undefined; worst: Asset | undefined }

/** What the headline goes by, and what it does not know. */
export function AnswerText({ kind, figures, of, worst: named }: AnswerTextProps) {
  const t = useTranslations('dashboard')
  const source = useSource(figures.carried > 0 ? undefined : of)
  const lift = useLift({ kind, figures, of: named })
  const { total, graded, failed, carried } = figures
  const known = { total, graded, failed }
  const textOf = () => {
    if (kind === 'down') return t('downText')
    if (graded === 0) return t('ungradedText')
    return kind === 'unscanned' ? `${t('calmScans')}.` : (source ?? t('findingsText', known))
  }
  const sentences = [
    lift,
    textOf(),
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

/** What fixing the findings of the headline brings; null for no better grade. */
function useLift({ kind, figures: { counts, lifts = 0 }, of }: Pick<AnswerTextProps, 'kind' | 'figures' | 'of'>) {
  const t = useTranslations('dashboard')
  if (kind !== 'urgent' && kind !== 'high') return null
  const count = counts[kind === 'urgent' ? 'critical' : 'high']
  const fixed = of && liftOf(of)
  if (fixed && of.grade) return t('lift', { count, from: of.grade, to: fixed.grade })
  return !of && lifts > 0 ? t('lifts', { count, sites: lifts }) : null
}
