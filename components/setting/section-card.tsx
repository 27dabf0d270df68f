import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Card, CardBody, CardHeader } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import type { Section } from './sections'

type SectionCardProps = { section: Section; text?: ReactNode; actions?: ReactNode; children: ReactNode }

export function SectionCard({ section, text, actions, children }: SectionCardProps) {
  const t = useTranslations('setting')
  return (
    <Card id={section} aria-labelledby={`setting-${section}`} className="scroll-mt-20">
      <CardHeader id={`setting-${section}`} title={t(`${section}.title`)} description={text} actions={actions} />
      <CardBody>{children}</CardBody>
    </Card>
  )
}

/** In the place of a section whose script is on its way. */
export function WaitingCard({ section }: { section: Section }) {
  return (
    <SectionCard section={section}>
      <div aria-busy="true" className="grid min-h-40 content-start gap-3">
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-10" />
      </div>
    </SectionCard>
  )
}
