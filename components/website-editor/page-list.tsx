import { ArrowDown, ArrowUp, House, Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { addPage, MOST_PAGES, movePage } from '@/lib/website-editing/pages'
import { documentOf, useBench, useHeld, useSummary } from './bench'
import { MoveButton } from './move-button'

/** The pages in the order of the menu. */
export function PageList() {
  const t = useTranslations('websiteEditor.page')
  const bench = useBench()
  const pages = useSummary((state) => {
    const { pages: all, nav } = documentOf(state)
    return all.map(({ id, title }) => ({ id, title, isInMenu: nav.includes(id) }))
  })
  function add() {
    const made = addPage(documentOf(bench.get()), { title: t('newTitle'), headline: t('newHeadline') })
    if (!made) return
    bench.edit({
      name: { deed: 'page_add' },
      at: { page: made.id, block: null, field: null },
      change: (now) => ({ ...now, document: made.document }),
    })
    bench.say(t('added'))
    requestAnimationFrame(() => selectField('page.title'))
  }
  return (
    <section aria-labelledby="editor-pages" className="grid content-start gap-2 p-4">
      <div className="-my-1 flex items-center justify-between gap-2">
        <h2 id="editor-pages" tabIndex={-1} className="text-13 font-strong outline-none">
          {t('pages')}
        </h2>
        <Button size="sm" disabled={pages.length >= MOST_PAGES} onClick={add}>
          <Plus aria-hidden="true" />
          {t('add')}
        </Button>
      </div>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-px">
        {pages.map((page, at) => (
          <PageRow key={page.id} {...page} at={at} count={pages.length} />
        ))}
      </ol>
    </section>
  )
}

type PageRowProps = { id: string; title: string; isInMenu: boolean; at: number; count: number }

function PageRow({ id, title, isInMenu, at, count }: PageRowProps) {
  const t = useTranslations('websiteEditor.page')
  const bench = useBench()
  const isChosen = useHeld((state) => state.at.page === id)
  function move(to: number) {
    const isMoved = bench.edit({
      name: { deed: 'page_move' },
      at: { page: bench.get().at.page, block: null, field: null },
      change(now) {
        const document = movePage(now.document, id, to)
        return document === now.document ? now : { ...now, document }
      },
    })
    if (isMoved) bench.say(t('moved', { page: title, at: to + 1, count }))
  }
  return (
    <li className={`flex items-center rounded-md ${isChosen ? 'bg-brand-soft' : 'hover:bg-hover'}`}>
      <button
        type="button"
        aria-current={isChosen ? 'page' : undefined}
        onClick={() => bench.go({ page: id })}
        className="flex min-h-9 min-w-0 grow items-center gap-2 rounded-md px-2.5 text-start text-13 max-lg:min-h-11"
      >
        {at === 0 && <House aria-hidden="true" className="i-14 shrink-0 text-3" />}
        <span className="truncate">{title || t('untitled')}</span>
        {at > 0 && !isInMenu && <span className="shrink-0 text-12 text-3">{t('notInMenu')}</span>}
      </button>
      {at > 0 && (
        <>
          <MoveButton label={t('up', { page: title })} isEnd={at === 1} onMove={() => move(at - 1)}>
            <ArrowUp aria-hidden="true" />
          </MoveButton>
          <MoveButton label={t('down', { page: title })} isEnd={at === count - 1} onMove={() => move(at + 1)}>
            <ArrowDown aria-hidden="true" />
          </MoveButton>
        </>
      )}
    </li>
  )
}

function selectField(field: string) {
  const input = document.querySelector<HTMLInputElement>(`[data-field="${field}"]`)
  input?.focus()
  input?.select()
}
