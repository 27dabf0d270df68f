import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Logger } from 'pino'
import { branded } from '@/lib/domain/brand'
import type { Settings } from './settings'

export type MailFile = {
  name: string
  type: string
  content: Uint8Array /** It is shown in the text, by this name. */
  cid?: string
}

export type Mail = {
  to: string
  subject: string
  text: string
  /** Under whose name it comes, if not the product's. */
  as?: string
  /** Who gets the answers. */
  replyTo?: string
  /** The same as the text, for whoever reads HTML. */
  html?: string
  files?: readonly MailFile[]
  /** Where one POST ends such mails: mail programs show a button for it. */
  unsubscribe?: string
}

/** `id` and `at`: of a mail that may be tried again. Every try has the same Message-ID, and the same file. */
type Letter = Mail & { id?: string; at?: Date }

/** A mail server that hangs is left, long before the mail is tried again. */
const PATIENCE = { connectionTimeout: 20_000, greetingTimeout: 20_000, dnsTimeout: 20_000, socketTimeout: 20_000 }

export type Mailer = {
  /** Rejects when the mail could not be handed over. */
  send(letter: Letter): Promise<void>
  /** There is no mail server: what is sent stays in files here. */
  isFiled?: boolean
}

/**
 * Sends by SMTP_URL, or writes each mail as a file to DATA_DIR/outbox, where a developer finds the links that never
 * stand in the log.
 */
export function createMailer(
  settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'productName' | 'dataDir'>,
  log: Logger,
): Mailer {
  const smtp = settings.smtpUrl === null ? null : createTransport({ url: settings.smtpUrl, ...PATIENCE })
  const outbox = join(settings.dataDir, 'outbox')

  return {
    isFiled: smtp === null,
    async send({ to, subject, text, as, replyTo, id = randomUUID(), at = new Date(), ...rest }) {
      const named = (words: string) => branded(words, as ?? settings.productName)
      const mail = {
        from: as ? senderAs(as, settings.mailFrom) : settings.mailFrom,
        to: oneLine(to),
        subject: oneLine(named(subject)),
        text: named(text),
        ...(replyTo && { replyTo: oneLine(replyTo) }),
      }
      const whole = { ...mail, ...partsOf(rest, named), messageId: `<${id}@${domainOf(mail.from)}>` }
      if (smtp) {
        await smtp.sendMail(whole)
        log.info({ to: mail.to, subject: mail.subject }, 'Mail sent')
        return
      }
      const file = join(outbox, `${at.toISOString().replaceAll(':', '-')}-${id.slice(0, 8)}.eml`)
      await mkdir(outbox, { recursive: true, mode: 0o700 })
      await writeFile(file, isPlain(rest) ? readable(mail) : await composed(whole), { mode: 0o600 })
      log.info({ to: mail.to, subject: mail.subject, file }, 'No SMTP_URL: the email was saved to a file')
    },
  }
}

type Parts = Pick<Mail, 'html' | 'files' | 'unsubscribe'>

const isPlain = ({ html, files, unsubscribe }: Parts) => !html && !files?.length && !unsubscribe

function partsOf({ html, files, unsubscribe }: Parts, named: (words: string) => string): SendMailOptions {
  return {
    ...(html && { html: named(html) }),
    ...(files && {
      attachments: files.map(({ name, type, content, cid }) => ({
        filename: name,
        contentType: type,
        content: Buffer.from(content),
        ...(cid && { cid }),
      })),
    }),
    ...(unsubscribe && {
      headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
  }
}

/** As it would have been sent. */
async function composed(mail: SendMailOptions): Promise<Buffer> {
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(mail)
  return message as Buffer
}

const ADDRESS = /<([^<>]+)>\s*$/

/** The address stays that of whoever runs this server. */
const senderAs = (name: string, sender: string) =>
  `"${oneLine(name).replaceAll(/["\\<>]/g, '')}" <${ADDRESS.exec(sender)?.[1] ?? sender.trim()}>`

const domainOf = (sender: string) => /@([\w.-]+)/.exec(sender)?.[1] ?? 'localhost'

/** Unbroken lines, so that a link can be copied. */
function readable({ from, to, subject, text, replyTo }: Mail & { from: string }): string {
  const headers = {
    From: from,
    ...(replyTo && { 'Reply-To': replyTo }),
    To: to,
    Subject: subject,
    Date: new Date().toUTCString(),
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  }
  return `${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n\n${text}\n`
}

/** A line break in a header would start another header. */
function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').trim()
}
