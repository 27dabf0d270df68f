import { clsx } from 'clsx'
import type { ReactNode, Ref } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { SearchInput } from '@/components/ui/input'
import { number } from '@/lib/domain/format'
import type { Sort } from './row-model'
import { PAGE_SIZES } from './table-state'

const select =
  'h-ctl appearance-none rounded-md border border-line-strong bg-surface bg-[image:var(--chevron)] bg-[length:14px] bg-[position:right_8px_center] bg-no-repeat ps-3 pe-7 text-13 font-medium text-1 hover:bg-hover rtl:bg-[position:left_8px_center]'

type ToolbarProps = {
  search: string
  onSearch: (search: string) => void
  onSearchLeft: () => void
  searchRef: Ref<HTMLInputElement>
  pageSize: number
  onPageSize: (size: number) => void
  sort: SortChoice
  filters: ReactNode
  menus: ReactNode
}

export function Toolbar({
  search,
  onSearch,
  onSearchLeft,
  searchRef,
  pageSize,
  onPageSize,
  sort,
  filters,
  menus,
}: ToolbarProps) {
  const t = useTranslations('ui.table')
  return (
    // From four filters on the words of the menus and a part of the search make room, so that all stand in one line.
    <div className="group/tools flex flex-wrap items-center gap-2 px-4 py-3 text-13 text-2 sm:px-5">
      <label
        className={clsx(
          'inline-flex items-center gap-2',
          // With nothing else before them, the menus stand beside it.
          filters || sort.columns.length > 0 ? 'max-sm:w-full' : 'max-sm:min-w-0 max-sm:flex-1',
        )}
      >
        {t('search')}
        <SearchInput
          ref={searchRef}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          onBlur={onSearchLeft}
          autoComplete="off"
          className="max-sm:grow sm:w-44 lg:w-56 lg:max-[1600px]:group-has-[>button:nth-of-type(4)]/tools:w-36"
        />
      </label>
      {filters}
      <SortSelect {...sort} />
      {/* Together at the end of a line, whichever it is. */}
      <span className="inline-flex items-center gap-2 max-sm:contents sm:ms-auto">
        {/* On a phone the cards are as many as they are: the menus need its place. */}
        <label className="inline-flex items-center gap-2 max-sm:hidden">
          {t('show')}
          <PageSizeSelect value={pageSize} onChange={onPageSize} />
          {t('entries')}
        </label>
        <span className="inline-flex gap-2 sm:ms-1">{menus}</span>
      </span>
    </div>
  )
}

function PageSizeSelect({ value, onChange }: { value: number; onChange: (size: number) => void }) {
  const locale = useLocale()
  return (
    <select className={select} value={value} onChange={(event) => onChange(Number(event.target.value))}>
      {PAGE_SIZES.map((size) => (
        <option key={size} value={size}>
          {number(size, locale)}
        </option>
      ))}
    </select>
  )
}

type SortChoice = {
  columns: readonly { id: string; label: string }[]
  current: Sort | undefined
  onSort: (sort: Sort) => void
}

/** On a phone there is no header to press. */
function SortSelect({ columns, current, onSort }: SortChoice) {
  const t = useTranslations('ui.table')
  if (columns.length === 0) return null
  const choices = columns.flatMap(({ id, label }) => [
    { id, desc: false, text: t('ascending', { column: label }) },
    { id, desc: true, text: t('descending', { column: label }) },
  ])
  return (
    <select
      aria-label={t('sort')}
      className={`${select} min-w-24 flex-1 truncate sm:hidden`}
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
