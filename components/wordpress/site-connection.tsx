import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { CodeBlock } from '@/components/ui/code-block'
import { Note } from '@/components/ui/note'
import { notify } from '@/components/ui/notify'
import { RelativeTime } from '@/components/ui/relative-time'
import { useAnswerCopy } from '@/lib/api/wordpress'
import type { WpSiteDetail, WpTrouble } from '@/lib/contract/wordpress'
import { saidBy } from '@/lib/domain/said'
import { shownAddress } from '@/lib/domain/shown-address'
import { placeOf } from './place-of'
import { SiteStatus } from './site-cells'
import { goodbyeOf } from './status'
import { codeOf, usePairAgain } from './use-pair-again'
import { useSiteDrawer } from './use-site-drawer'

type Props = { workspace: string; site: WpSiteDetail }

/** How the site reaches us, and what went wrong the last time. */
export function SiteConnection({ workspace, site }: Props) {
  const t = useTranslations('wordpress.connection')
  const { show } = useSiteDrawer()
  const pair = usePairAgain(workspace, site.id)
  return (
    <div className="grid gap-5">
      {site.copy_url && <Copied workspace={workspace} site={site} copyUrl={site.copy_url} />}
      <dl className="grid grid-cols-[minmax(7rem,auto)_minmax(0,1fr)] gap-x-6 gap-y-2 text-13">
        <dt className="text-2">{t('status')}</dt>
        <dd>
          <SiteStatus site={site} />
        </dd>
        {site.silent && goodbyeOf(site) && (
          <>
            <dt className="text-2">{t('since')}</dt>
            <dd>
              <RelativeTime at={site.silent.since} />
            </dd>
          </>
        )}
        <dt className="text-2">{t('url')}</dt>
        <dd dir="ltr" className="[overflow-wrap:anywhere]">
          {shownAddress(site.url)}
        </dd>
        <dt className="text-2">{t('last')}</dt>
        <dd>{site.last_seen_at ? <RelativeTime at={site.last_seen_at} /> : t('never')}</dd>
        {site.plugin_version && (
          <>
            <dt className="text-2">{t('version')}</dt>
            <dd>{site.plugin_version}</dd>
          </>
        )}
      </dl>
      <LastError trouble={site.last_error_full} />
      <div className="grid gap-2">
        <p className="text-13 text-2">{t(site.paired_at ? 'repairText' : 'connectText')}</p>
        <p className="flex flex-wrap gap-2">
          <Button pending={pair.isPending} onClick={pair.start}>
            {t(site.paired_at ? 'repair' : 'connect')}
          </Button>
          <Button variant="ghost" className="text-critical-text" onClick={() => show({ kind: 'delete', id: site.id })}>
            {t('delete')}
          </Button>
        </p>
      </div>
    </div>
  )
}

function LastError({ trouble }: { trouble: WpTrouble | null }) {
  const t = useTranslations('wordpress.connection')
  if (!trouble) return <p className="text-13 text-2">{t('errorNone')}</p>
  const { at, message, code, values, request, status, headers = {}, body } = trouble
  const answer = [
    ...(status ? [String(status)] : []),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body ? ['', body] : []),
  ].join('\n')
  const whole = [request, answer].filter(Boolean).join('\n\n')
  return (
    <section aria-label={t('error')} className="grid gap-2">
      <Note tone="critical" title={t('error')}>
        <p className="text-1">{saidBy(code, values, message)}</p>
        <RelativeTime at={at} className="text-12 text-2" />
      </Note>
      {whole && <CodeBlock code={whole} label={t('exchange')} copyLabel={t('copy')} />}
    </section>
  )
}

type Choice = 'ignore' | 'moved' | 'separate'

function Copied({ workspace, site, copyUrl }: Props & { copyUrl: string }) {
  const t = useTranslations('wordpress.connection')
  const { show } = useSiteDrawer()
  const answer = useAnswerCopy(workspace, site.id)
  const [asked, setAsked] = useState<Choice | null>(null)

  function choose(choice: Choice) {
    setAsked(choice)
    answer.mutate(choice, {
      onSuccess: ({ made }) => {
        notify.success(t('copyDone'))
        if (made) show({ kind: 'pair', id: made.id, code: codeOf(made) })
      },
    })
  }
  return (
    <Note
      tone="high"
      title={t('copyTitle', { host: placeOf(copyUrl) })}
      actions={(['ignore', 'moved', 'separate'] as const).map((choice) => (
        <Button
          key={choice}
          size="sm"
          pending={answer.isPending && asked === choice}
          disabled={answer.isPending && asked !== choice}
          onClick={() => choose(choice)}
        >
          {t(choice)}
        </Button>
      ))}
    >
      <p className="text-1">{t('copyText')}</p>
    </Note>
  )
}
