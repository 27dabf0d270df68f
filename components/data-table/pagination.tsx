import { useLocale, useTranslations } from 'use-intl'
import { number } from '@/lib/domain/format'

const BUTTONS = 7

/** Page indexes and gaps as DataTables' simple_numbers lays them out: never more than seven places. */
export function pageNumbers(page: number, pages: number): (number | 'gap')[] {
  const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)
  const half = Math.floor(BUTTONS / 2)
  const last = pages - 1
  if (pages <= BUTTONS) return range(0, pages)
  if (page <= half) return [...range(0, BUTTONS - 2), 'gap', last]
  if (page >= last - half) return [0, 'gap', ...range(pages - (BUTTONS - 2), pages)]
  return [0, 'gap', ...range(page - half + 2, page + half - 1), 'gap', last]
}

type PaginationProps = { page: number; pages: number; onPageChange: (page: number) => void }

const place =
  'inline-grid h-8 min-w-8 place-items-center rounded-md border border-transparent px-1 text-13 font-medium text-2 max-sm:h-10 max-sm:min-w-10'
const button = `${place} not-aria-disabled:hover:bg-hover aria-disabled:text-3 aria-disabled:opacity-55 aria-[current]:border-line-strong aria-[current]:bg-surface aria-[current]:text-1`

export function Pagination({ page, pages, onPageChange }: PaginationProps) {
  const t = useTranslations('ui.table')
  const locale = useLocale()
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap justify-center sm:gap-1">
      <Step label={t('previous')} to={page - 1} disabled={page <= 0} onPageChange={onPageChange} path="m14 7-5 5 5 5" />
      {pageNumbers(page, pages).map((target, index) =>
        target === 'gap' ? (
          // A gap is known only by its place: after the first or before the last page.
          <span key={index === 1 ? 'after-first' : 'before-last'} aria-hidden="true" className={place}>
            …
          </span>
        ) : (
          <button
            key={target}
            type="button"
            className={button}
            aria-label={t('page', { page: number(target + 1, locale) })}
            aria-current={target === page ? 'page' : undefined}
            onClick={() => onPageChange(target)}
          >
            {number(target + 1, locale)}
          </button>
        ),
      )}
      <Step
        label={t('next')}
        to={page + 1}
        disabled={page >= pages - 1}
        onPageChange={onPageChange}
        path="m10 7 5 5-5 5"
      />
    </nav>
  )
}

type StepProps = { label: string; to: number; disabled: boolean; path: string } & Pick<PaginationProps, 'onPageChange'>

function Step({ label, to, disabled, path, onPageChange }: StepProps) {
  return (
    // Not really disabled: on the last page the focus would be lost.
    <button
      type="button"
      className={button}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onPageChange(to)}
    >
      <svg className="i i-flip" viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  )
}
