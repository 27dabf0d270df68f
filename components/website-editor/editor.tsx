import { clsx } from 'clsx'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { notify } from '@/components/ui/notify'
import { onceOpen, onDemand } from '@/components/ui/on-demand'
import { onReachChange, useReach } from '@/lib/browser/connection'
import { readinessOf } from '@/lib/website-editing/readiness'
import { type Actions, ActionsProvider, handleKeys } from './actions'
import { type Bench, BenchProvider, type Pane, useBench, useHeld } from './bench'
import { Canvas } from './canvas'
import { EditorBar } from './editor-bar'
import type { KeysProps } from './keys-sheet'
import { useLabels } from './labels'
import { LeftPanel, RightPanel } from './panels'
import type { Saver } from './saver'
import type { TroublesProps } from './troubles'

/** Asked for once the page is drawn, and there before a network could fail. */
const Troubles = onDemand<TroublesProps>(() => import('./troubles').then((part) => part.Troubles), { isPatient: true })
const KeysSheet = onceOpen<KeysProps>(() => import('./keys-sheet').then((part) => part.KeysSheet))

type EditorProps = { bench: Bench; saver: Saver; isRestored: boolean }

/** The frame of the editor: the bar, the sections, the page, the fields. */
export function Editor(props: EditorProps) {
  return (
    <BenchProvider bench={props.bench}>
      <Frame {...props} />
    </BenchProvider>
  )
}

function Frame({ bench, saver, isRestored }: EditorProps) {
  const t = useTranslations('websiteEditor')
  const [areKeysShown, showKeys] = useState(false)
  const actions = useActionsOf(bench, saver, () => showKeys(true))
  const state = useSyncExternalStore(saver.subscribe, saver.get)
  const pane = useHeld((held) => held.pane)
  const { address, default_domain } = state.website
  const place = (address ?? default_domain ?? '').replace(/\/$/, '')
  useSaving(saver)
  useKeys(actions)
  return (
    <ActionsProvider value={actions}>
      <div className="grid h-dvh grid-cols-1 grid-rows-[auto_auto_minmax(0,1fr)_auto] overflow-hidden bg-bg">
        <EditorBar state={state} />
        <div className="grid">
          <Troubles saver={saver} state={state} isRestored={isRestored} />
        </div>
        <main
          id="content"
          tabIndex={-1}
          aria-label={t('main')}
          className="grid min-h-0 grid-cols-1 grid-rows-[minmax(0,1fr)] outline-none lg:grid-cols-[264px_minmax(0,1fr)_312px] xl:grid-cols-[280px_minmax(0,1fr)_320px]"
        >
          <LeftPanel className={shownIn(pane, 'sections')} />
          <div className={clsx('grid min-h-0 min-w-0', shownIn(pane, 'page'))}>
            <Canvas address={place} />
          </div>
          <RightPanel address={place} className={shownIn(pane, 'fields')} />
        </main>
        <PaneBar />
        <Said />
        <KeysSheet open={areKeysShown} onOpenChange={showKeys} />
      </div>
    </ActionsProvider>
  )
}

/** On a wide screen all are there; on a phone one at a time. */
const shownIn = (pane: Pane, own: Pane) => clsx(pane !== own && 'max-lg:hidden')

