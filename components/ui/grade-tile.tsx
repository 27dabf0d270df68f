import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import type { Tone } from './status-badge'

/** The aegis: flat top, soft point. Drawn clockwise from the top centre, so that its outline can be the gauge. */
export const AEGIS = 'M44 3H73A11 11 0 0 1 84 14V50C84 73 67 88 44 97C21 88 4 73 4 50V14A11 11 0 0 1 15 3Z'

const toneOf: Record<string, Tone> = { A: 'pass', B: 'low', C: 'medium', D: 'high', E: 'critical', F: 'critical' }

/** The colour of a grade: those of the severities. */
export const gradeTone = (grade: string): Tone => toneOf[grade[0] ?? ''] ?? 'neutral'

type GradeTileProps = {
  grade: string | null
  /** Of 100; null while too little is known. */
  score?: number | null
  size?: 'sm' | 'md' | 'lg'
  /** A scan is running: the rest of the outline is dotted, because the grade is not final. */
  pending?: boolean
  className?: string
}

export function GradeTile({ grade, score = null, size = 'md', pending = false, className }: GradeTileProps) {
  const t = useTranslations('ui')
  const known = grade !== null
  const name = !known
    ? t('gradeNone')
    : score === null
      ? t('gradeOnly', { grade })
      : t(pending ? 'gradePending' : 'grade', { grade, score })
  const small = size === 'sm'
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox="0 0 88 100"
      className={clsx('grade', size !== 'md' && `grade-${size}`, known ? gradeTone(grade) : 'neutral', className)}
    >
      <path d={AEGIS} className="fill-k-bg" />
      <Outline pending={pending && !small} width={small ? 4 : 3} />
      {known && score !== null && !small && <Gauge score={score} />}
      <text x="44" y={small || score === null ? 62 : 56} className="letter">
        {grade ?? '−'}
      </text>
      {!small && score !== null && (
        <text x="44" y="76" className="score">
          {score}
        </text>
      )}
    </svg>
  )
}

const Outline = ({ pending, width }: { pending: boolean; width: number }) => (
  <path
    d={AEGIS}
    fill="none"
    strokeWidth={pending ? 2 : width}
    strokeDasharray={pending ? '3 4' : undefined}
    className={pending ? 'stroke-k opacity-50' : 'stroke-k-line'}
  />
)

/** As much of the outline as the score has of a hundred. */
const Gauge = ({ score }: { score: number }) => (
  <path
    d={AEGIS}
    fill="none"
    strokeWidth={5}
    strokeLinecap="round"
    pathLength={100}
    strokeDasharray={`${score} 100`}
    className="stroke-k"
  />
)
