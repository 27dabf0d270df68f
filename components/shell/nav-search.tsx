import { usePathname } from 'next/navigation'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { SearchInput } from '@/components/ui/input'
import { matchRoute } from '@/lib/domain/routes'
import { useTitle } from '@/lib/react/i18n'
import { MIN_QUERY, searchRoutes } from '@/components/nav/nav'
import { NavItem } from './nav-item'

/** The search over the menu. While it finds something, the menu itself (`children`) makes room. */
export function NavSearch({ children }: { children: ReactNode }) {
  const t = useTranslations('shell.menu')
  const [query, setQuery] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const current = matchRoute(usePathname())?.route.name
  const isSearching = query.trim().length >= MIN_QUERY
  const results = searchRoutes(query, useTitle())

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && query) {
      // The first Escape empties the search; the next one may close the drawer.
      event.stopPropagation()
      setQuery('')
      input.current?.focus()
    }
    walk(event, input.current, list.current)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys only walk through the links inside
    <div role="search" aria-label={t('title')} onKeyDown={handleKeyDown} className="grid">
      <SearchInput
        ref={input}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        aria-label={t('search')}
        placeholder={t('searchHint')}
        title={t('searchHelp')}
        autoComplete="off"
        spellCheck={false}
        className="mt-1 mb-3"
      />
      <p
        role="status"
        className={isSearching && results.length === 0 ? 'px-2 text-13 text-2 [overflow-wrap:anywhere]' : 'sr-only'}
      >
        {isSearching &&
          (results.length === 0 ? t('noneFound', { query: query.trim() }) : t('found', { count: results.length }))}
      </p>
      {isSearching ? (
        <ul ref={list} aria-label={t('results')} className="grid gap-px">
          {results.map((route) => (
            <li key={route.name}>
              <NavItem route={route} isCurrent={route.name === current} query={query} onClick={() => setQuery('')} />
            </li>
          ))}
        </ul>
      ) : (
        children
      )}
    </div>
  )
}

/** The arrow keys go from the text through the links, Enter in the text opens the first one. */
function walk(event: KeyboardEvent, input: HTMLInputElement | null, list: HTMLUListElement | null) {
  const links = [...(list?.querySelectorAll('a') ?? [])]
  const at = links.indexOf(document.activeElement as HTMLAnchorElement)
  if (event.key === 'Enter' && at < 0) links[0]?.click()
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  const next = at + (event.key === 'ArrowDown' ? 1 : -1)
  if (next < 0) input?.focus()
  else links[Math.min(next, links.length - 1)]?.focus()
}
