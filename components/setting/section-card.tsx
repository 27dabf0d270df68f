import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Card as Frame, CardBody, CardHeader } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import type { Card } from './sections'

type SectionCardProps = { section: Card; text?: ReactNode; actions?: ReactNode; children: ReactNode }

export function SectionCard({ section, text, actions, children }: SectionCardProps) {
  const t = useTranslations('setting')
  return (
    <Frame id={section} aria-labelledby={`setting-${section}`} className="scroll-mt-20">
      <CardHeader id={`setting-${section}`} title={t(`${section}.title`)} description={text} actions={actions} />
      <CardBody>{children}</CardBody>
    </Frame>
  )
}

/** In the place of a card whose script is on its way. */
export function WaitingCard({ section }: { section: Card }) {
  return (
    <SectionCard section={section}>
      <div aria-busy="true" className="grid min-h-40 content-start gap-3">
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-10" />
      </div>
    </SectionCard>
  )
}
