import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Card, CardBody, CardHeader } from '@/components/ui/card'
import { About } from './about'
import { GettingStarted } from './getting-started'
import { Keyboard } from './keyboard'
import { OwnContent } from './own-content'
import { PlanGuide } from './plan-guide'
import { ResellerGuide } from './reseller-guide'
import { Score } from './score'
import { Severities } from './severities'
import type { Topic } from './topics'
import { VerifyGuide } from './verify-guide'
import { WidgetGuide } from './widget-guide'

const contents: Record<NonNullable<Topic['name']>, ReactNode> = {
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

export function TopicCard({ topic: { id, name, own } }: { topic: Topic }) {
  const t = useTranslations('help')
  // Their own could be the id of something else on the page.
  const anchor = Object.hasOwn(contents, id) ? id : `topic-${id}`
  return (
    <Card id={anchor} aria-labelledby={`help-${id}`} className="max-w-[880px] scroll-mt-20">
      <CardHeader id={`help-${id}`} title={own ? <bdi>{own.title}</bdi> : t(`${name}.title`)} />
      <CardBody>{own ? <OwnContent body={own.body} /> : contents[name]}</CardBody>
    </Card>
  )
}
