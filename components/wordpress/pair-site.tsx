import { Check, Download, ExternalLink } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, ButtonLink } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Drawer } from '@/components/ui/drawer'
import { Note } from '@/components/ui/note'
import { Spinner } from '@/components/ui/spinner'
import { usePairingWatch } from '@/lib/api/wordpress-list'
import { useReach } from '@/lib/browser/connection'
import type { WpSite } from '@/lib/contract/wordpress-list'
import { wordpress } from '@/lib/messages/en/wordpress'
import { withTexts } from '@/lib/react/i18n'
import { useSecondsLeft } from '@/lib/react/use-seconds-left'
import { uploadPageOf } from './admin-of'
import { focusAfter } from './focus-after'
import { placeOf } from './place-of'
import { PLUGIN_FILE, usePluginFile } from './use-plugin-file'
import { usePairAgain } from './use-pair-again'
import { type Code, useSiteDrawer } from './use-site-drawer'

export type PairSiteProps = {
  workspace: string
  open: boolean
  site: WpSite | null
  code: Code | undefined
  onClose: () => void
}

/** The way of a site's plugin to us, followed while it is gone. */
function Pairing({ site, ...rest }: PairSiteProps) {
  // A site that is paired anew was paired before: it counts from now on.
  return site && <Steps key={`${site.id} ${rest.code?.code ?? ''}`} {...rest} site={site} />
}
export const PairSite = withTexts({ wordpress }, Pairing)

function Steps({ workspace, open, site, code, onClose }: PairSiteProps & { site: WpSite }) {
  const t = useTranslations('wordpress.pair')
  const { show } = useSiteDrawer()
  const pair = usePairAgain(workspace, site.id)
  const [before] = useState(code ? code.before : (site.paired_at ?? null))
  const isPaired = Boolean(site.paired_at) && site.paired_at !== before
  return (
    <Drawer
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title', { name: site.name })}
      description={t('text', { host: placeOf(site.url) })}
      finalFocus={() => focusAfter(site.id)}
      footer={
        isPaired ? (
          <Button variant="primary" onClick={() => show({ kind: 'view', id: site.id })}>
            {t('view')}
          </Button>
        ) : (
          <>
            <Button pending={pair.isPending} onClick={pair.start}>
              {t('newCode')}
            </Button>
            <Button variant="ghost" onClick={onClose}>
              {t('later')}
            </Button>
          </>
        )
      }
    >
      {isPaired ? (
        <Note tone="pass" role="status" title={t('done', { name: site.name })}>
          <p className="text-1">{t(site.last_seen_at ? 'doneText' : 'doneSoon')}</p>
        </Note>
      ) : (
        <>
          <PluginSteps site={site} />
          <Step number={3} title={t('codeTitle')}>
            {code ? <CodeBox code={code} /> : <p className="text-13 text-2">{t('none')}</p>}
          </Step>
          {code && open && <Waiting workspace={workspace} site={site} />}
        </>
      )}
    </Drawer>
  )
}

function PluginSteps({ site }: { site: WpSite }) {
  const t = useTranslations('wordpress.pair')
  const plugin = usePluginFile()
  const [hasFile, setHasFile] = useState(false)
  const isInstalled = Boolean(site.paired_at) || hasTriedCode(site)

  function handleGet() {
    plugin.save()
    setHasFile(true)
  }
  return (
    <>
      <Step number={1} title={t('getTitle')} isDone={isInstalled || (hasFile && !plugin.isPending)}>
        <p className="text-13 text-2">{t('getText')}</p>
        <Button pending={plugin.isPending} onClick={handleGet}>
          <Download aria-hidden="true" />
          {PLUGIN_FILE}
        </Button>
      </Step>
      <Step number={2} title={t('installTitle')} isDone={isInstalled}>
        <p className="text-13 text-2">{t('installText')}</p>
        <ButtonLink href={uploadPageOf(site.url)} target="_blank" rel="noopener noreferrer" className="max-w-full">
          <ExternalLink aria-hidden="true" />
          <span className="truncate">{t('upload', { host: placeOf(site.url) })}</span>
        </ButtonLink>
      </Step>
    </>
  )
}

/** Another code was entered at the site itself: so its plugin runs. */
const hasTriedCode = ({ last_trouble: trouble }: WpSite) =>
  trouble?.what === 'code' && trouble.code === 'wp_code_unknown'

type StepProps = { number: number; title: ReactNode; isDone?: boolean; children: ReactNode }

function Step({ number, title, isDone = false, children }: StepProps) {
  return (
    <section className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-3">
      <span
        aria-hidden="true"
        className={`grid size-7 place-items-center rounded-full border text-12 font-strong ${
          isDone ? 'border-pass text-pass-text' : 'text-2'
        }`}
      >
        {isDone ? <Check /> : number}
      </span>
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
        <h3 className="text-14 leading-7 font-strong">{title}</h3>
        {children}
      </div>
    </section>
  )
}

/** Big enough to read from another screen, and the line that the plugin asks for. */
function CodeBox({ code: { code, expiresAt, line } }: { code: Code }) {
  const t = useTranslations('wordpress.pair')
  const seconds = useSecondsLeft(new Date(expiresAt).getTime())
  if (seconds === 0) return <Note tone="medium" role="status" title={t('expired')} className="w-full" />
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <div className="grid w-full gap-1">
      <div className="grid justify-items-center gap-1 rounded-md border bg-sunken px-4 py-4">
        <span className="sr-only">{t('code')}</span>
        <strong dir="ltr" className="font-mono text-20 font-strong tracking-[0.04em]">
          {code}
        </strong>
        <span aria-live="off" className="text-12 text-2 tabular-nums">
          {t('expires', { time })}
        </span>
      </div>
      {line && (
        <div className="flex min-h-10 items-center gap-1 rounded-md border bg-sunken ps-3 pe-1">
          <code dir="ltr" className="mono min-w-0 grow py-2 text-12 [overflow-wrap:anywhere]">
            {line.slice(0, -code.length - 1)}
            <span className="whitespace-nowrap">{line.slice(-code.length - 1)}</span>
          </code>
          <CopyButton text={line} label={t('line')} />
        </div>
      )}
    </div>
  )
}

/** What the site has let us hear meanwhile. */
function Waiting({ workspace, site }: { workspace: string; site: WpSite }) {
  const t = useTranslations('wordpress.pair')
  usePairingWatch(workspace)
  const isOffline = useReach() === 'offline'
  const { what, code, values } = site.last_trouble ?? {}
  const words = hasTriedCode(site)
    ? t('otherCode')
    : what === 'code' && code === 'wp_code_host'
      ? t('otherSite', { there: values?.there ?? '', host: placeOf(site.url) })
      : t('waitingText')
  return (
    <Note icon={<Spinner />} title={t('waiting', { host: placeOf(site.url) })}>
      <p role="status">{isOffline ? t('offline') : words}</p>
    </Note>
  )
}
