import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Card, CardHeader } from '@/components/ui/card'
import { Segmented } from '@/components/ui/segmented'
import type { AgencyOverview } from '@/lib/api/agency'
import type { AgencyAttention } from '@/lib/contract/agency'
import { AttentionRow } from './attention-row'
import { untoldOf } from './untold'
import type { Until, usePutAway } from './use-put-away'

const AT_FIRST = 7
const GROUPS = ['security', 'money', 'sales'] as const
type Shown = 'all' | (typeof GROUPS)[number]

type CardProps = { overview: AgencyOverview; items: ReturnType<typeof usePutAway> }

/** Of all clients and leads, the most urgent first. */
export function AttentionCard({ overview, items }: CardProps) {
  const t = useTranslations('agency.attention')
  const [chosen, choose] = useState<Shown>('all')
  const [isWhole, setWhole] = useState(false)
  const { shown, away } = items
  const groups = GROUPS.filter((group) => shown.some((item) => item.group === group))
  const group = groups.find((one) => one === chosen) ?? 'all'
  const rows = shown.filter(isIn(group))
  const countOf = (one: Shown) => shown.filter(isIn(one)).length + untoldOf(overview, isIn(one))
  const total = countOf(group)
  return (
    <Card className="flex flex-col">
      <CardHeader
        title={t('title')}
        description={shown.length > 0 ? t('text') : undefined}
        actions={groups.length > 1 && <Groups groups={groups} group={group} countOf={countOf} onChoose={choose} />}
      />
      <Rows rows={isWhole ? rows : rows.slice(0, AT_FIRST)} overview={overview} onPutAway={items.putAway} />
      <Foot
        more={rows.length > AT_FIRST ? rows.length : 0}
        isWhole={isWhole}
        onToggle={() => setWhole(!isWhole)}
        untold={isWhole && total > rows.length ? { shown: rows.length, total } : null}
        away={away}
        onBack={items.bringBack}
      />
    </Card>
  )
}

const isIn = (group: Shown) => (item: AgencyAttention) => group === 'all' || item.group === group

type GroupsProps = {
  /** Those in which there is something. */
  groups: readonly Shown[]
  group: Shown
  countOf: (group: Shown) => number
  onChoose: (group: Shown) => void
}

function Groups({ groups, group, countOf, onChoose }: GroupsProps) {
  const t = useTranslations('agency.attention')
  return (
    <Segmented<Shown>
      label={t('show')}
      value={group}
      onValueChange={onChoose}
      options={(['all', ...groups] as const).map((value) => ({
        value,
        label: t(`group.${value}`, { count: countOf(value) }),
      }))}
      className="max-w-full overflow-x-auto"
    />
  )
}

type RowsProps = {
  rows: readonly AgencyAttention[]
  overview: AgencyOverview
  onPutAway: (item: AgencyAttention, until: Until) => void
}

function Rows({ rows, overview: { clients }, onPutAway }: RowsProps) {
  const t = useTranslations('agency.attention')
  const list = useRef<HTMLUListElement>(null)
  const left = useRef<number | null>(null)
  const colors = new Map(clients.map(({ workspace_id, color }) => [workspace_id, color]))
  // The row that has gone took the focus with it: the next one gets it.
  useEffect(() => {
    if (left.current === null) return
    const next = list.current?.children[Math.min(left.current, rows.length - 1)]
    left.current = null
    next?.querySelector<HTMLElement>('[data-row-main]')?.focus()
  }, [rows])
  return (
    <ul ref={list} className="grow">
      {rows.map((item, place) => (
        <AttentionRow
          key={item.id}
          item={item}
          color={item.lead_id ? null : (colors.get(item.workspace_id ?? '') ?? null)}
          onPutAway={(until) => {
            left.current = place
            onPutAway(item, until)
          }}
        />
      ))}
      {rows.length === 0 && <li className="border-t px-4 py-6 text-13 text-2 sm:px-5">{t('none')}</li>}
    </ul>
  )
}

type FootProps = {
  more: number
  isWhole: boolean
  onToggle: () => void
  /** The server tells no more of them. */
  untold: { shown: number; total: number } | null
  away: number
  onBack: () => void
}

function Foot({ more, isWhole, onToggle, untold, away, onBack }: FootProps) {
  const t = useTranslations('agency.attention')
  if (more === 0 && away === 0) return null
  return (
    <footer className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t px-4 py-3 text-12 text-3 sm:px-5">
      {more > 0 && (
        <Button size="sm" onClick={onToggle}>
          {isWhole ? t('fewer') : t('all', { count: more })}
        </Button>
      )}
      {untold && <span>{t('most', untold)}</span>}
      {away > 0 && (
        <span className="ms-auto flex items-center gap-2">
          {t('away', { count: away })}
          <button type="button" className="link" onClick={onBack}>
            {t('back')}
          </button>
        </span>
      )}
    </footer>
  )
}
