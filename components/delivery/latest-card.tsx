import { List } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '@/components/ui/button'
import { Card, CardBody, CardHeader } from '@/components/ui/card'
import { href } from '@/lib/domain/routes'
import { automation } from '@/lib/messages/en/automation'
import { delivery } from '@/lib/messages/en/delivery'
import { withTexts } from '@/lib/react/i18n'
import { LatestDeliveries } from './latest-deliveries'

/** The newest few under the connections, and the way to all of them. */
export const LatestCard = withTexts(
  { automation, delivery },
  function LatestCard({ workspace, count }: { workspace: string; count: number }) {
    const t = useTranslations('delivery')
    return (
      <Card aria-labelledby="latest">
        <CardHeader
          id="latest"
          title={t('latest')}
          description={t('latestText')}
          actions={
            <ButtonLink size="sm" href={`${href('integration')}?tab=deliveries`}>
              <List aria-hidden="true" />
              {t('all')}
            </ButtonLink>
          }
        />
        <CardBody className="border-t pb-1 first:pt-0 sm:pb-1 sm:first:pt-0">
          <LatestDeliveries workspace={workspace} count={count} />
        </CardBody>
      </Card>
    )
  },
)
