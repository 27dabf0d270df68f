import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react'
import { useTranslations } from 'use-intl'
import { closeOverlay } from '@/stores/overlay'
import { PALETTE_GROUPS, type PaletteItem } from './palette-item'
import { PaletteOption } from './palette-option'
import { MOD_KEY } from '@/components/nav/shortcut-table'
import { rankOf } from '@/components/nav/match'
import { storage } from '@/lib/browser/storage'

const HINTS = [
  ['move', '↑ ↓'],
  ['open', 'Enter'],
  ['tab', `${MOD_KEY} Enter`],
  ['close', 'Esc'],
] as const

type PaletteSearchProps = {
  items: readonly PaletteItem[]
  onSearch?: (query: string) => void
  input: RefObject<HTMLInputElement | null>
}

/** A combobox whose list is always open: the focus stays in the text, the arrow keys move through the list. */
export function PaletteSearch({ items, onSearch, input }: PaletteSearchProps) {
  const t = useTranslations('shell.palette')
  const id = useId()
  const palette = usePalette(id, items, onSearch)
  const { query, search, found, active, optionId, handleKeyDown } = palette

  return (
    <>
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label={t('title')}
        aria-expanded="true"
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(active)}
        placeholder={t('placeholder')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        value={query}
        onChange={(event) => search(event.target.value)}
        onKeyDown={handleKeyDown}
        className="h-14 w-full flex-none border-b bg-transparent ps-4 pe-14 text-16 outline-none sm:ps-5 sm:pe-16"
      />
      <FoundNotice query={query.trim()} found={found} />
      <Results id={id} palette={palette} />
      <Hints />
    </>
  )
}

function FoundNotice({ query, found }: { query: string; found: number }) {
  const t = useTranslations('shell.palette')
  return (
    <p
      role="status"
      className={found === 0 ? 'px-5 py-10 text-center text-13 text-2 [overflow-wrap:anywhere]' : 'sr-only'}
    >
      {found === 0 ? t('none', { query }) : query !== '' && t('found', { count: found })}
    </p>
  )
}

function Results({ id, palette }: { id: string; palette: ReturnType<typeof usePalette> }) {
  const t = useTranslations('shell.palette')
  const { groups, query, active, point, optionId } = palette
  return (
    <div
      id={`${id}list`}
      role="listbox"
      aria-label={t('results')}
      className="min-h-0 grow overflow-y-auto overscroll-contain px-2 pb-2"
    >
      {groups.map(({ name, items }) => (
        <Group key={name} id={`${id}${name}`} name={t(`groups.${name}`)}>
          {items.map((item) => (
            <PaletteOption
              key={item.id}
              id={optionId(item)}
              item={item}
              query={query}
              isActive={item === active}
              onChoose={(event) => choose(item, event)}
              onPoint={() => point(item)}
            />
          ))}
        </Group>
      ))}
    </div>
  )
}

const Group = ({ id, name, children }: { id: string; name: string; children: ReactNode }) => (
  <div role="group" aria-labelledby={id}>
    <div id={id} role="presentation" className="px-2 pt-3 pb-1 text-12 font-medium text-3 sm:px-3">
      {name}
    </div>
    {children}
  </div>
)

function Hints() {
  const t = useTranslations('shell.palette')
  return (
    <p aria-hidden="true" className="flex flex-none gap-4 border-t px-5 py-2 text-12 text-3 max-sm:hidden">
      {HINTS.map(([name, key]) => (
        <span key={name} className="flex items-center gap-1">
          <kbd>{key}</kbd> {t(`hints.${name}`)}
        </span>
      ))}
    </p>
  )
}

/** What is searched for, what that finds, and which of it the arrow keys have come to. */
function usePalette(id: string, items: readonly PaletteItem[], onSearch?: (query: string) => void) {
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const [recent] = useState(recentIds)
  const groups = useMemo(() => searchPalette(items, query, recent), [items, query, recent])
  const shown = groups.flatMap((group) => group.items)
  const active = shown[Math.min(at, shown.length - 1)]
  const optionId = (item: PaletteItem) => `${id}${item.id}`
  useInSight(active && optionId(active))

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || shown.length === 0) return
    const last = shown.length - 1
    const steps: Record<string, number> = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      Home: 0,
      End: last,
    }
    const next = steps[event.key]
    if (next !== undefined) {
      event.preventDefault()
      setAt(next)
    }
    if (event.key !== 'Enter' || !active) return
    event.preventDefault()
    if (active.href && (event.ctrlKey || event.metaKey)) open(active.href, '_blank', 'noopener')
    else document.getElementById(optionId(active))?.click()
  }

  function search(text: string) {
    setQuery(text)
    onSearch?.(text)
    setAt(0)
  }
  return {
    query,
    search,
    groups,
    found: shown.length,
    active,
    point: (item: PaletteItem) => setAt(shown.indexOf(item)),
    optionId,
    handleKeyDown,
  }
}

function useInSight(id: string | undefined) {
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView?.({ block: 'nearest' })
  }, [id])
}

function choose(item: PaletteItem, event: MouseEvent) {
  if (item.group !== 'actions') keepRecent(item.id)
  // Opened in a tab of its own: this one stays as it is.
  if (item.href && (event.ctrlKey || event.metaKey || event.shiftKey)) return
  closeOverlay()
  item.onSelect?.()
}

type PaletteGroup = { name: PaletteItem['group'] | 'recent'; items: PaletteItem[] }

/** How many of a group stand in the list. */
const FEW = 5
const SOME = 8

/**
 * What the palette shows: without a search what was chosen lately and then everything there is room for, else what the
 * search names, the best group first.
 */
function searchPalette(items: readonly PaletteItem[], query: string, recent: readonly string[]): PaletteGroup[] {
  if (query.trim() === '') {
    const chosen = recent.flatMap((id) => items.find((item) => item.id === id) ?? [])
    const rest = PALETTE_GROUPS.map((name) => {
      const others = items.filter((item) => item.group === name && !chosen.includes(item))
      // What is open comes before what is locked.
      const sorted = others.sort((a, b) => Number(a.lockReason !== undefined) - Number(b.lockReason !== undefined))
      return { name, items: sorted.slice(0, name === 'pages' || name === 'actions' ? SOME : FEW) }
    })
    return [{ name: 'recent' as const, items: chosen }, ...rest].filter((group) => group.items.length > 0)
  }
  const place = (item: PaletteItem) => (recent.includes(item.id) ? recent.indexOf(item.id) : recent.length)
  return PALETTE_GROUPS.map((name) => {
    const found = items
      .filter((item) => item.group === name)
      .flatMap((item) => {
        const rank = rankOf(query, item.label, item.words)
        return rank === null ? [] : { item, rank }
      })
      .sort((a, b) => a.rank - b.rank || place(a.item) - place(b.item))
      .slice(0, SOME)
    return { name, items: found.map(({ item }) => item), rank: found[0]?.rank ?? Infinity }
  })
    .filter((group) => group.items.length > 0)
    .sort((a, b) => a.rank - b.rank)
}

const KEY = 'soteria:recent'
const KEPT = 5

/** What was chosen in the palette lately, the latest first. Gone after signing out. */
function recentIds(): string[] {
  const kept = storage.getJson(KEY)
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, KEPT) : []
}

const keepRecent = (id: string) =>
  storage.setJson(KEY, [id, ...recentIds().filter((other) => other !== id)].slice(0, KEPT))
