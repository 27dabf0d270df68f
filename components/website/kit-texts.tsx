import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Tag } from '@/components/ui/badge'
import { CopyButton } from '@/components/ui/copy-button'
import { EmptyState } from '@/components/ui/empty-state'
import type { KitMail, KitText } from '@/lib/contract/website'
import { DownloadFile } from './kit-files'

const USES = ['site', 'post', 'ad', 'mail', 'call'] as const

/** Copy to paste, in the agency's name. */
export function KitTexts({ texts }: { texts: readonly KitText[] }) {
  const t = useTranslations('dfyKit')
  if (texts.length === 0) return <EmptyState title={t('none')} description={t('noneText')} />
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {texts.map((text, at) => (
        <li key={text.key ?? at} className="grid min-w-0">
          <TextCard text={text} />
        </li>
      ))}
    </ul>
  )
}

function TextCard({ text: { title = '', text = '', use } }: { text: KitText }) {
  const t = useTranslations('dfyKit')
  const source = useRef<HTMLParagraphElement>(null)
  const known = USES.find((one) => one === use)
  return (
    <article className="grid content-start gap-2 rounded-lg border p-4">
      <header className="flex items-start justify-between gap-3">
        <h3 className="flex min-w-0 flex-wrap items-center gap-2 text-13 font-strong">
          <bdi>{title}</bdi>
          {known && <Tag>{t(`use.${known}`)}</Tag>}
        </h3>
        <CopyButton text={text} label={t('copyText')} source={source} />
      </header>
      <p ref={source} dir="auto" className="whitespace-pre-wrap text-13 text-2 [overflow-wrap:anywhere]">
        {text}
      </p>
    </article>
  )
}

/** Mails to send: the subject, the words, and the file with its look. */
export function KitMails({ mails }: { mails: readonly KitMail[] }) {
  const t = useTranslations('dfyKit')
  if (mails.length === 0) return <EmptyState title={t('none')} description={t('noneText')} />
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {mails.map((mail, at) => (
        <li key={mail.key ?? at} className="grid min-w-0">
          <MailCard mail={mail} />
        </li>
      ))}
    </ul>
  )
}

function MailCard({ mail }: { mail: KitMail }) {
  const t = useTranslations('dfyKit')
  const source = useRef<HTMLParagraphElement>(null)
  const { name = '', subject, text = '' } = mail
  return (
    <article className="grid content-start gap-3 rounded-lg border p-4">
      <header className="grid gap-0.5">
        <h3 className="text-13 font-strong">
          <bdi>{name}</bdi>
        </h3>
        {subject && (
          <p className="text-12 text-3" dir="auto">
            {t('subject', { subject })}
          </p>
        )}
      </header>
      <p
        ref={source}
        dir="auto"
        className="max-h-56 overflow-y-auto whitespace-pre-wrap text-13 text-2 [overflow-wrap:anywhere]"
      >
        {text}
      </p>
      <footer className="flex flex-wrap items-center gap-1">
        {text && <CopyButton text={subject ? `${subject}\n\n${text}` : text} label={t('copyText')} source={source} />}
        <DownloadFile file={mail} />
      </footer>
    </article>
  )
}
