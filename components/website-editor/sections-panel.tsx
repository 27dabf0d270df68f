import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, EyeOff, Plus } from 'lucide-react'
import { type KeyboardEvent, memo, useCallback, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import type { Block } from '@/lib/website/document'
import { MOST_SECTIONS, pageOf } from '@/lib/website-editing/sections'
import { BlockIcon } from './block-icon'
import { documentOf, useBench, useHeld, usePage } from './bench'
import { gistOf, useLabels } from './labels'
import { MoveButton } from './move-button'
import { SectionMenu } from './section-menu'
import { useSectionDeeds } from './section-deeds'
import { type Edge, useRowDrag } from './use-row-drag'

/** The sections of the page, in their order. */
export function SectionsPanel() {
  const t = useTranslations('websiteEditor')
  const page = usePage()
  const drop = useDrop()
  return (
    <section aria-labelledby="editor-sections" className="min-w-0">
      <Head isFull={page.blocks.length >= MOST_SECTIONS} />
      {page.blocks.length === 0 ? (
        <p className="px-4 py-3 text-13 text-2">{t('noSections')}</p>
      ) : (
        <ol aria-label={t('sectionsOf', { page: page.title })} className="grid grid-cols-[minmax(0,1fr)] gap-px p-2">
          {page.blocks.map((block, at) => (
            <Row key={block.id} block={block} at={at} count={page.blocks.length} onDrop={drop} />
          ))}
        </ol>
      )}
    </section>
  )
}

function Head({ isFull }: { isFull: boolean }) {
  const t = useTranslations('websiteEditor')
  const bench = useBench()
  return (
    <div className="flex items-center justify-between gap-2 border-b px-4 py-3">
      <h2 id="editor-sections" className="text-13 font-strong">
        {t('sections')}
      </h2>
      <Button
        size="sm"
        id="editor-add"
        disabled={isFull}
        title={isFull ? t('pageFull') : undefined}
        onClick={() => bench.set({ isAdding: true })}
      >
        <Plus aria-hidden="true" />
        {t('add')}
      </Button>
    </div>
  )
}

/** Always the same one: a row is drawn anew only when its own section changed, however many there are. */
function useDrop() {
  const bench = useBench()
  const { moveTo } = useSectionDeeds()
  const move = useRef(moveTo)
  useEffect(() => {
    move.current = moveTo
  })
  return useCallback(
    (dragged: string, onto: Block, edge: Edge) => {
      const blocks = pageOf(documentOf(bench.get()), bench.get().at.page)?.blocks ?? []
      const from = blocks.findIndex(({ id }) => id === dragged)
      const over = blocks.findIndex(({ id }) => id === onto.id)
      const block = blocks[from]
      if (!block || from === over) return
      const to = over + (edge === 'bottom' ? 1 : 0) - (from < over ? 1 : 0)
      if (to !== from) move.current(block, to)
    },
    [bench],
  )
}

type RowProps = {
  block: Block
  at: number
  count: number
  onDrop: (dragged: string, onto: Block, edge: Edge) => void
}

const Row = memo(function Row({ block, at, count, onDrop }: RowProps) {
  const t = useTranslations('websiteEditor')
  const deeds = useSectionDeeds()
  const row = useRef<HTMLLIElement>(null)
  const isChosen = useHeld((state) => state.at.block === block.id)
  const { edge, isDragged } = useRowDrag(row, block.id, (dragged, to) => onDrop(dragged, block, to))
  const name = useLabels().block(block.type)
  const line = edge === 'top' ? '-top-px' : '-bottom-px'
  return (
    <li
      ref={row}
      className={clsx(
        'group relative flex items-center rounded-md',
        isChosen ? 'bg-brand-soft' : 'hover:bg-hover',
        isDragged && 'opacity-50',
      )}
    >
      {edge && <span aria-hidden="true" className={clsx('absolute inset-x-0 h-0.5 bg-brand', line)} />}
      <RowButton block={block} name={name} isChosen={isChosen} />
      <span className={clsx('flex shrink-0', !isChosen && 'lg:hidden lg:group-focus-within:flex lg:group-hover:flex')}>
        <MoveButton label={t('up', { block: name })} isEnd={at === 0} onMove={() => deeds.move(block, -1)}>
          <ArrowUp aria-hidden="true" />
        </MoveButton>
        <MoveButton label={t('down', { block: name })} isEnd={at === count - 1} onMove={() => deeds.move(block, 1)}>
          <ArrowDown aria-hidden="true" />
        </MoveButton>
        <SectionMenu block={block} />
      </span>
    </li>
  )
})

function RowButton({ block, name, isChosen }: { block: Block; name: string; isChosen: boolean }) {
  const t = useTranslations('websiteEditor')
  const bench = useBench()
  const deeds = useSectionDeeds()
  const button = useRowFocus(block.id)
  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, altKey, metaKey, currentTarget } = event
    if (altKey && key === 'ArrowUp') deeds.move(block, -1)
    else if (altKey && key === 'ArrowDown') deeds.move(block, 1)
    else if (key === 'Delete' || (key === 'Backspace' && metaKey)) deeds.remove(block)
    else if (key === 'ArrowUp' || key === 'ArrowDown') stepFrom(currentTarget.closest('li'), key === 'ArrowUp' ? -1 : 1)
    else return
    event.preventDefault()
  }
  return (
    <button
      ref={button}
      type="button"
      aria-current={isChosen || undefined}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
      aria-describedby="editor-row-keys"
      onClick={() => {
        bench.go({ block: block.id })
        bench.set({ pane: 'fields' })
      }}
      onKeyDown={handleKeyDown}
      className="flex min-h-9 min-w-0 grow items-center gap-2.5 rounded-md ps-2.5 text-start text-13 max-lg:min-h-11"
    >
      <BlockIcon type={block.type} className={clsx('i shrink-0', isChosen ? 'text-brand-text' : 'text-3')} />
      <span className={clsx('shrink-0 font-medium', block.hidden && 'text-3 line-through')}>{name}</span>
      <span className="truncate text-12 text-3">{gistOf(block)}</span>
      {block.hidden && (
        <>
          <EyeOff aria-hidden="true" className="i-14 shrink-0 text-3" />
          <span className="sr-only">{t('isHidden')}</span>
        </>
      )}
    </button>
  )
}

function stepFrom(row: HTMLElement | null, by: 1 | -1) {
  const next = by === 1 ? row?.nextElementSibling : row?.previousElementSibling
  next?.querySelector<HTMLElement>('button')?.focus()
}

/** Whoever added, moved or deleted a section finds the focus in the list. */
function useRowFocus(id: string) {
  const bench = useBench()
  const button = useRef<HTMLButtonElement>(null)
  const focus = useHeld((state) => (state.focus.block === id ? state.focus.count : 0))
  useEffect(() => {
    if (focus > 0 && bench.takeFocus(id)) button.current?.focus()
  }, [bench, focus, id])
  return button
}
