import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Note } from '@/components/ui/note'
import { onceOpen } from '@/components/ui/on-demand'
import type { WpSite } from '@/lib/contract/wordpress-list'
import type { AddSiteProps } from './add-site'
import type { DeleteSiteProps } from './delete-site'
import type { PairSiteProps } from './pair-site'
import type { ViewSiteProps } from './view-site'
import { useShownSite } from './use-shown-site'
import { SiteDrawerContext } from './use-site-drawer'

// What is in them comes when they open.
const AddSite = onceOpen<AddSiteProps>(() => import('./add-site').then((part) => part.AddSite))
const PairSite = onceOpen<PairSiteProps>(() => import('./pair-site').then((part) => part.PairSite))
const ViewSite = onceOpen<ViewSiteProps>(() => import('./view-site').then((part) => part.ViewSite))
const DeleteSite = onceOpen<DeleteSiteProps>(() => import('./delete-site').then((part) => part.DeleteSite))

type Props = { workspace: string; sites: readonly WpSite[] | undefined; children: ReactNode }

/** What opens beside the list. It stands outside the rows. */
export function SiteDrawers({ workspace, sites, children }: Props) {
  const t = useTranslations('wordpress')
  const { shown, context } = useShownSite()
  const site = (shown && 'id' in shown && sites?.find(({ id }) => id === shown.id)) || null
  const isGone = sites !== undefined && shown !== null && 'id' in shown && shown.kind !== 'delete' && site === null
  const common = { workspace, onClose: () => context.show(null) }

  return (
    <SiteDrawerContext value={context}>
      {isGone && <Note tone="critical" role="alert" title={t('gone')} />}
      {children}
      <AddSite {...common} open={shown?.kind === 'add'} />
      <PairSite
        {...common}
        open={shown?.kind === 'pair' && site !== null}
        site={site}
        code={shown?.kind === 'pair' ? shown.code : undefined}
      />
      <ViewSite
        {...common}
        open={shown?.kind === 'view' && site !== null}
        site={site}
        part={shown?.kind === 'view' ? shown.part : undefined}
      />
      <DeleteSite {...common} open={shown?.kind === 'delete' && site !== null} site={site} />
    </SiteDrawerContext>
  )
}
