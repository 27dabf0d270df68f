import { Search } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { GradeTile } from '@/components/ui/grade-tile'
import type { AgencyOverview } from '@/lib/api/agency'
import type { AgencyAttention } from '@/lib/contract/agency'
import { GRADES } from '@/lib/contract/scan-result'
import { href } from '@/lib/domain/routes'
import { gradeOf } from '@/lib/domain/score'
import { AnswerMoney } from './answer-money'
import { AttentionAction } from './attention-action'
import { useAttentionTitle } from './attention-words'
import { untoldOf } from './untold'

type AnswerProps = {
  overview: AgencyOverview
  /** What nobody put away. */
  shown: readonly AgencyAttention[]
}

/** The sentence that the person came for: who needs attention now. */
export function AgencyAnswer({ overview, shown }: AnswerProps) {
  const t = useTranslations('agency.answer')
  const titleOf = useAttentionTitle()
  const headline = useHeadline(overview, shown)
  const { average_score: average } = overview
  const worst = shown.filter(({ group }) => group === 'security').slice(0, 2)
  const told = worst.length > 0 ? worst : shown.slice(0, 1)
  const ways = told.length === 1 ? shown.slice(0, 2) : told
  const labelOf = useWayLabel(ways)
  return (
    <Card className="grid min-h-44 items-center gap-x-4 gap-y-5 p-4 grid-cols-[auto_minmax(0,1fr)] sm:gap-x-6 sm:p-6 lg:grid-cols-[auto_minmax(0,1fr)_288px]">
      <Shield overview={overview} />
      <div className="grid min-w-0 gap-2">
        <h2 className="text-20 font-strong tracking-[-0.012em] text-balance [overflow-wrap:anywhere]">{headline}</h2>
        <p className="text-14 text-pretty text-2 [overflow-wrap:anywhere]">
          {told.map((item) => t('what', { name: item.name, what: titleOf(item) })).join(' ')}
          {told.length > 0 && average !== null && ` ${averageText(t, average, overview.average_change)}`}
        </p>
        {ways.length > 0 && (
          <div className="mt-1 flex flex-wrap gap-2">
            {ways.map((item, place) => (
              <AttentionAction
                key={item.id}
                item={item}
                label={labelOf(item)}
                isMain={place === 0 ? 'first' : 'second'}
              />
            ))}
          </div>
        )}
      </div>
      <div className="grid content-center gap-4 self-stretch max-lg:col-span-full max-lg:border-t max-lg:pt-4 lg:border-s lg:ps-6">
        {overview.money && <AnswerMoney sums={overview.money} />}
        <Grades overview={overview} />
      </div>
    </Card>
  )
}

/** The average of the clients; while none has a grade that of the agency's own sites, and nothing where there is none. */
function Shield({ overview: { average_score: average, clients } }: Pick<AnswerProps, 'overview'>) {
  const t = useTranslations('agency')
  const own = clients.find(({ is_own, grade }) => is_own && grade !== null)
  const [grade, score] = average === null ? [own?.grade ?? null, own?.score ?? null] : [gradeOf(average), average]
  // Its column stays, so that what stands beside it does.
  if (grade === null) return <div />
  return (
    <div className="grid max-w-24 justify-items-center sm:max-w-28 gap-1 text-center text-12 text-balance text-2 max-sm:self-start">
      <GradeTile grade={grade} score={score} size="lg" />
      {t(average === null ? 'clients.own' : 'answer.averageGrade')}
    </div>
  )
}

/** By whom it is about; where that is the same twice, by what is to be done there. */
function useWayLabel(ways: readonly AgencyAttention[]) {
  const t = useTranslations('agency')
  const titleOf = useAttentionTitle()
  return (item: AgencyAttention) =>
    ways.filter(({ name }) => name === item.name).length > 1
      ? t('answer.reviewWhat', { action: t(`attention.action.${item.kind}`), what: titleOf(item) })
      : t('answer.review', { name: item.name })
}

