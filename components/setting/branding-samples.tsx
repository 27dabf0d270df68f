import { useTranslations } from 'use-intl'
import { markLetter } from '@/lib/domain/brand'

/** What is shown of a brand that is not saved. */
export type Look = {
  name: string
  logo: { light: string | null; dark: string | null }
  mark: string | null
  loginText: string
  footer: string
  support: string
}
type SampleProps = { look: Look; theme: 'light' | 'dark' }

function Wordmark({ look: { name, logo, mark }, theme }: SampleProps) {
  if (logo[theme])
    return (
      <img src={logo[theme]} alt={name} className="h-5 w-auto max-w-28 object-contain object-left rtl:object-right" />
    )
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      {mark ? (
        <img src={mark} alt="" className="size-4 object-contain" />
      ) : (
        <span aria-hidden="true" className="grid size-4 place-items-center rounded bg-brand text-[10px] text-brand-on">
          {markLetter(name)}
        </span>
      )}
      <bdi className="truncate font-strong">{name}</bdi>
    </span>
  )
}

const Deed = ({ children }: { children: string }) => (
  <span className="rounded bg-brand px-2 py-1 text-center text-brand-on">{children}</span>
)

function AppSample(props: SampleProps) {
  const t = useTranslations('branding.sample')
  return (
    <div className="grid min-h-36 grid-cols-[112px_minmax(0,1fr)]">
      <div className="grid content-start gap-1 border-e bg-surface p-2">
        <Wordmark {...props} />
        <span className="mt-1 rounded bg-brand-soft px-1.5 py-0.5 text-brand-text">{t('dashboard')}</span>
        <span className="px-1.5 py-0.5 text-2">{t('monitoring')}</span>
        <span className="px-1.5 py-0.5 text-2">{t('assets')}</span>
      </div>
      <div className="grid content-start gap-2 p-3">
        <span className="flex items-center justify-between gap-2">
          <b className="font-strong">{t('dashboard')}</b>
          <Deed>{t('scan')}</Deed>
        </span>
        <span className="grid rounded border bg-surface p-2">
          <b className="font-strong">{t('finding')}</b>
          <span className="text-2">murphydaly.example</span>
          <span className="text-brand-text">{t('open')}</span>
        </span>
      </div>
    </div>
  )
}

function SignInSample(props: SampleProps) {
  const t = useTranslations('branding.sample')
  return (
    <div className="grid justify-items-center p-3">
      <div className="grid w-52 gap-2">
        <Wordmark {...props} />
        {(['email', 'password'] as const).map((field) => (
          <span key={field} className="rounded border border-field bg-surface px-2 py-1 text-3">
            {t(field)}
          </span>
        ))}
        <Deed>{t('signIn')}</Deed>
        {props.look.loginText && <p className="text-2 whitespace-pre-line">{props.look.loginText}</p>}
      </div>
    </div>
  )
}

function ReportSample(props: SampleProps) {
  const t = useTranslations('branding.sample')
  return (
    <div className="grid min-h-36 content-between gap-3 border-t-4 border-brand bg-surface p-3">
      <Wordmark {...props} />
      <div>
        <b className="text-14 font-strong">{t('report')}</b>
        <p className="text-2">murphydaly.example</p>
        <p>{t('grade')}</p>
      </div>
      <p className="border-t pt-1.5 text-3">
        <bdi>{props.look.footer || props.look.name}</bdi>
      </p>
    </div>
  )
}

function MailSample(props: SampleProps) {
  const t = useTranslations('branding.sample')
  return (
    <div className="grid gap-2 p-3">
      <p className="text-2">
        <bdi className="font-strong">{props.look.name}</bdi> {props.look.support && <bdi>{props.look.support}</bdi>}
      </p>
      <div className="grid justify-items-start gap-2 rounded border bg-surface p-3">
        <Wordmark {...props} />
        <b className="font-strong">{t('subject')}</b>
        <p>{t('hello')}</p>
        <Deed>{t('open')}</Deed>
      </div>
    </div>
  )
}

function WidgetSample(props: SampleProps) {
  const t = useTranslations('branding.sample')
  return (
    <div className="grid justify-items-end gap-2 p-3">
      <div className="grid w-48 gap-2 rounded-lg border bg-surface p-3">
        <Wordmark {...props} />
        <b className="font-strong">{t('check')}</b>
        <Deed>{t('start')}</Deed>
      </div>
      <span aria-hidden="true" className="grid size-8 place-items-center rounded-full bg-brand text-brand-on">
        {markLetter(props.look.name)}
      </span>
    </div>
  )
}

export const PREVIEWS = {
  app: AppSample,
  signIn: SignInSample,
  report: ReportSample,
  mail: MailSample,
  widget: WidgetSample,
}
