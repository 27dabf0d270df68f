import { useTranslations } from 'use-intl'

/** What was sent and what came back, in its tab. */
export function DeliveriesTab({ workspace }: { workspace: string }) {
  return <section aria-label={useTranslations('integration')('tabs.deliveries')} data-workspace={workspace} />
}
