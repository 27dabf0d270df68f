import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Drawer } from '@/components/ui/drawer'
import { Tabs } from '@/components/ui/tabs'
import type { Asset } from '@/lib/contract/asset'
import { asset } from '@/lib/messages/en/asset'
import { withTexts } from '@/lib/react/i18n'
import { AddFoot, InFoot } from './add-foot'
import { AddMany } from './add-many'
import { AddOne } from './add-one'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { Note } from '@/components/ui/note'
import { Select } from '@/components/ui/select'
import { useCurrentWorkspace, useWorkspaces } from '@/lib/api/workspace'
import { ALL } from '@/lib/domain/all'
import { useStartLightScan } from '@/lib/api/scan'
import { href } from '@/lib/domain/routes'
import { shownAddress } from '@/lib/domain/shown-address'
import { useAssetDrawer } from './use-asset-drawer'

export type AddDrawerProps = { workspace: string; open: boolean; onClose: () => void }

function Adding({ workspace, open, onClose }: AddDrawerProps) {
  const t = useTranslations('asset.create')
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  return (
    <Drawer
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      description={t('text')}
      footer={<div ref={setFoot} className="flex grow flex-wrap items-center gap-2" />}
    >
      <AddFoot value={foot}>
        {workspace === ALL ? <WaysOfAll onClose={onClose} /> : <Ways workspace={workspace} onClose={onClose} />}
      </AddFoot>
    </Drawer>
  )
}

/** Where all workspaces are shown, it is asked which one it is for. */
function WaysOfAll({ onClose }: { onClose: () => void }) {
  const t = useTranslations('asset.edit')
  const { data: workspaces } = useWorkspaces()
  const current = useCurrentWorkspace()?.id
  const [chosen, setChosen] = useState(current ?? '')
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <span className="text-13 font-medium">{t('workspace')}</span>
        <Select
          label={t('workspace')}
          value={chosen}
          onValueChange={setChosen}
          options={(workspaces ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
      <Ways key={chosen} workspace={chosen} onClose={onClose} />
    </div>
  )
}

export const AddDrawer = withTexts({ asset }, Adding)

/** Inside the drawer, so that it starts anew each time it opens. */
function Ways({ workspace, onClose }: Omit<AddDrawerProps, 'open'>) {
  const t = useTranslations('asset.create')
  const [added, setAdded] = useState<Asset | null>(null)
  if (added) return <Added workspace={workspace} asset={added} onAnother={() => setAdded(null)} onClose={onClose} />
  return (
    <Tabs
      label={t('tabs')}
      className="gap-5"
      tabs={[
        { value: 'one', label: t('single'), content: <AddOne workspace={workspace} onAdded={setAdded} /> },
        { value: 'many', label: t('many'), content: <AddMany workspace={workspace} onClose={onClose} /> },
      ]}
    />
  )
}

type Props = { workspace: string; asset: Asset; onAnother: () => void; onClose: () => void }

/** After adding: the actions that come next. */
function Added({ workspace, asset, onAnother, onClose }: Props) {
  const t = useTranslations('asset')
  const router = useRouter()
  const { show } = useAssetDrawer()
  const start = useStartLightScan(workspace)
  const handleScan = () => start.mutate(asset.id, { onSuccess: () => router.push(href('scan', { id: asset.id })) })
  return (
    <>
      <Note tone="pass" role="status" title={t('create.added', { value: shownAddress(asset.value) })} />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" pending={start.isPending} onClick={handleScan}>
          {t('verify.scan')}
        </Button>
        <Button onClick={() => show({ kind: 'verify', asset: asset.id })}>{t('action.verify')}</Button>
      </div>
      <InFoot>
        <Button onClick={onAnother}>{t('create.another')}</Button>
        <Button variant="ghost" onClick={onClose}>
          {t('create.done')}
        </Button>
      </InFoot>
    </>
  )
}
