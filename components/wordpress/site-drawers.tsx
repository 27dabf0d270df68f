import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { replaceAddress } from '@/components/data-table/table-address'
import { Note } from '@/components/ui/note'
import { onceOpen } from '@/components/ui/on-demand'
import { useShown } from '@/components/ui/use-shown'
import type { WpSite } from '@/lib/contract/wordpress-list'
import type { AddSiteProps } from './add-site'
import type { DeleteSiteProps } from './delete-site'
import type { PairSiteProps } from './pair-site'
import type { ViewSiteProps } from './view-site'
import { PARTS, type Shown, SiteDrawerContext } from './use-site-drawer'

// What is in them comes when they open.
const AddSite = onceOpen<AddSiteProps>(() => import('./add-site').then((part) => part.AddSite))
const PairSite = onceOpen<PairSiteProps>(() => import('./pair-site').then((part) => part.PairSite))
const ViewSite = onceOpen<ViewSiteProps>(() => import('./view-site').then((part) => part.ViewSite))
const DeleteSite = onceOpen<DeleteSiteProps>(() => import('./delete-site').then((part) => part.DeleteSite))

type Props = { workspace: string; sites: readonly WpSite[] | undefined; children: ReactNode }

/** What opens beside the list. It stands outside the rows. */
export function SiteDrawers({ workspace, sites, children }: Props) {
  const t = useTranslations('wordpress')
  const [shown, setShown] = useShown<Exclude<Shown, null>>(fromAddress)
  const [context] = useState(() => ({ show: setShown }))
  const site = (shown && 'id' in shown && sites?.find(({ id }) => id === shown.id)) || null
  const isGone = sites !== undefined && shown !== null && 'id' in shown && shown.kind !== 'delete' && site === null
  const common = { workspace, onClose: close }

  function close() {
    setShown(null)
    forgetAsked()
  }
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

/** Other screens and mails lead here with `?site=<id>`, or `new`, and perhaps a `part` of its drawer. */
function fromAddress(query: URLSearchParams | null): Shown {
  const id = query?.get('site')
  if (!id) return null
  const part = PARTS.find((one) => one === query?.get('part'))
  return id === 'new' ? { kind: 'add' } : { kind: 'view', id, part }
}

/** What was closed does not open again by itself after a reload. */
function forgetAsked() {
  const url = new URL(location.href)
  for (const name of ['site', 'part']) url.searchParams.delete(name)
  if (url.href !== location.href) replaceAddress(url)
}
