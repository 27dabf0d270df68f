import Link from 'next/link'
import { useTranslations } from 'use-intl'
import { GradeTile } from '@/components/ui/grade-tile'
import type { Asset } from '@/lib/contract/asset'
import { GRADES } from '@/lib/contract/scan-result'
import { href } from '@/lib/domain/routes'

/** How many sites have which grade, the best first. Each leads to the list of these. */
export function GradeDistribution({ assets }: { assets: readonly Asset[] }) {
  const t = useTranslations('dashboard')
  const grades = GRADES.map((grade) => ({ grade, count: assets.filter((asset) => asset.grade === grade).length })).filter(({ count }) => count > 0)
  if (grades.length === 0) return null
  return (
    <ul aria-label={t('grades.label')} className="flex flex-wrap gap-2">
      {grades.map(({ grade, count }) => (
        <li key={grade}>
          <Link
            href={`${href('asset')}?grade=${encodeURIComponent(grade)}`}
            prefetch={false}
            aria-label={t('grades.of', { count, grade })}
            className="flex min-h-ctl items-center gap-1.5 rounded-md border px-2 py-1 hover:bg-hover"
          >
            <GradeTile grade={grade} size="sm" />
            <span aria-hidden="true" className="text-14 font-strong tabular-nums">
              {t('grades.count', { count })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
