import { useTranslations } from 'use-intl'
import { useMoment } from '@/components/ui/use-moment'
import type { WholeLead } from '@/lib/contract/lead-record'

/** What was sent before, the newest first. */
export function EarlierOutreach({ lead: { outreach } }: { lead: WholeLead }) {
  const t = useTranslations('leadWrite')
  const moment = useMoment()
  if (outreach.length === 0) return null
  return (
    <section aria-label={t('earlier.title')} className="grid gap-2 border-t pt-4 text-13">
      <h3 className="font-strong">{t('earlier.title')}</h3>
      {outreach.map(({ id, channel, subject, body, language, sent_at, created_at }) => (
        <details key={id} className="rounded-lg border px-4 py-2">
          <summary className="cursor-pointer">
            {t('earlier.one', { channel: t(`channel.${channel}`), time: moment(sent_at ?? created_at) })}
            {subject && (
              <span className="text-2">
                {' '}
                · <bdi>{subject}</bdi>
              </span>
            )}
          </summary>
          <p
            lang={language}
            dir={language === 'ar' ? 'rtl' : 'ltr'}
            className="whitespace-pre-wrap pt-2 text-2 [overflow-wrap:anywhere]"
          >
            {body}
          </p>
        </details>
      ))}
    </section>
  )
}
