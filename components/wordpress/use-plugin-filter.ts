import { useTranslations } from 'use-intl'
import { useAddressFilter } from '@/components/data-table/use-address-filter'
import { useWpPlugins } from '@/lib/api/wordpress-list'

/** No tag and no plugin: what is called so has more to it. */
export const ANY = '*'

/** The plugin whose sites are shown, and what each of them has of it. */
export type ShownPlugin = {
  slug: string
  name: string
  sites: ReadonlyMap<string, { version: string; active: boolean }>
}

export function usePluginFilter(workspace: string) {
  const t = useTranslations('wordpress')
  const { data: all } = useWpPlugins(workspace)
  const plugins = all?.plugins ?? []
  const [value, choose] = useAddressFilter('plugin', [ANY, ...plugins.map(({ slug }) => slug)])
  const { data, isPlaceholderData } = useWpPlugins(workspace, value === ANY ? undefined : value)
  const chosen = plugins.find(({ slug }) => slug === value)
  const shown: ShownPlugin | undefined =
    chosen && data && !isPlaceholderData
      ? { ...chosen, sites: new Map(data.sites.map((site) => [site.id, site])) }
      : undefined
  const options = [
    { value: ANY, label: t('anyPlugin') },
    ...plugins.map(({ slug, name }) => ({ value: slug, label: name || slug })),
  ]
  return { value, choose, shown, options }
}
