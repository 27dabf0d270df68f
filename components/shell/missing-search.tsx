import type { RouteName } from '@/lib/domain/routes'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useTitle } from '@/lib/react/i18n'
import { SearchInput } from '@/components/ui/input'
import { MIN_QUERY, searchRoutes } from '@/components/nav/nav'
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

/** "/assets/12" → Assets. */
const guess = (pathname: string, titleOf: (name: RouteName) => string) =>
  [...new Set(pathname.split(/[^\p{L}]+/u).flatMap((word) => searchRoutes(word, titleOf)))].slice(0, SUGGESTIONS)
