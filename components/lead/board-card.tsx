import { clsx } from 'clsx'
import { Globe } from 'lucide-react'
import { type KeyboardEvent, memo, type RefObject, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Tag } from '@/components/ui/badge'
import { RowMenu } from '@/components/ui/row-menu'
import { LEAD_STATUSES, type Lead, type LeadStatus } from '@/lib/contract/lead-record'
import { shownAddress } from '@/lib/domain/shown-address'
import { shortcutsAreOn } from '@/stores/shortcuts'
import { type Place, useBoard } from './board-context'
import { cardId, PART_OF_KEY } from './card-id'
import { LeadGrade, LeadOpportunity, LeadValue, NextStep } from './lead-parts'
import { aboveIn, useCardDrag } from './use-drag'

/** `column`: the cards of its column as they stand now. */
type Props = { lead: Lead; status: LeadStatus; column: RefObject<readonly Lead[]> }

/** One lead. It is dragged, or moved by its menu and by keys: a stage's number, Shift and an arrow. E, N and T open a part of it. */
export const Card = memo(function Card({ lead, status, column }: Props) {
  const { move, onOpen } = useBoard()
  const card = useRef<HTMLElement>(null)
  const { edge, isDragged } = useCardDrag(card, lead, status, column)
  const from = () => ({ status, after: aboveIn(column.current, lead.id) })
  const moveTo = (stage: LeadStatus) => stage !== status && move(lead, from(), { status: stage, after: null })

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    // A single letter may be somebody's dictation.
    if (!event.shiftKey && !shortcutsAreOn()) return
    const to = placeByKey(event, { lead, status, column })
    if (to) move(lead, from(), to)
    else if (PART_OF_KEY[event.key]) onOpen(lead.id, PART_OF_KEY[event.key])
    else if (event.key === 'm') card.current?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.click()
    else return
    event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of its button
    <article
      ref={card}
      data-row
      data-lead={lead.id}
      data-edge={edge ?? undefined}
      className={clsx(
        'relative grid [@media(pointer:coarse)]:select-none grid-cols-[minmax(0,1fr)] gap-1.5 rounded-lg border bg-surface p-3 data-[edge=bottom]:shadow-[0_3px_0_0_var(--brand)] data-[edge=top]:shadow-[0_-3px_0_0_var(--brand)]',
        isDragged && 'opacity-50',
      )}
      onKeyDown={handleKeyDown}
    >
      <div className="flex items-start gap-2">
        <Name lead={lead} onOpen={() => onOpen(lead.id)} />
        <LeadGrade lead={lead} />
      </div>
      {/* Room for the menu at the end, which makes no line higher. */}
      <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 pe-8 text-12 text-2">
        <LeadOpportunity lead={lead} />
        <LeadValue lead={lead} />
        {lead.tags[0] && <Tag>{lead.tags[0]}</Tag>}
      </span>
      <span className="pe-8 text-12 empty:hidden">
        <NextStep lead={lead} />
      </span>
      <span className="absolute end-2 bottom-1.5">
        <CardMenu lead={lead} status={status} onOpen={() => onOpen(lead.id)} onMove={moveTo} />
      </span>
    </article>
  )
}, isAsBefore)

/** Another list has other objects of the same leads. */
function isAsBefore(before: Props, now: Props) {
  const [one, other] = [before.lead, now.lead]
  const isSame =
    one === other || (one.id === other.id && one.updated_at === other.updated_at && one.scan?.id === other.scan?.id)
  return isSame && before.status === now.status && before.column === now.column
}

/** Where a key moves the card: to the top of a stage by its number, up and down with Shift and an arrow. */
function placeByKey({ key, shiftKey }: KeyboardEvent, { lead, status, column }: Props): Place | null {
  const cards = column.current
  const index = cards.findIndex(({ id }) => id === lead.id)
  const stage = LEAD_STATUSES[Number(key) - 1]
  if (stage && !shiftKey) return stage === status ? null : { status: stage, after: null }
  if (!shiftKey) return null
  if (key === 'ArrowUp' && index > 0) return { status, after: cards[index - 2]?.id ?? null }
  const below = cards[index + 1]
  return key === 'ArrowDown' && below ? { status, after: below.id } : null
}

function Name({ lead, onOpen }: { lead: Lead; onOpen: () => void }) {
  const t = useTranslations('lead')
  return (
    <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] justify-items-start">
      <button
        type="button"
        id={cardId(lead.id)}
        data-row-main
        aria-keyshortcuts="1 2 3 4 5 6 m n e t Shift+ArrowUp Shift+ArrowDown"
        className="max-w-full truncate text-start text-13 font-medium hover:underline focus-visible:-outline-offset-2"
        onClick={onOpen}
      >
        <bdi>{lead.name}</bdi>
      </button>
      <span className="inline-flex max-w-full items-center gap-1 text-12 text-3">
        {lead.host ? (
          <span dir="ltr" className="min-w-0 truncate">
            {shownAddress(lead.host)}
          </span>
        ) : (
          <>
            <Globe aria-hidden="true" className="size-3.5" />
            {t('noWebsite')}
          </>
        )}
      </span>
    </div>
  )
}

type MenuProps = { lead: Lead; status: LeadStatus; onOpen: () => void; onMove: (stage: LeadStatus) => void }

function CardMenu({ lead, status, onOpen, onMove }: MenuProps) {
  const t = useTranslations('lead.board')
  return (
    <RowMenu
      label={t('menu', { name: lead.name })}
      items={[
        { label: t('open'), onSelect: onOpen },
        'separator',
        ...LEAD_STATUSES.map((stage, place) => ({
          label: t('moveTo', { stage: t(`stage.${stage}`) }),
          hint: String(place + 1),
          disabled: stage === status,
          onSelect: () => onMove(stage),
        })),
      ]}
    />
  )
}
