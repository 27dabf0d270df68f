import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SearchInput } from '@/components/ui/input'
import { GROUPS, type Provider } from '@/lib/automation/provider'
import { PROVIDERS } from '@/lib/automation/providers'
import { ProviderButton } from './provider-button'

/** Everything that can be connected, by what it is for. */
export function ProviderPicker({ onChoose }: { onChoose: (type: string) => void }) {
  const t = useTranslations()
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLocaleLowerCase()
  const isWanted = ({ type, group }: Provider) =>
    [
      t(`automation.provider.${type}.name`),
      t(`automation.provider.${type}.hint`),
      t(`automation.group.${group}`),
      type,
    ].some((text) => text.toLocaleLowerCase().includes(wanted))
  const found = PROVIDERS.filter(isWanted)
  return (
    <>
      <SearchInput
        aria-label={t('integration.drawer.search')}
        placeholder={t('integration.drawer.search')}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && found[0]) onChoose(found[0].type)
        }}
        autoComplete="off"
        className="w-full"
      />
      {found.length === 0 && (
        <p role="status" className="text-13 text-2">
          {t('integration.drawer.none', { query: query.trim() })}
        </p>
      )}
      {GROUPS.map((group) => {
        const own = found.filter((provider) => provider.group === group)
        if (own.length === 0) return null
        return (
          <section key={group} aria-labelledby={`group-${group}`} className="grid gap-2">
            <h3 id={`group-${group}`} className="text-12 font-strong text-2">
              {t(`automation.group.${group}`)}
            </h3>
            <div className="grid gap-2 sm:grid-cols-2">
              {own.map(({ type }) => (
                <ProviderButton key={type} type={type} onChoose={onChoose} />
              ))}
            </div>
          </section>
        )
      })}
    </>
  )
}
