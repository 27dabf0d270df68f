import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Card } from '@/components/ui/card'
import { SearchInput } from '@/components/ui/input'
import { Segmented } from '@/components/ui/segmented'
import { Select } from '@/components/ui/select'
import { OpenSum } from './open-sum'
import { GRADE_FILTERS, type LeadFilterState, NEXT_FILTERS, VIEWS } from './use-lead-filters'

const ANY = '*'
/** Nothing is asked while somebody types. */
const TYPING_MS = 250

type Props = { filters: LeadFilterState; tags: readonly string[] }

export function ViewChoice({ filters: { view, set } }: Pick<Props, 'filters'>) {
  const t = useTranslations('lead')
  return (
    <Segmented
      label={t('view.label')}
      shortcut="b"
      value={view}
      onValueChange={(next) => set({ view: next })}
      options={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
    />
  )
}

/** The search of the board; the table has its own, which is in the same place of the address. */
export function BoardSearch({ filters: { filters, set } }: Pick<Props, 'filters'>) {
  const t = useTranslations('lead')
  const [text, setText] = useState(filters.q ?? '')
  const [seen, setSeen] = useState(filters.q)
  if (filters.q !== seen) {
    setSeen(filters.q)
    if ((filters.q ?? '') !== text.trim()) setText(filters.q ?? '')
  }
  const isNew = text.trim() !== (filters.q ?? '')
  useEffect(() => {
    if (!isNew) return
    const timer = setTimeout(() => set({ q: text.trim() || undefined }), TYPING_MS)
    return () => clearTimeout(timer)
  })
  return (
    <SearchInput
      aria-label={t('search')}
      placeholder={t('search')}
      value={text}
      onChange={(event) => setText(event.target.value)}
      autoComplete="off"
      maxLength={200}
      className="max-sm:w-full sm:w-56"
      inputClassName="w-full"
    />
  )
}

/** What both the board and the table can be narrowed by. */
export function LeadFilterChoices({ filters: { filters, set }, tags }: Props) {
  const t = useTranslations('lead.filter')
  const known = filters.tag && !tags.includes(filters.tag) ? [filters.tag, ...tags] : tags
  return (
    <>
      <Select
        label={t('grade')}
        value={filters.grade ?? ANY}
        onValueChange={(value) => set({ grade: GRADE_FILTERS.find((one) => one === value) })}
        options={[
          { value: ANY, label: t('anyGrade') },
          ...GRADE_FILTERS.map((value) => ({
            value,
            label: value === 'none' ? t('noGrade') : t('ofGrade', { grade: value }),
          })),
        ]}
      />
      {known.length > 0 && (
        <Select
          label={t('tag')}
          value={filters.tag ?? ANY}
          onValueChange={(value) => set({ tag: value === ANY ? undefined : value })}
          options={[{ value: ANY, label: t('anyTag') }, ...known.map((value) => ({ value, label: value }))]}
          className="max-w-48"
        />
      )}
      <Select
        label={t('next')}
        value={filters.next ?? ANY}
        onValueChange={(value) => set({ next: NEXT_FILTERS.find((one) => one === value) })}
        options={[
          { value: ANY, label: t('anyNext') },
          ...NEXT_FILTERS.map((value) => ({ value, label: t(`nextIs.${value}`) })),
        ]}
      />
    </>
  )
}

/** Above the board: the other view, the search, the filters, and what is open in all. */
export function BoardBar({ workspace, ...props }: Props & { workspace: string }) {
  return (
    <Card className="flex flex-wrap items-center gap-2 px-4 py-3 sm:px-5">
      <ViewChoice filters={props.filters} />
      <BoardSearch filters={props.filters} />
      <LeadFilterChoices {...props} />
      <OpenSum workspace={workspace} filters={props.filters.filters} />
    </Card>
  )
}
