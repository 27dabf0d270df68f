import { useTranslations } from 'use-intl'
import type { Block, WebsiteDocument } from '@/lib/website/document'
import {
  addBlock,
  blockOf,
  duplicateBlock,
  hideBlock,
  moveBlock,
  pageOf,
  placeForNew,
  removeBlock,
  sameEverywhere,
} from '@/lib/website-editing/sections'
import { documentOf, useBench } from './bench'
import { useLabels } from './labels'
import { useStarters } from './starters'

const withDocument = <W extends { document: unknown }>(now: W, document: W['document']): W =>
  document === now.document ? now : { ...now, document }

/** What every deed needs: where it is done, and the words for it. */
function useHere() {
  const bench = useBench()
  const t = useTranslations('websiteEditor')
  const labels = useLabels()
  const page = () => bench.get().at.page
  const blocks = () => pageOf(documentOf(bench.get()), page())?.blocks ?? []
  return { bench, t, labels, page, blocks }
}

function useMoving() {
  const { bench, t, labels, page, blocks } = useHere()
  function moveTo(block: Block, to: number) {
    const count = blocks().length
    const isMoved = bench.edit({
      name: { deed: 'move', block: block.type },
      at: { page: page(), block: block.id, field: null },
      change: (now) => withDocument(now, moveBlock(now.document, page(), block.id, to)),
    })
    bench.say(isMoved ? t('moved', { block: labels.block(block.type), at: to + 1, count }) : t('atEnd'))
    return isMoved
  }
  const move = (block: Block, by: 1 | -1) => moveTo(block, blocks().findIndex(({ id }) => id === block.id) + by)
  return { moveTo, move }
}

function useAdding() {
  const { bench, t, labels, page, blocks } = useHere()
  const starters = useStarters()
  type Made = { document: WebsiteDocument; id: string } | null
  /** Says so when there is no room. */
  function put(deed: 'add' | 'duplicate', type: string, made: Made, words: string) {
    if (!made) return bench.say(t('pageFull'))
    bench.edit({
      name: { deed, block: type },
      at: { page: page(), block: made.id, field: null },
      change: (now) => ({ ...now, document: made.document }),
    })
    bench.set({ isAdding: false })
    bench.focusRow(made.id)
    bench.say(words)
  }
  return {
    add(type: string) {
      const document = documentOf(bench.get())
      const all = blocks()
      const at = placeForNew(all, type, bench.get().at.block)
      const made = addBlock(document, page(), { type, props: starters(type, formOf(document)) }, at)
      put('add', type, made, t('added', { block: labels.block(type), at: at + 1, count: all.length + 1 }))
    },
    duplicate(block: Block) {
      const made = duplicateBlock(documentOf(bench.get()), page(), block.id)
      put('duplicate', block.type, made, t('duplicated', { block: labels.block(block.type) }))
    },
  }
}

/** Where a new button leads: to the first contact form. */
function formOf({ pages }: WebsiteDocument): string {
  for (const { id, blocks } of pages) {
    const form = blocks.find(({ type, hidden }) => type === 'contact' && !hidden)
    if (form) return `page:${id}#${form.id}`
  }
  return ''
}

function useRemoving() {
  const { bench, t, labels, page, blocks } = useHere()
  return {
    remove(block: Block) {
      const at = blocks().findIndex(({ id }) => id === block.id)
      const next = blocks()[at + 1] ?? blocks()[at - 1]
      bench.edit({
        name: { deed: 'remove', block: block.type },
        at: { page: page(), block: block.id, field: null },
        change: (now) => withDocument(now, removeBlock(now.document, page(), block.id)),
      })
      bench.go({ block: next?.id ?? null })
      bench.focusRow(next?.id ?? null)
      bench.say(t('removed', { block: labels.block(block.type) }), true)
    },
    hide(block: Block) {
      const hidden = !block.hidden
      bench.edit({
        name: { deed: hidden ? 'hide' : 'show', block: block.type },
        at: { page: page(), block: block.id, field: null },
        change: (now) => withDocument(now, hideBlock(now.document, page(), block.id, hidden)),
      })
      bench.say(t(hidden ? 'hidden' : 'shown', { block: labels.block(block.type) }))
    },
    /** On every page that has one of its type. */
    same(block: Block) {
      bench.edit({
        name: { deed: 'same', block: block.type },
        change(now) {
          const newest = blockOf(now.document, page(), block.id)
          return newest ? withDocument(now, sameEverywhere(now.document, newest)) : now
        },
      })
      bench.say(t('sameDone', { block: labels.block(block.type) }), true)
    },
  }
}

/** What can be done with a section, each a step that can be taken back, and said to screen readers. */
export const useSectionDeeds = () => ({ ...useMoving(), ...useAdding(), ...useRemoving() })
