import { useLocale, useTranslations } from 'use-intl'
import { number } from '@/lib/domain/format'
import { Pagination } from './pagination'

type TableFooterProps = {
  page: number
  size: number
  pages: number
  found: number
  total: number
  onPageChange: (page: number) => void
}

export function TableFooter({ page, size, pages, found, total, onPageChange }: TableFooterProps) {
  const t = useTranslations('ui.table')
  const locale = useLocale()
  const text = (value: number) => number(value, locale)
  const start = page * size
  const shown =
    found === 0
      ? t('infoEmpty')
      : t('info', { start: text(start + 1), end: text(Math.min(start + size, found)), total: text(found) })
  return (
    <footer className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-t px-4 py-3 text-13 text-2 tabular-nums sm:justify-between sm:px-5">
      <span role="status">{found < total ? `${shown} ${t('infoFiltered', { max: text(total) })}` : shown}</span>
      <Pagination page={page} pages={pages} onPageChange={onPageChange} />
    </footer>
  )
}
