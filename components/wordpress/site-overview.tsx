import { type ReactNode, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Button, ButtonLink } from '@/components/ui/button'
import { Field, Form, SubmitButton } from '@/components/ui/form'
import { GradeTile } from '@/components/ui/grade-tile'
import { notify } from '@/components/ui/notify'
import { RelativeTime } from '@/components/ui/relative-time'
import { SeverityCounts } from '@/components/ui/severity-counts'
import { useCreateAsset } from '@/lib/api/asset-change'
import { useRefreshWpSites, useUpdateWpSite } from '@/lib/api/wordpress'
import { text } from '@/lib/contract/common'
import type { WpSiteDetail } from '@/lib/contract/wordpress'
import type { WpSite } from '@/lib/contract/wordpress-list'
import { percent } from '@/lib/domain/format'
import { href } from '@/lib/domain/routes'
import { SiteSoftware } from './site-software'
import { knownGoodbye } from './status'

type Props = { workspace: string; site: WpSiteDetail }

/** What the site runs, how its scans see it, what happened to it, and what it is called here. */
export function SiteOverview({ workspace, site }: Props) {
  const t = useTranslations('wordpress.overview')
  return (
    <div className="grid gap-6">
      <FromOutside workspace={workspace} site={site} />
      {site.facts && (
        <>
          <Facts site={site} facts={site.facts} />
          <Part id="wordpress-plugins" title={t('plugins')}>
            <SiteSoftware parts={site.facts.plugins} />
          </Part>
          <Part id="wordpress-themes" title={t('themes')}>
            <SiteSoftware parts={site.facts.themes} />
          </Part>
        </>
      )}
      <Part id="wordpress-history" title={t('history')}>
        <History site={site} />
      </Part>
      <Part id="wordpress-names" title={t('edit')}>
        <Names workspace={workspace} site={site} />
      </Part>
    </div>
  )
}

function Part({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 id={id} className="text-14 font-strong">
        {title}
      </h3>
      {children}
    </section>
  )
}

/** The grade of the asset of the same host: what a scan sees from outside, beside what the plugin sees inside. */
function FromOutside({ workspace, site }: { workspace: string; site: WpSite }) {
  const t = useTranslations('wordpress.overview')
  const { asset } = site
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-lg border p-4 text-13">
      <GradeTile size="sm" grade={asset?.grade ?? null} score={asset?.score} />
      <span className="grid min-w-0 grow gap-0.5">
        <span className="font-medium">{t('grade')}</span>
        {!asset && <span className="text-2">{t('noAsset')}</span>}
        {asset && !asset.grade && <span className="text-2">{t('notScanned')}</span>}
        {asset?.grade && asset.score !== null && <span className="text-2">{t('score', { score: asset.score })}</span>}
        {asset?.findings && (
          <span className="flex flex-wrap items-center gap-x-2 text-2">
            {t('findings')} <SeverityCounts counts={asset.findings} />
          </span>
        )}
        <Watched site={site} />
      </span>
      {asset?.report_id && (
        <ButtonLink size="sm" href={href('report', { id: asset.report_id })}>
          {t('report')}
        </ButtonLink>
      )}
      {!asset && <AddAsset workspace={workspace} site={site} />}
    </div>
  )
}

/** What the monitor of the asset has seen. */
function Watched({ site: { uptime_30d: share = null, ssl_days_left: days = null } }: { site: WpSite }) {
  const t = useTranslations('wordpress.overview')
  const locale = useLocale()
  return (
    <>
      {share !== null && <span className="text-2">{t('uptime', { share: percent(share, locale) })}</span>}
      {days !== null && (
        <span className="text-2">{days < 0 ? t('certificateOver') : t('certificate', { count: days })}</span>
      )}
    </>
  )
}

function AddAsset({ workspace, site: { url, name, tags = [] } }: { workspace: string; site: WpSite }) {
  const t = useTranslations('wordpress.overview')
  const create = useCreateAsset(workspace)
  const refresh = useRefreshWpSites(workspace)
  return (
    <Button
      size="sm"
      pending={create.isPending}
      onClick={() => create.mutate({ value: url, name, tags }, { onSuccess: () => refresh() })}
    >
      {t('addAsset')}
    </Button>
  )
}

