import { clsx } from 'clsx'
import { CircleMinus, CircleQuestionMark, CircleX, Clock, Flag, Info, SkipForward } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { SeverityIcon } from '@/components/ui/severity-icon'
import { Spinner } from '@/components/ui/spinner'
import type { Check, Severity } from '@/lib/contract/scan-result'

type State = Check['state']

const icons: Record<Exclude<State, 'findings'>, ReactNode> = {
  pending: <Clock aria-hidden="true" className="text-3" />,
  running: <Spinner className="text-brand-text" />,
  passed: <SeverityIcon severity="pass" className="text-k-text" />,
  not_applicable: <CircleMinus aria-hidden="true" className="text-3" />,
  inconclusive: <CircleQuestionMark aria-hidden="true" className="text-k-text" />,
  error: <CircleX aria-hidden="true" className="text-k-text" />,
  skipped: <SkipForward aria-hidden="true" className="text-3" />,
}

const tones: Partial<Record<State, string>> = { passed: 'pass', inconclusive: 'info', error: 'high' }

type CheckStateProps = {
  state: State
  /** The worst of its findings, once they are known. */
  severity?: Severity
  /** It only names what is there: no praise. */
  isNoted?: boolean
}

const toneClass = ({ state, severity, isNoted }: CheckStateProps) => severity ?? (isNoted ? undefined : tones[state])

/** The shape of an outcome. Its word stands beside it. */
export function CheckStateIcon({ state, severity, isNoted }: CheckStateProps) {
  const shape = severity ? (
    <SeverityIcon severity={severity} className="text-k-text" />
  ) : state === 'findings' ? (
    <Flag aria-hidden="true" />
  ) : isNoted ? (
    <Info aria-hidden="true" className="text-3" />
  ) : (
    icons[state]
  )
  return <span className={clsx('grid', toneClass({ state, severity, isNoted }))}>{shape}</span>
}

/** The word of an outcome: the severity where there are findings. */
export function CheckStateWord({ state, severity, isNoted, className }: CheckStateProps & { className?: string }) {
  const t = useTranslations()
  const isPlain = !severity && (isNoted || (state !== 'passed' && state !== 'error'))
  return (
    <span
      className={clsx(
        'whitespace-nowrap text-12 font-medium',
        toneClass({ state, severity, isNoted }),
        isPlain ? 'text-2' : 'text-k-text',
        className,
      )}
    >
      {severity ? t(`ui.severity.${severity}`) : t(isNoted ? 'scan.identified' : `scan.state.${state}`)}
    </span>
  )
}
