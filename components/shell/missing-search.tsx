import type { AnyRoute, RouteName } from '@/lib/domain/routes'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useTitle } from '@/lib/react/i18n'
import { SearchInput } from '@/components/ui/input'
import { findable, isShown, MIN_QUERY, searchRoutes } from '@/components/nav/nav'
import { NavItem } from './nav-item'

const SUGGESTIONS = 3

/** A search over the pages; before anything is typed, what the words of the address name. */
export function MissingSearch({ pathname }: { pathname: string }) {
  const t = useTranslations('shell')
  const [query, setQuery] = useState('')
  const isSearching = query.trim().length >= MIN_QUERY
  const titleOf = useTitle()
  const found = isSearching ? searchRoutes(query, titleOf) : guess(pathname, titleOf)
  return (
    <div role="search" className="mt-2 grid w-full max-w-90 gap-2 text-start">
      <SearchInput
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        aria-label={t('missing.search')}
        placeholder={t('missing.search')}
        title={t('menu.searchHelp')}
        autoComplete="off"
        spellCheck={false}
      />
      <p
        role="status"
        className={isSearching && found.length === 0 ? 'px-2 text-13 text-2 [overflow-wrap:anywhere]' : 'sr-only'}
      >
        {isSearching &&
          (found.length === 0
            ? t('menu.noneFound', { query: query.trim() })
            : t('menu.found', { count: found.length }))}
      </p>
      {found.length > 0 && (
        <div>
          {!isSearching && <p className="px-2 pb-1 text-12 text-3">{t('missing.suggestions')}</p>}
          <ul aria-label={t(isSearching ? 'menu.results' : 'missing.suggestions')} className="grid gap-px">
            {found.map((route) => (
              <li key={route.name}>
                <NavItem route={route} isCurrent={false} query={query} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** "/assets/12" → Assets, and so does "/asets/12". */
function guess(pathname: string, titleOf: (name: RouteName) => string) {
  const words = pathname.split(/[^\p{L}]+/u).filter(Boolean)
  const known = words.flatMap((word) => searchRoutes(word, titleOf))
  const meant = known.length > 0 ? known : words.flatMap((word) => findable.filter((route) => isMistyped(word, route)))
  return [...new Set(meant)].filter(isShown).slice(0, SUGGESTIONS)
}

/** Whether a word is a name of the screen but for a letter or two. */
function isMistyped(word: string, { path, title }: AnyRoute) {
  const names = `${path} ${title}`.toLowerCase().split(/[^\p{L}]+/u)
  return names.some((name) => name.length > 3 && distance(word.toLowerCase(), name) <= (name.length > 5 ? 2 : 1))
}

/** How many letters have to be added, taken away or changed. */
function distance(from: string, to: string) {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [place, letter] of [...from].entries()) {
    const next = [place + 1]
    for (let at = 1; at <= to.length; at++)
      next[at] = Math.min(
        (row[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (row[at - 1] ?? 0) + (to[at - 1] === letter ? 0 : 1),
      )
    row = next
  }
  return row[to.length] ?? 0
}
