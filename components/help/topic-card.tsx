import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Card, CardBody, CardHeader } from '@/components/ui/card'
import { About } from './about'
import { GettingStarted } from './getting-started'
import { Keyboard } from './keyboard'
import { PlanGuide } from './plan-guide'
import { ResellerGuide } from './reseller-guide'
import { Score } from './score'
import { Severities } from './severities'
import type { Topic } from './topics'
import { VerifyGuide } from './verify-guide'
import { WidgetGuide } from './widget-guide'

const contents: Record<Topic, ReactNode> = {
  start: <GettingStarted />,
  score: <Score />,
  severities: <Severities />,
  verify: <VerifyGuide />,
  plans: <PlanGuide />,
  widget: <WidgetGuide />,
  reseller: <ResellerGuide />,
  keyboard: <Keyboard />,
  about: <About />,
}

export function TopicCard({ topic }: { topic: Topic }) {
  const t = useTranslations('help')
  return (
    <Card id={topic} aria-labelledby={`help-${topic}`} className="max-w-[880px] scroll-mt-20">
      <CardHeader id={`help-${topic}`} title={t(`${topic}.title`)} />
      <CardBody>{contents[topic]}</CardBody>
    </Card>
  )
}
