import { clsx } from 'clsx'
import { useFormatter, useTranslations } from 'use-intl'
import { gradeTone } from './grade-tile'

/** The best first. */
const GRADES = ['A+', 'A', 'B', 'C', 'D', 'E', 'F']

/** How many sites have which grade: a bar, the best first, with the numbers in words behind it. */
export function GradeSpread({
  grades,
  total,
  className,
}: {
  grades: Readonly<Record<string, number | undefined>>
  /** Sites without a grade fill the rest. */
  total: number
  className?: string
}) {
  const t = useTranslations('ui')
  const format = useFormatter()
  const parts = GRADES.flatMap((grade) => (grades[grade] ? [{ grade, count: grades[grade] }] : []))
  const graded = parts.reduce((sum, { count }) => sum + count, 0)
  const words = format.list(
    parts.map(({ grade, count }) => t('gradeCount', { grade, count })),
    { type: 'unit' },
  )
  return (
    <span
      role="img"
      aria-label={words || t('gradeNone')}
      title={words}
      className={clsx('flex h-2 min-w-16 gap-0.5 overflow-hidden rounded', className)}
    >
      {parts.map(({ grade, count }) => (
        <span
          key={grade}
          style={{ flexGrow: count }}
          className={clsx(gradeTone(grade), 'min-w-1 basis-0 rounded-[2px] bg-k forced-color-adjust-none')}
        />
      ))}
      {graded < total && <span style={{ flexGrow: total - graded }} className="min-w-1 basis-0 bg-selected" />}
      {total === 0 && <span className="grow bg-selected" />}
    </span>
  )
}
