import { Copy, Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
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
  const copy = useCopy(() => change({ isOut: true }))
  if (!made || !text) return null
  const isStopped = made.stops.length > 0 || text.body.trim() === ''
  const isMail = draft.channel === 'mail'
  return (
    <>
      <div className="sticky -bottom-6 z-10 flex flex-wrap items-center gap-2 border-t bg-surface py-3 max-sm:*:grow">
        {isMail && lead.email && (
          <OpenMail
            href={mailtoOf(lead.email, text)}
            isStopped={isStopped}
            onOut={() => change({ isOut: true })}
            onCopy={() => copy(text.body)}
          />
        )}
        <Button disabled={isStopped} onClick={() => void copy(text.body)}>
          <Copy aria-hidden="true" />
          {t('copy')}
        </Button>
      </div>
      {isMail && !lead.email && !lead.do_not_contact && <p className="text-13 text-2">{t('noEmail')}</p>}
      {draft.isOut && !isStopped && <DidYouSend workspace={workspace} lead={lead} outreach={outreach} />}
    </>
  )
}

/** Says whether it worked, and answers it. */
function useCopy(onCopied: () => void) {
  const t = useTranslations('ui')
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      notify.error(t('copyFailure'))
      return false
    }
    notify.success(t('copySuccess'))
    onCopied()
    return true
  }
}

type OpenProps = { href: string; isStopped: boolean; onOut: () => void; onCopy: () => Promise<boolean> }

function OpenMail({ href, isStopped, onOut, onCopy }: OpenProps) {
  const t = useTranslations('leadWrite.send')
  const [isCopied, setCopied] = useState(false)
  const label = (
    <>
      <Send aria-hidden="true" />
      {t('open')}
    </>
  )
  if (!isStopped && href.length <= MAILTO_MAX)
    return (
      <a href={href} className={buttonClass({ variant: 'primary' })} onClick={onOut}>
        {label}
      </a>
    )
  return (
    <>
      <Button variant="primary" disabled={isStopped} onClick={async () => setCopied(await onCopy())}>
        {label}
      </Button>
      {isCopied && !isStopped && (
        <p role="status" className="order-last w-full text-13 text-2">
          {t('tooLong')}
        </p>
      )}
    </>
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