function averageText(t: ReturnType<typeof useTranslations<'agency.answer'>>, score: number, by: number | null = null) {
  if (by === null) return t('average', { score })
  if (by === 0) return t('averageSame', { score })
  return t(by > 0 ? 'averageUp' : 'averageDown', { score, by: Math.abs(by) })
}

/** It can wait while anything else cannot. */
const TO_SET_UP: readonly AgencyAttention['kind'][] = ['never', 'unverified']

/** The names of the clients that need somebody; the agency's own sites only where no client does. */
function needingOf({ clients, attention }: AgencyOverview, shown: readonly AgencyAttention[]): string[] {
  const kept = new Set(shown)
  const away = attention.filter((item) => item.group === 'security' && !kept.has(item))
  // What is counted and not told needs somebody too; only what somebody put away does not.
  const left = (part: 'urgent' | 'to_set_up') =>
    clients.filter(({ workspace_id, needs }) => {
      const isAway = (item: AgencyAttention) =>
        item.workspace_id === workspace_id && TO_SET_UP.includes(item.kind) === (part === 'to_set_up')
      return needs[part] > away.filter(isAway).length
    })
  const urgent = left('urgent')
  const needing = urgent.length > 0 ? urgent : left('to_set_up')
  return needing.filter(({ is_own }) => !is_own || needing.length === 1).map(({ name }) => name)
}

/** The first of these that holds. */
function useHeadline(overview: AgencyOverview, shown: readonly AgencyAttention[]) {
  const t = useTranslations('agency.headline')
  const { clients, average_score, next_steps_due } = overview
  const needing = needingOf(overview, shown)
  if (needing.length === 1 && needing[0] !== undefined) return t('client', { client: needing[0] })
  if (needing.length > 1) return t('clients', { count: needing.length })
  const isOverdue = ({ kind }: AgencyAttention) => kind === 'invoice_overdue'
  const overdue = shown.filter(isOverdue).length + untoldOf(overview, isOverdue)
  if (overdue > 0) return t('invoices', { count: overdue })
  const isPutAway = !shown.some(({ kind }) => kind === 'next_step')
  if (next_steps_due && !isPutAway) return t('steps', { count: next_steps_due })
  const count = clients.filter(({ is_own }) => !is_own).length
  return average_score === null ? t('ungraded', { count }) : t('calm', { count, score: average_score })
}

/** How many clients have which grade, the best first. */
function Grades({ overview: { clients } }: Pick<AnswerProps, 'overview'>) {
  const t = useTranslations('agency.answer')
  const all = clients.filter(({ is_own }) => !is_own)
  const rows = [...GRADES, null]
    .map((grade) => ({ grade, count: all.filter((client) => client.grade === grade).length }))
    .filter(({ count }) => count > 0)
  return (
    <div className="grid gap-2">
      <p id="grades-of-clients" className="text-13 font-medium">
        {t('grades')}
      </p>
      {all.every(({ grade }) => grade === null) ? (
        <p className="text-13 text-2">{t('noGrades')}</p>
      ) : (
        <ul aria-labelledby="grades-of-clients" className="flex flex-wrap gap-x-4 gap-y-1.5">
          {rows.map(({ grade, count }) => (
            <li key={grade} className="flex items-center gap-2 text-13">
              <GradeTile grade={grade} size="sm" />
              <span className="text-2">
                {grade === null && `${t('none')}: `}
                {t('count', { count })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Nobody is a client yet. */
export function NoClients({ hasTools }: { hasTools: boolean }) {
  const t = useTranslations('agency')
  return (
    <Card>
      <EmptyState
        title={t(hasTools ? 'empty.title' : 'empty.addTitle')}
        description={t(hasTools ? 'empty.text' : 'empty.noTools')}
        action={
          hasTools && (
            <ButtonLink variant="primary" size="lg" href={href('lead')}>
              <Search aria-hidden="true" />
              {t('find')}
            </ButtonLink>
          )
        }
      />
    </Card>
  )
}