function Facts({ site, facts }: { site: WpSiteDetail; facts: NonNullable<WpSiteDetail['facts']> }) {
  const t = useTranslations('wordpress.overview')
  const active = facts.plugins.filter((plugin) => plugin.active).length
  const rows = {
    core: facts.core,
    php: facts.php,
    theme: site.theme,
    plugins: t('pluginsValue', { active, inactive: facts.plugins.length - active }),
    server: facts.server,
    database: facts.database,
    plugin: facts.plugin,
  }
  return (
    <dl className="grid grid-cols-[minmax(7rem,auto)_minmax(0,1fr)] gap-x-6 gap-y-2 text-13">
      {(['core', 'php', 'theme', 'plugins', 'server', 'database', 'plugin'] as const).map((name) => (
        <div key={name} className="contents">
          <dt className="text-2">{t(name)}</dt>
          <dd className="[overflow-wrap:anywhere]">
            <bdi>{rows[name] || t('unknown')}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const SHOWN = 10
const KINDS = ['paired', 'updated', 'installed', 'removed', 'flaw', 'fixed', 'silent', 'back', 'code'] as const

function History({ site: { history } }: { site: WpSiteDetail }) {
  const t = useTranslations('wordpress.overview')
  const why = useTranslations('wordpress.silent')
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? history : history.slice(0, SHOWN)
  if (history.length === 0) return <p className="text-13 text-2">{t('historyNone')}</p>
  return (
    <>
      <ol className="grid gap-2 text-13">
        {shown.map(({ at, kind, text: inEnglish, data = {} }, index) => {
          const known = KINDS.find((one) => one === kind)
          const goodbye = kind === 'silent' ? knownGoodbye(data.why) : undefined
          const values = { name: '', from: '', to: '', version: '', title: '', ...withoutNull(data) }
          return (
            // Several things of one kind can happen at once.
            <li key={`${at} ${index}`} className="flex items-baseline justify-between gap-x-4">
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {goodbye ? why(goodbye) : known ? t(`changed.${known}`, values) : inEnglish}
              </span>
              <RelativeTime at={at} className="flex-none text-12 text-3" />
            </li>
          )
        })}
      </ol>
      {shown.length < history.length && (
        <p>
          <Button size="sm" onClick={() => setWhole(true)}>
            {t('historyMore', { count: history.length - shown.length })}
          </Button>
        </p>
      )}
    </>
  )
}

const withoutNull = (data: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, value ?? '']))

/** The form comes when it is asked for: a drawer's first field takes the focus, and most who open it come to read. */
function Names(props: Props) {
  const t = useTranslations('wordpress.overview')
  const [isEditing, setEditing] = useState(false)
  if (isEditing) return <NamesForm {...props} onDone={() => setEditing(false)} />
  return (
    <p>
      <Button size="sm" onClick={() => setEditing(true)}>
        {t('change')}
      </Button>
    </p>
  )
}

const Entries = z.object({ name: text(100, 'name_missing'), url: text(2000, 'site_address_missing') })

function NamesForm({ workspace, site: { id, name, url }, onDone }: Props & { onDone: () => void }) {
  const t = useTranslations('wordpress.overview')
  const update = useUpdateWpSite(workspace, id)
  async function handleSubmit(values: z.infer<typeof Entries>) {
    await update.mutateAsync(values)
    notify.success(t('saved'))
    onDone()
  }
  return (
    <Form
      schema={Entries}
      defaultValues={{ name, url }}
      onSubmit={handleSubmit}
      draftKey={`wordpress-${id}`}
      aria-label={t('edit')}
    >
      <Field name="name" label={t('name')} autoComplete="off" />
      <Field name="url" label={t('url')} dir="ltr" inputMode="url" autoComplete="off" spellCheck={false} />
      <p>
        <SubmitButton>{t('save')}</SubmitButton>
      </p>
    </Form>
  )
}
