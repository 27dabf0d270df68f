import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { SearchInput } from '@/components/ui/input'
import { number } from '@/lib/format'

export const PAGE_SIZES = [10, 25, 50, 100] as const
export type PageSize = (typeof PAGE_SIZES)[number]

const select =
  'h-ctl appearance-none rounded-md border border-line-strong bg-surface bg-[image:var(--chevron)] bg-[length:14px] bg-[position:right_8px_center] bg-no-repeat ps-3 pe-7 text-13 font-medium text-1 hover:bg-hover rtl:bg-[position:left_8px_center]'

type ToolbarProps = {
  search: string
  onSearch: (search: string) => void
  pageSize: number
  onPageSize: (size: PageSize) => void
  sort: SortChoice
  children?: ReactNode
}

export function Toolbar({ search, onSearch, pageSize, onPageSize, sort, children }: ToolbarProps) {
  const t = useTranslations('ui.table')
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 py-3 text-13 text-2 sm:px-5">
      <label className="inline-flex items-center gap-2 max-sm:w-full">
        {t('search')}
        <SearchInput value={search} onChange={(event) => onSearch(event.target.value)} className="max-sm:grow sm:w-44 lg:w-56" />
      </label>
      {children}
      <span className="grow max-sm:hidden" />
      <SortSelect {...sort} />
      <label className="inline-flex items-center gap-2">
        {t('show')}
        <PageSizeSelect value={pageSize} onChange={onPageSize} />
        {t('entries')}
      </label>
    </div>
  )
}

function PageSizeSelect({ value, onChange }: { value: number; onChange: (size: PageSize) => void }) {
  const locale = useLocale()
  return (
    <select className={select} value={value} onChange={(event) => onChange(PAGE_SIZES[event.target.selectedIndex] ?? 10)}>
      {PAGE_SIZES.map((size) => (
        <option key={size} value={size}>
          {number(size, locale)}
        </option>
      ))}
    </select>
  )
}

export type SortChoice = {
  columns: readonly { id: string; label: string }[]
  current: { id: string; desc: boolean } | undefined
  onSort: (sort: { id: string; desc: boolean }) => void
}

/** On a phone there is no header to press. */
function SortSelect({ columns, current, onSort }: SortChoice) {
  const t = useTranslations('ui.table')
  const choices = columns.flatMap(({ id, label }) => [
    { id, desc: false, text: t('ascending', { column: label }) },
    { id, desc: true, text: t('descending', { column: label }) },
  ])
  return (
    <select
      aria-label={t('sort')}
      className={`${select} min-w-36 flex-1 truncate sm:hidden`}
      value={choices.findIndex((choice) => choice.id === current?.id && choice.desc === current.desc)}
      onChange={(event) => {
        const choice = choices[Number(event.target.value)]
        if (choice) onSort({ id: choice.id, desc: choice.desc })
      }}
    >
      {!current && <option value={-1}>{t('sort')}</option>}
      {choices.map((choice, index) => (
        <option key={choice.text} value={index}>
          {choice.text}
        </option>
      ))}
    </select>
  )
}
