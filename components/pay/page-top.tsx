import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'

type PageTopProps = { title: ReactNode; description: ReactNode; actions: ReactNode; onBack: () => void }

/** The head of one invoice, with the way back to all of them. */
export function PageTop({ title, description, actions, onBack }: PageTopProps) {
  const t = useTranslations('pay')
  return (
    <div className="grid justify-items-start gap-1">
      <Button variant="ghost" size="sm" className="-ms-2" onClick={onBack}>
        <ArrowLeft aria-hidden="true" className="rtl:rotate-180" />
        {t('back')}
      </Button>
      <div className="w-full">
        <PageHeader title={title} description={description} actions={actions} />
      </div>
    </div>
  )
}
