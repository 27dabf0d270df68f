import { Check, ExternalLink, Lock } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'use-intl'
import { GROUPS } from '@/lib/automation/provider'
import { PROVIDERS } from '@/lib/automation/providers'
import { Badge } from '@/components/ui/badge'
import { buttonClass, ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { PageHeader } from '@/components/ui/page-header'
import { automation } from '@/lib/messages/en/automation'
import { locked } from '@/lib/messages/en/locked'
import { shell } from '@/lib/messages/en/shell'
import { type AnyRoute, href, isAvailable, type RouteName } from '@/lib/domain/routes'
import { useTitle, withTexts } from '@/lib/react/i18n'
import { AgencyExample } from './agency-example'
import { LockedExample } from './locked-example'
import { Aegis } from '@/components/plan/aegis'
import { navIcons } from '@/components/nav/nav'
import { otherHost, plansLink } from '@/components/plan/open-plans'
import { planName } from '@/components/plan/plan-names'

type LockedScreenProps = { route: AnyRoute; message: string; upgradeLink: string; plans: readonly string[] }

const toldApart = [
  'agency',
  'dashboard',
  'monitoring',
  'history',
  'report',
  'init',
  'integration',
  'wordpress',
] as const
const OPEN = ['asset', 'workspace', 'help'] as const

const withExample = ['dashboard', 'monitoring', 'history', 'report'] as const

/** Of which texts the other screens are told. */
const LOCKED: Partial<Record<RouteName, keyof typeof locked>> = {
  customization: 'widget',
  lead: 'finder',
  googleLeadFinder: 'finder',
  d7LeadFinder: 'finder',
  leads: 'leads',
  client: 'client',
  pay: 'pay',
  dfy: 'kit',
  dfyWebsites: 'website',
  dfyManager: 'website',
  dfyPreview: 'website',
  dfyEditor: 'website',
  reseller: 'reseller',
}

const LINES = ['a', 'b', 'c'] as const
type Lines = Record<(typeof LINES)[number], string>
const linesBy = (text: (line: keyof Lines) => string): Lines => ({ a: text('a'), b: text('b'), c: text('c') })

/** What is said of a screen: what it gives, and what it would show. */
function useSaid({ route, message }: Pick<LockedScreenProps, 'route' | 'message'>) {
  const t = useTranslations()
  const titleOf = useTitle()
  if (!isAvailable(route.name)) {
    const text = t('shell.locked.later.text', { screen: titleOf(route.name) })
    return { title: t('shell.locked.later.title'), text, gains: null, rows: null }
  }
  const own = LOCKED[route.name]
  if (own)
    return {
      title: t(`locked.${own}.title`),
      text: t(`locked.${own}.text`),
      gains: linesBy((line) => t(`locked.${own}.${line}`)),
      rows: own === 'kit' ? null : linesBy((line) => t(`locked.${own}.rows.${line}`)),
    }
  const kind = toldApart.find((name) => name === route.name)
  if (!kind) return { title: t('shell.locked.core.other.title'), text: message, gains: null, rows: null }
  const example = withExample.find((name) => name === kind)
  return {
    title: t(`shell.locked.core.${kind}.title`),
    text: t(`shell.locked.core.${kind}.text`),
    gains: linesBy((line) => t(`shell.locked.gains.${kind}.${line}`)),
    rows: example ? linesBy((line) => t(`shell.locked.examples.${example}.${line}`)) : null,
  }
}

/** What stands behind the upgrade modal: what the screen would show, who gets it, and the ways on. */
export const LockedScreen = withTexts(
  { shell, locked },
  function LockedScreen({ route, message, upgradeLink, plans }: LockedScreenProps) {
    const t = useTranslations('shell.locked')
    const titleOf = useTitle()
    const { title, text, gains, rows } = useSaid({ route, message })
    const isLater = !isAvailable(route.name)
    return (
      <>
        <PageHeader title={titleOf(route.name)} />
        <LockCard
          title={title}
          text={text}
          gains={gains}
          plans={plans}
          link={isLater ? null : plansLink(upgradeLink, plans)}
        />
        {rows && <LockedExample texts={rows} hasGrades={route.name === 'dashboard'} />}
        {route.name === 'integration' && <Connectable />}
        {route.name === 'agency' && <AgencyExample />}
        <section aria-labelledby="open-ways" className="grid gap-3">
          <h2 id="open-ways" className="text-14 font-strong">
            {t('already')}
          </h2>
          <ul className="grid gap-3 sm:grid-cols-3">
            {OPEN.map((name) => (
              <li key={name}>
                <OpenWay name={name} />
              </li>
            ))}
          </ul>
        </section>
      </>
    )
  },
)

const GainList = ({ gains }: { gains: Lines }) => (
  <ul className="grid gap-1.5">
    {LINES.map((line) => (
      <li key={line} className="pass flex items-start gap-2 text-13">
        <Check aria-hidden="true" className="mt-0.5 flex-none text-k-text" />
        {gains[line]}
      </li>
    ))}
  </ul>
)

/** What a plan would bring on a screen, for where no screen stands beside it. */
export const Gains = withTexts({ shell, locked }, function Gains(props: Pick<LockedScreenProps, 'route' | 'message'>) {
  const { gains } = useSaid(props)
  return gains && <GainList gains={gains} />
})

/** `link` leads to the plans; null while no plan opens the screen yet. */
function LockCard({
  title,
  text,
  gains,
  plans,
  link,
}: {
  title: string
  text: string
  gains: Lines | null
  plans: readonly string[]
  link: string | null
}) {
  const t = useTranslations('shell.locked')
  const host = link === null ? null : otherHost(link)
  return (
    <Card className="grid items-center gap-x-6 gap-y-4 p-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:p-6 lg:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Aegis className="h-12 w-10 sm:h-16 sm:w-14">
        <Lock />
      </Aegis>
      <div className="grid justify-items-start gap-2">
        <h2 className="text-20 font-strong tracking-[-0.014em]">{title}</h2>
        <p className="max-w-[64ch] text-pretty text-2">{text}</p>
        {gains && <GainList gains={gains} />}
        <ul aria-label={t(link === null ? 'later.plans' : 'plans')} className="flex flex-wrap gap-1">
          {plans.map((plan) => (
            <li key={plan}>
              <Badge tone="brand">{planName(plan)}</Badge>
            </li>
          ))}
        </ul>
        {host && (
          <p id="plans-host" className="text-12 text-3">
            {t('leaves', { host })}
          </p>
        )}
      </div>
      <LockWays link={link} isForeign={Boolean(host)} />
    </Card>
  )
}

/** To what is open already, and to the plans. */
function LockWays({ link, isForeign }: { link: string | null; isForeign: boolean }) {
  const t = useTranslations('shell.locked')
  return (
    <div className="flex flex-wrap gap-2 sm:col-span-full lg:col-span-1">
      <ButtonLink href={href('asset')} variant={link === null ? 'primary' : 'secondary'}>
        {t('assets')}
      </ButtonLink>
      {link !== null && (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          aria-describedby={isForeign ? 'plans-host' : undefined}
          className={buttonClass({ variant: 'primary' })}
        >
          {t('seePlans')}
          <ExternalLink aria-hidden="true" />
        </a>
      )}
    </div>
  )
}

function OpenWay({ name }: { name: (typeof OPEN)[number] }) {
  const titleOf = useTitle()
  const t = useTranslations('shell.locked')
  const Icon = navIcons[name]
  return (
    <Link
      href={href(name)}
      prefetch={false}
      className="grid h-full content-start gap-1 rounded-lg border bg-surface p-4 hover:bg-hover"
    >
      <span className="flex items-center gap-2 text-14 font-medium">
        {Icon && <Icon aria-hidden="true" className="text-brand-text" />}
        {titleOf(name)}
      </span>
      <span className="text-13 text-2">{t(`open.${name}`)}</span>
    </Link>
  )
}

/** What can be connected, as the screen groups it. */
const Connectable = withTexts({ automation }, function Connectable() {
  const t = useTranslations()
  return (
    <section aria-label={t('shell.locked.example')} className="grid gap-3">
      <p className="text-12 text-3">{t('shell.locked.example')}</p>
      <dl className="grid gap-4 rounded-lg border bg-surface p-4 sm:grid-cols-2 sm:p-5 lg:grid-cols-3">
        {GROUPS.map((group) => (
          <div key={group} className="grid content-start gap-1">
            <dt className="text-12 font-strong text-2">{t(`automation.group.${group}`)}</dt>
            {PROVIDERS.filter((provider) => provider.group === group).map(({ type }) => (
              <dd key={type} className="text-13">
                {t(`automation.provider.${type}.name`)}{' '}
                <span className="text-12 text-3">{t(`automation.provider.${type}.hint`)}</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
})