function useActionsOf(bench: Bench, saver: Saver, showKeys: () => void): Actions {
  const t = useTranslations('websiteEditor')
  const labels = useLabels()
  const isOffline = useReach() === 'offline'
  const latest = useRef({ t, labels, isOffline, showKeys })
  useEffect(() => {
    latest.current = { t, labels, isOffline, showKeys }
  })
  return useMemo(() => {
    const turn = (to: 'undo' | 'redo') => {
      const { history } = bench.get()
      const step = to === 'undo' ? history.past.at(-1) : history.next[0]
      const { t: say, labels: words } = latest.current
      if (!step || !bench[to]()) return bench.say(say(to === 'undo' ? 'nothingToUndo' : 'nothingToRedo'))
      bench.say(say(to === 'undo' ? 'undone' : 'redone', { step: words.step(step.name) }))
    }
    return {
      undo: () => turn('undo'),
      redo: () => turn('redo'),
      showKeys: () => latest.current.showKeys(),
      async save() {
        const { t: say, isOffline: isAway } = latest.current
        const { document, business } = bench.get().history.now
        if (readinessOf(document, business).tooLong.length > 0) return showChecks(bench, say('fixToSave'))
        if (isAway) {
          await saver.keepHere()
          return bench.say(say('savedHereOnly'))
        }
        if (!saver.get().isDirty && !saver.get().trouble) return bench.say(say('nothingToSave'))
        if (await saver.save()) bench.say(say('saved'))
      },
      async publish() {
        const { t: say, isOffline: isAway } = latest.current
        if (isAway) return bench.say(say('publishWaits'))
        const { document, business } = bench.get().history.now
        if (!readinessOf(document, business).isReady) return showChecks(bench, say('fixToPublish'))
        if (await saver.save({ publish: true })) notify.success(say('published'))
      },
    }
  }, [bench, saver])
}

/** To what keeps it from being saved or published. */
function showChecks(bench: Bench, words: string) {
  bench.go({ block: null })
  bench.set({ pane: 'fields' })
  bench.say(words)
  requestAnimationFrame(() => {
    const checks = document.getElementById('editor-checks')
    checks?.scrollIntoView({ block: 'start' })
    checks?.focus()
  })
}

/** Saves by the clock, when the page is left, and when the network comes back. */
function useSaving(saver: Saver) {
  useEffect(() => {
    const end = saver.begin()
    const leave = () => {
      if (document.visibilityState !== 'hidden') return
      void saver.keepHere()
      saver.tick()
    }
    document.addEventListener('visibilitychange', leave)
    const unsubscribe = onReachChange((reach) => {
      if (reach === 'online') saver.tick()
    })
    return () => {
      document.removeEventListener('visibilitychange', leave)
      unsubscribe()
      end()
    }
  }, [saver])
}

function useKeys(actions: Actions) {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => handleKeys(event, actions)
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [actions])
}

function PaneBar() {
  const t = useTranslations('websiteEditor')
  const bench = useBench()
  const pane = useHeld((state) => state.pane)
  const panes: Pane[] = ['sections', 'page', 'fields']
  return (
    <nav
      aria-label={t('panes')}
      className="grid grid-cols-3 border-t bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {panes.map((each) => (
        <button
          key={each}
          type="button"
          aria-current={each === pane || undefined}
          onClick={() => bench.set({ pane: each })}
          className="h-12 border-t-2 border-transparent text-13 font-medium text-2 aria-current:border-brand aria-current:text-1"
        >
          {t(`pane.${each}`)}
        </button>
      ))}
    </nav>
  )
}

const SHOWN_MS = 8_000

/** Read to screen readers; what can be taken back is shown as well. */
function Said() {
  const t = useTranslations('websiteEditor')
  const bench = useBench()
  const said = useHeld((state) => state.said)
  const { text, count, undo } = said
  useEffect(() => {
    if (!undo) return
    const timer = setTimeout(() => bench.set({ said: { ...bench.get().said, undo: false } }), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [bench, undo, count])
  return (
    <>
      <p role="status" className="sr-only">
        {text}
      </p>
      {undo && (
        <div className="fixed inset-x-0 bottom-16 z-30 mx-auto flex w-fit max-w-[calc(100%-32px)] items-center gap-3 rounded-lg bg-[#17181a] py-1.5 ps-4 pe-1.5 text-13 text-white shadow-overlay lg:bottom-4">
          <span aria-hidden="true">{text}</span>
          <button
            type="button"
            className="h-8 rounded-md px-3 font-medium text-[#8cc4ff] hover:bg-white/10"
            onClick={() => {
              const { at } = bench.get()
              bench.undo()
              bench.focusRow(bench.get().at.block ?? at.block)
            }}
          >
            {t('undo')}
          </button>
        </div>
      )}
    </>
  )
}
