import { useTranslations } from 'use-intl'
import { Drawer } from '@/components/ui/drawer'
import type { LeadProvider } from '@/lib/contract/lead'

export type StoredDataProps = { open: boolean; onClose: () => void; source: LeadProvider | 'sample' }

const PARTS = ['results', 'saved', 'until', 'credit'] as const

/** What is kept of a source's answers, where, and how long. */
export function StoredData({ open, onClose, source }: StoredDataProps) {
  const t = useTranslations('finder')
  return (
    <Drawer
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('stored.open')}
      description={t(`source.${source}`)}
    >
      <dl className="grid gap-4 text-13">
        {PARTS.map((part) => (
          <div key={part} className="grid gap-0.5">
            <dt className="font-strong">{t(`stored.${part}`)}</dt>
            <dd className="text-pretty text-2">{t(`stored.${source}.${part}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-12 text-3">{t('stored.note')}</p>
    </Drawer>
  )
}
