import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { columnsFor } from '@/components/data-table/table'
import { useCountsText } from '@/components/ui/severity-counts'
import type { WpSite } from '@/lib/contract/wordpress-list'
import { addressText } from '@/lib/domain/shown-address'
import { SiteActions } from './site-actions'
import { Core, Flaws, Grade, Installed, LastReport, Php, SiteName, SiteStatus, Updates } from './site-cells'
import { STATUSES, statusOf } from './status'
import { updatesOf } from './updates-of'
import { urgency } from './urgency'
import type { ShownPlugin } from './use-plugin-filter'

const column = columnsFor<WpSite>()

type Translate = ReturnType<typeof useTranslations<'wordpress'>>

/** With a plugin, its version on each site stands beside their names. */
export function useSiteColumns(workspace: string, plugin: ShownPlugin | undefined) {
  const t = useTranslations('wordpress')
  const counts = useCountsText()
  const [name, ...about] = useMemo(() => aboutColumns(t), [t])
  const others = useMemo(() => [...judgedColumns(t, counts), ...versionColumns(t, workspace)], [t, counts, workspace])
  const installed = useMemo(() => (plugin ? installedColumns(plugin) : []), [plugin])
  return useMemo(() => column.columns([name, ...installed, ...about, ...others]), [name, installed, about, others])
}

const installedColumns = ({ name, sites }: ShownPlugin) =>
  column.columns([
    column.accessor(({ id }) => sites.get(id)?.version, {
      id: 'installed',
      header: name,
      meta: { sort: 'text' },
      cell: ({ row }) => <Installed part={sites.get(row.original.id)} />,
    }),
  ])

const aboutColumns = (t: Translate) =>
  column.columns([
    column.accessor('name', {
      header: t('column.name'),
      meta: {
        text: ({ name, url, tags = [] }: WpSite) => [addressText(url, name), ...tags].join(' '),
        sort: 'text',
      },
      cell: ({ row }) => <SiteName site={row.original} />,
    }),
    column.accessor((site) => STATUSES.indexOf(statusOf(site)), {
      id: 'status',
      header: t('column.status'),
      meta: { text: (site: WpSite) => t(`status.${statusOf(site)}`) },
      cell: ({ row }) => <SiteStatus site={row.original} />,
    }),
  ])

const judgedColumns = (t: Translate, counts: ReturnType<typeof useCountsText>) =>
  column.columns([
    column.accessor(({ score }) => score ?? undefined, {
      id: 'grade',
      header: t('column.grade'),
      meta: { priority: 2, onCard: true, search: false },
      cell: ({ row }) => <Grade site={row.original} />,
    }),
    column.accessor(urgency, {
      id: 'flaws',
      header: t('column.flaws'),
      meta: { text: ({ vulnerable }: WpSite) => counts(vulnerable) },
      cell: ({ row }) => <Flaws site={row.original} />,
    }),
    column.accessor((site) => updatesOf(site) ?? undefined, {
      id: 'updates',
      header: t('column.updates'),
      meta: { search: false },
      cell: ({ row }) => <Updates site={row.original} />,
    }),
  ])

const versionColumns = (t: Translate, workspace: string) =>
  column.columns([
    column.accessor(({ wp_version }) => wp_version ?? undefined, {
      id: 'core',
      header: t('column.core'),
      meta: { priority: 2, onCard: true, sort: 'text' },
      cell: ({ row }) => <Core site={row.original} />,
    }),
    column.accessor(({ php_version }) => php_version ?? undefined, {
      id: 'php',
      header: t('column.php'),
      meta: { priority: 2, onCard: true, sort: 'text' },
      cell: ({ row }) => <Php site={row.original} />,
    }),
    column.accessor(({ last_seen_at }) => last_seen_at ?? undefined, {
      id: 'report',
      header: t('column.report'),
      meta: { priority: 2, onCard: true, search: false },
      cell: ({ row }) => <LastReport site={row.original} />,
    }),
    column.display({
      id: 'actions',
      header: () => <span className="sr-only">{t('column.actions')}</span>,
      cell: ({ row }) => <SiteActions workspace={workspace} site={row.original} />,
    }),
  ])
