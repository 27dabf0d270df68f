import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Drawer } from '@/components/ui/drawer'
import { Tabs } from '@/components/ui/tabs'
import type { Asset } from '@/lib/contract/asset'
import { asset } from '@/lib/messages/en/asset'
import { withTexts } from '@/lib/react/i18n'
import { AddMany } from './add-many'
import { AddOne } from './add-one'
import { Added } from './added'

export type AddDrawerProps = { workspace: string; open: boolean; onClose: () => void }

function Adding({ workspace, open, onClose }: AddDrawerProps) {
  const t = useTranslations('asset.create')
  return (
    <Drawer open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={t('title')} description={t('text')}>
      <Ways workspace={workspace} onClose={onClose} />
    </Drawer>
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
