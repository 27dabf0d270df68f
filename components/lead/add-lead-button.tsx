import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AddButton } from '@/components/ui/add-button'
import { onceOpen } from '@/components/ui/on-demand'
import type { AddLeadProps } from './add-lead'

const AddLead = onceOpen<AddLeadProps>(() => import('./add-lead').then((part) => part.AddLead))

/** One that nobody had to look for. */
export function AddLeadButton(props: Pick<AddLeadProps, 'workspace' | 'onOpen'>) {
  const t = useTranslations('lead.more')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <AddButton label={t('add')} offline={t('offline')} onAdd={() => setOpen(true)} />
      <AddLead {...props} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
