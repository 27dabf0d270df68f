import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { ErrorPanel } from '@/components/ui/error-panel'
import { inputClass } from '@/components/ui/input'
import { Note } from '@/components/ui/note'
import { Segmented } from '@/components/ui/segmented'
import { Select } from '@/components/ui/select'
import { Skeleton } from '@/components/ui/skeleton'
import { OUTREACH_CHANNELS, OUTREACH_LANGUAGES, OUTREACH_TONES, type WholeLead } from '@/lib/contract/lead-record'
import { dayAndMonth } from '@/lib/domain/format'
import { unproved } from '@/lib/domain/leads/claims'
import { ruleFor } from '@/lib/domain/leads/outreach-rules'
import { leadWrite as texts } from '@/lib/messages/en/lead-write'
import { withTexts } from '@/lib/react/i18n'
import { ScanForText } from './lead-scan-tab'
import { type Outreach, type TextLanguage, useOutreach } from './use-outreach'
import { EarlierOutreach } from './write-earlier'
import { WriteFacts } from './write-facts'
import { AddReport } from './write-report'
import { WriteRule } from './write-rule'
import { SendText } from './write-send'
import { SenderForm } from './write-sender'

export type WriteProps = { workspace: string; lead: WholeLead }

/** A text to a lead: only what the last scan proves, within the law of its country. The product itself sends nothing. */
export const WriteLead = withTexts({ leadWrite: texts }, function WriteLead({ workspace, lead }: WriteProps) {
  const t = useTranslations('leadWrite')
  const outreach = useOutreach(workspace, lead)
  const { made, text, error, retry, isBusy } = outreach
  return (
    <div className="grid min-w-0 gap-4 pt-4">
      <Choices outreach={outreach} country={lead.country ?? null} />
      {error && <ErrorPanel title={t('failed')} error={error} onRetry={retry} isRetrying={isBusy} />}
      {made && text ? (
        <>
          <Stops outreach={outreach} workspace={workspace} lead={lead} />
          <WriteFacts outreach={outreach} />
          <TextFields workspace={workspace} lead={lead} outreach={outreach} />
          {/* What is missing of the sender is filled in right here. */}
          {made.stops.some(({ code }) => code.startsWith('sender_')) && <SenderForm workspace={workspace} />}
          <WriteRule outreach={outreach} />
          <SendText workspace={workspace} lead={lead} outreach={outreach} />
        </>
      ) : (
        !error && <Skeleton className="h-96" />
      )}
      <EarlierOutreach lead={lead} />
    </div>
  )
})

const NAMES: Record<TextLanguage, string> = { en: 'English', de: 'Deutsch', es: 'Español', ar: 'العربية' }

function Choices({ outreach: { draft, change }, country }: { outreach: Outreach; country: string | null }) {
  const t = useTranslations('leadWrite')
  const { needsBasis } = ruleFor({ country, channel: 'mail', basis: 'none', hasObjected: false })
  // Where an e-mail is forbidden to a stranger, what is not comes first.
  const channels = needsBasis ? OUTREACH_CHANNELS.toReversed() : OUTREACH_CHANNELS
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Segmented
        label={t('channel.label')}
        value={draft.channel}
        onValueChange={(channel) => change({ channel })}
        options={channels.map((value) => ({ value, label: t(`channel.${value}`) }))}
      />
      <Segmented
        label={t('tone.label')}
        value={draft.tone}
        onValueChange={(tone) => change({ tone })}
        options={OUTREACH_TONES.map((value) => ({ value, label: t(`tone.${value}`) }))}
      />
      <span className="grow" />
      <Select
        label={t('language')}
        value={draft.language}
        onValueChange={(language) => change({ language })}
        options={OUTREACH_LANGUAGES.map((value) => ({ value, label: NAMES[value] }))}
      />
    </div>
  )
}

/** Why it cannot go out yet. */
function Stops({ outreach: { made }, workspace, lead }: WriteProps & { outreach: Outreach }) {
  const t = useTranslations('leadWrite')
  const { stops = [], warnings = [] } = made ?? {}
  const lacksScan = [...stops, ...warnings].some(({ code }) => code.startsWith('scan_'))
  return (
    <div role="status" className="grid gap-4 empty:hidden">
      {stops.length > 0 && (
        <Note tone="high" title={t('stop')}>
          {stops.map(({ code, text }) => (
            <p key={code}>{text}</p>
          ))}
        </Note>
      )}
      {warnings.length > 0 && (
        <Note tone="medium">
          {warnings.map(({ code, text }) => (
            <p key={code}>{text}</p>
          ))}
        </Note>
      )}
      {lacksScan && <ScanForText workspace={workspace} lead={lead} />}
    </div>
  )
}

function TextFields({ workspace, lead, outreach }: WriteProps & { outreach: Outreach }) {
  const t = useTranslations('leadWrite')
  const { made, text, write, isOwn, discard, draft } = outreach
  if (!made || !text) return null
  const { language } = made.asked
  const writing = { lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' } as const
  return (
    <div className="grid gap-4">
      {draft.channel !== 'call' && (
        <label className="grid gap-1 text-13 font-medium">
          {t('subject')}
          <input
            {...writing}
            className={`${inputClass} h-ctl-lg font-regular`}
            value={text.subject}
            maxLength={200}
            onChange={(event) => write({ subject: event.target.value })}
          />
        </label>
      )}
      <label className="grid gap-1 text-13 font-medium">
        {t('text')}
        <textarea
          {...writing}
          className={`${inputClass} min-h-80 resize-y py-2 font-regular leading-6`}
          rows={18}
          value={text.body}
          maxLength={10_000}
          aria-describedby="lead-write-marks"
          onChange={(event) => write({ body: event.target.value })}
        />
      </label>
      <Marks outreach={outreach} />
      <div className="flex flex-wrap gap-2 empty:hidden">
        <AddReport workspace={workspace} lead={lead} outreach={outreach} />
        {isOwn && (
          <Button size="sm" variant="ghost" onClick={discard}>
            {t('reset')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Sentences that tell what the scan does not prove, or what is not ticked. */
function Marks({ outreach: { made, text } }: { outreach: Outreach }) {
  const t = useTranslations('leadWrite')
  const locale = useLocale()
  const timeZone = useTimeZone()
  if (!made || !text) return null
  const proved = made.lines.map((line, place) => ({ rule: made.facts[place]?.rule ?? '', text: line.text }))
  const marked = unproved(`${text.subject}\n${text.body}`, {
    made: `${made.subject}\n${made.body}`,
    proved,
    former: text.former,
  })
  const day = made.scan.at === null ? '–' : dayAndMonth(made.scan.at, { locale, timeZone })
  return (
    <div id="lead-write-marks" role="status" className="empty:hidden">
      {marked.length > 0 && (
        <Note tone="medium">
          {marked.map((sentence) => (
            <p key={sentence}>
              <bdi>“{sentence}”</bdi> {t('notInScan', { day })}
            </p>
          ))}
        </Note>
      )}
    </div>
  )
}
