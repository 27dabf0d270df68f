import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type LeadMove, useMoveLead } from '@/lib/api/lead-book'
import { LEAD_STATUSES, type Lead, type LostReason } from '@/lib/contract/lead-record'
import { BoardColumn } from './board-column'
import { type BoardActions, BoardContext, type Place } from './board-context'
import { cardId } from './card-id'
import type { LeadPart } from './lead-drawer'
import { LostDialog } from './lost-dialog'
import { MakeClientOnce } from './make-client'
import type { LeadFilterState } from './use-lead-filters'
import { useUndo } from './use-undo'

export type BoardProps = {
  workspace: string
  filters: LeadFilterState['filters']
  onOpen: (id: string, part?: LeadPart) => void
}

/** The leads by stage. What is moved can be taken back for ten seconds. */
export function Board({ workspace, filters, onOpen }: BoardProps) {
  const t = useTranslations('lead.board')
  const { mutate, placeOf } = useMoveLead(workspace, filters)
  const offerUndo = useUndo()
  const [asked, setAsked] = useState<{ lead: Lead; from: Place; after: string | null } | null>(null)
  const [won, setWon] = useState<Lead | null>(null)
  const keepFocusOn = useFocusOnMoved()

  function carryOut(move: LeadMove, from: Place) {
    const { name } = move.lead
    const words = t('moved', { name, stage: t(`stage.${move.status}`), ...placeOf(move) })
    keepFocusOn(move.lead.id)
    mutate(move)
    if (move.status === 'won' && from.status !== 'won' && !move.lead.client_workspace_id) setWon(move.lead)
    offerUndo(words, () => {
      keepFocusOn(move.lead.id)
      mutate({ lead: move.lead, ...from })
    })
  }
  /** Who is lost is asked why. */
  function move(lead: Lead, from: Place, to: Place) {
    if (to.status === from.status && to.after === from.after) return
    if (to.status === 'lost' && from.status !== 'lost') setAsked({ lead, from, after: to.after })
    else carryOut({ lead, ...to }, from)
  }
  function handleLost(lost_reason: LostReason) {
    if (asked) carryOut({ lead: asked.lead, status: 'lost', after: asked.after, lost_reason }, asked.from)
    setAsked(null)
  }

  const actions = useSteady({ move, onOpen })
  return (
    <BoardContext value={actions}>
      <Columns workspace={workspace} filters={filters} />
      <LostDialog
        open={asked !== null}
        name={asked?.lead.name ?? ''}
        onChoose={handleLost}
        onClose={() => setAsked(null)}
      />
      {won && <MakeClientOnce key={won.id} open isWon workspace={workspace} lead={won} onClose={() => setWon(null)} />}
    </BoardContext>
  )
}

/** Its width is that of its place: whatever changes around it, no card is asked how wide it would like to be. */
function Columns({ workspace, filters }: Omit<BoardProps, 'onOpen'>) {
  const t = useTranslations('lead.board')
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no fieldset: nothing is entered
    <div
      role="group"
      data-board
      aria-label={t('label')}
      className="-mx-4 flex scroll-px-4 items-stretch gap-3 overflow-x-auto px-4 pb-2 [contain:inline-size] max-sm:snap-x max-sm:snap-mandatory sm:mx-0 sm:px-0"
    >
      {LEAD_STATUSES.map((status) => (
        <BoardColumn key={status} workspace={workspace} status={status} filters={filters} />
      ))}
    </div>
  )
}

/** The same object for as long as the board is there, so that no card is drawn anew because the board was. */
function useSteady(now: BoardActions): BoardActions {
  const latest = useRef(now)
  useEffect(() => {
    latest.current = now
  })
  const [steady] = useState<BoardActions>(() => ({
    move: (...asked) => latest.current.move(...asked),
    onOpen: (...asked) => latest.current.onOpen(...asked),
  }))
  return steady
}

/** A card that was moved stands elsewhere: the focus goes with it, unless it is somewhere else already. */
function useFocusOnMoved() {
  const wanted = useRef<string | null>(null)
  const follow = useEffectEvent(() => {
    const card = wanted.current === null ? null : document.getElementById(cardId(wanted.current))
    if (!card || document.activeElement !== document.body) return
    wanted.current = null
    card.focus()
  })
  // The card comes with the cache, not with this component: the document says when.
  useEffect(() => {
    const observer = new MutationObserver(() => follow())
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return (id: string) => {
    wanted.current = id
  }
}
