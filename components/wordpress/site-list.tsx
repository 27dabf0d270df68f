import { useTranslations } from 'use-intl'
import { DataTable } from '@/components/data-table/data-table'
import { useAddressFilter } from '@/components/data-table/use-address-filter'
import { Card } from '@/components/ui/card'
import { onDemand } from '@/components/ui/on-demand'
import { Select } from '@/components/ui/select'
import { Tabs } from '@/components/ui/tabs'
import type { WpSite } from '@/lib/contract/wordpress-list'
import type { BulkSitesProps } from './bulk-sites'
import { isIn, TABS } from './status'
import { tagsOf } from './tags-of'
import { ANY, usePluginFilter } from './use-plugin-filter'
import { useSiteColumns } from './use-site-columns'

/** It comes when the first row is ticked. */
const BulkSites = onDemand<BulkSitesProps>(() => import('./bulk-sites').then((part) => part.BulkSites))

/** No tag: what is typed as a tag has more to it. */
const WORST_FIRST = { id: 'flaws', desc: true }

export type SiteListProps = { workspace: string; sites: readonly WpSite[] | undefined }

/** The sites of a workspace by how they stand, the worst first. */
export function SiteList({ workspace, sites }: SiteListProps) {
  const t = useTranslations('wordpress')
  const [tab, setTab] = useAddressFilter('status', TABS)
  const tags = tagsOf(sites ?? [])
  const [tag, setTag] = useAddressFilter('tag', [ANY, ...tags])
  const plugin = usePluginFilter(workspace)
  const columns = useSiteColumns(workspace, plugin.shown)
  const tagged = sites?.filter(
    (site) => (tag === ANY || site.tags?.includes(tag)) && (!plugin.shown || plugin.shown.sites.has(site.id)),
  )
  const rows = tagged?.filter((site) => isIn(tab, site))
  const isFiltered = tab !== 'all' || tag !== ANY || plugin.shown !== undefined
  function showAll() {
    setTab('all')
    setTag(ANY)
    plugin.choose(ANY)
  }
  return (
    <Card>
      <Tabs
        label={t('tabs.label')}
        value={tab}
        onValueChange={(value) => setTab(TABS.find((one) => one === value) ?? 'all')}
        listClassName="px-2 sm:px-3"
        tabs={TABS.map((value) => ({
          value,
          label: t(`tabs.${value}`),
          count: tagged?.filter((site) => isIn(value, site)).length,
        }))}
      />
      <DataTable
        key={`${tab} ${tag} ${plugin.shown?.slug ?? ''}`}
        label={t('table')}
        columns={columns}
        rows={rows}
        rowLabel={({ name }) => name}
        initialSort={WORST_FIRST}
        bulkActions={(chosen, keep) => <BulkSites sites={chosen} workspace={workspace} onDone={keep} />}
        toolbar={<Filters plugin={plugin} tags={tags} tag={tag} onTag={setTag} />}
        stateKey={`wordpress-${tab}`}
        filtered={isFiltered ? { total: sites?.length ?? 0, onClear: showAll } : undefined}
      />
    </Card>
  )
}

type FiltersProps = {
  plugin: ReturnType<typeof usePluginFilter>
  tags: readonly string[]
  tag: string
  onTag: (tag: string) => void
}

/** Only what can be chosen from is offered. */
function Filters({ plugin, tags, tag, onTag }: FiltersProps) {
  const t = useTranslations('wordpress')
  const { options, value, choose } = plugin
  return (
    <>
      {options.length > 1 && (
        <Select label={t('byPlugin')} value={value} onValueChange={choose} options={options} className="max-w-56" />
      )}
      {tags.length > 0 && (
        <Select
          label={t('tag')}
          value={tag}
          onValueChange={onTag}
          options={[{ value: ANY, label: t('anyTag') }, ...tags.map((one) => ({ value: one, label: one }))]}
        />
      )}
    </>
  )
}
