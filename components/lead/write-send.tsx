import { Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { FormFailure } from '@/components/ui/form-failure'
import { Note } from '@/components/ui/note'
import { notify } from '@/components/ui/notify'
import { buttonClass } from '@/components/ui/plain-button'
import { useMarkSent } from '@/lib/api/lead-outreach'
import { useReach } from '@/lib/browser/connection'
import type { WholeLead } from '@/lib/contract/lead-record'
import type { Outreach } from './use-outreach'

/** Longer ones are cut by mail apps and systems that open them. */
const MAILTO_MAX = 1_900

function mailtoOf(email: string, { subject, body }: { subject: string; body: string }) {
  const coded = (text: string) => encodeURIComponent(text.toWellFormed().replaceAll('\n', '\r\n'))
  return `mailto:${coded(email).replace('%40', '@')}?subject=${coded(subject)}&body=${coded(body)}`
}

type Props = { workspace: string; lead: WholeLead; outreach: Outreach }

/** Takes the text to where it is sent from: the product itself sends none. */
export function SendText({ workspace, lead, outreach }: Props) {
  const t = useTranslations('leadWrite.send')
  const { made, text, change, draft } = outreach
  if (!made || !text) return null
  const isStopped = made.stops.length > 0 || text.body.trim() === ''
  const isMail = draft.channel === 'mail'
  const handleOut = () => change({ isOut: true })
  return (
    <div className="grid gap-3">
      <div className="sticky bottom-0 -mx-1 flex flex-wrap items-center gap-2 bg-surface px-1 py-3">
        {isMail && lead.email && <OpenMail email={lead.email} text={text} isStopped={isStopped} onOut={handleOut} />}
        {isStopped ? (
          <Button variant="ghost" disabled>
            {t('copy')}
          </Button>
        ) : (
          <CopyButton size="md" text={text.body} label={t('copy')} onCopied={handleOut} />
        )}
      </div>
      {isMail && !lead.email && !lead.do_not_contact && <p className="text-13 text-2">{t('noEmail')}</p>}
      {draft.isOut && !isStopped && <DidYouSend workspace={workspace} lead={lead} outreach={outreach} />}
    </div>
  )
}

type OpenProps = { email: string; text: { subject: string; body: string }; isStopped: boolean; onOut: () => void }

function OpenMail({ email, text, isStopped, onOut }: OpenProps) {
  const t = useTranslations('leadWrite.send')
  const ui = useTranslations('ui')
  const [isCopied, setCopied] = useState(false)
  const href = mailtoOf(email, text)
  const label = (
    <>
      <Send aria-hidden="true" />
      {t('open')}
    </>
  )
  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(text.body)
      setCopied(true)
      onOut()
    } catch {
      notify.error(ui('copyFailure'))
    }
  }
  if (isStopped)
    return (
      <Button variant="primary" disabled>
        {label}
      </Button>
    )
  if (href.length > MAILTO_MAX)
    return (
      <>
        <Button variant="primary" onClick={handleCopy}>
          {label}
        </Button>
        {isCopied && (
          <p role="status" className="text-13 text-2">
            {t('tooLong')}
          </p>
        )}
      </>
    )
  return (
    <a href={href} className={buttonClass({ variant: 'primary' })} onClick={onOut}>
      {label}
    </a>
  )
}

/** Nobody but the person knows: what they say is kept, and the lead is one that was contacted. */
function DidYouSend({ workspace, lead, outreach: { made, text, finish, draft } }: Props) {
  const t = useTranslations('leadWrite.send')
  const sent = useMarkSent(workspace, lead.id)
  const isOffline = useReach() === 'offline'
  const isCall = draft.channel === 'call'
  function handleSent() {
    if (!made || !text) return
    const { channel, tone, language } = made.asked
    sent.mutate(
      {
        channel,
        tone,
        language,
        // What the person took out of the text was not told.
        facts: made.facts.filter((_, place) => text.body.includes(made.lines[place]?.text ?? '')),
        basis: made.rule.basis,
        subject: channel === 'call' ? '' : text.subject,
        body: text.body,
      },
      {
        onSuccess: () => {
          finish()
          notify.success(t('done'))
        },
      },
    )
  }
  return (
    <Note
      tone="brand"
      title={isCall ? t('askCall') : t('ask')}
      actions={
        <Button size="sm" variant="primary" pending={sent.isPending} disabled={isOffline} onClick={handleSent}>
          {isCall ? t('markCall') : t('mark')}
        </Button>
      }
    >
      <p>{t('askText')}</p>
      {sent.error && <FormFailure error={sent.error} />}
    </Note>
  )
}
