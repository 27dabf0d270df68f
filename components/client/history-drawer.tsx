import { useTranslations } from 'use-intl'
import { CopyField } from '@/components/ui/copy-button'
import { Drawer } from '@/components/ui/drawer'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Note } from '@/components/ui/note'
import { Skeleton } from '@/components/ui/skeleton'
import { useMoment } from '@/components/ui/use-moment'
import { useContractEvents } from '@/lib/api/contract'
import type { Contract } from '@/lib/contract/contract'

export type HistoryDrawerProps = { open: boolean; contract: Contract; onClose: () => void }

/** What happened to a contract, its link and its versions. */
export function HistoryDrawer({ open, contract, onClose }: HistoryDrawerProps) {
  const t = useTranslations('client.history')
  const moment = useMoment()
  const read = useContractEvents(contract.id, open)
  const { link } = contract
  return (
    <Drawer
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      description={contract.title}
      wide
    >
      {link && (
        <CopyField
          label={t('link')}
          value={link.url}
          help={t('linkHelp', { count: link.views, time: moment(link.expires_at) })}
        />
      )}
      {read.data ? (
        <Happened events={read.data} />
      ) : read.isError ? (
        <ErrorPanel title={t('failed')} error={read.error} onRetry={read.refetch} isRetrying={read.isFetching} />
      ) : (
        <Skeleton className="h-40 rounded-lg" />
      )}
    </Drawer>
  )
}

type Happening = NonNullable<ReturnType<typeof useContractEvents>['data']>

function Happened({ events: { events, versions, files, is_whole } }: { events: Happening }) {
  const t = useTranslations('client.history')
  const moment = useMoment()
  if (events.length === 0) return <p className="text-13 text-2">{t('none')}</p>
  return (
    <>
      <Note tone={is_whole ? 'pass' : 'critical'} title={t(is_whole ? 'whole' : 'broken')} />
      <section className="grid gap-2">
        <h3 className="text-13 font-strong">{t('events')}</h3>
        <ol className="grid">
          {events.toReversed().map(({ kind, at, ip, user_agent, hash }) => (
            <li key={hash} className="grid gap-0.5 py-2 text-13 not-first:border-t">
              <span className="flex flex-wrap justify-between gap-2">
                <b className="font-medium">{t(`kind.${kind}`)}</b>
                <span className="text-3">{moment(at)}</span>
              </span>
              {(ip ?? user_agent) && (
                <bdi dir="ltr" className="text-12 text-3 [overflow-wrap:anywhere]">
                  {[ip, user_agent].filter(Boolean).join(' · ')}
                </bdi>
              )}
            </li>
          ))}
        </ol>
      </section>
      <section className="grid gap-2">
        <h3 className="text-13 font-strong">{t('versions')}</h3>
        <ol className="grid">
          {versions.toReversed().map(({ version, at, body }, index, all) => (
            <li key={version} className="grid gap-1 py-2 text-13 not-first:border-t">
              <span className="flex flex-wrap justify-between gap-2">
                <b className="font-medium">{t('version', { version })}</b>
                <span className="text-3">{moment(at)}</span>
              </span>
              <Changes body={body} before={all[index + 1]?.body} />
              {files
                .filter((file) => file.version === version)
                .map(({ kind, sha256 }) => (
                  <code key={kind} dir="ltr" className="text-12 text-3 [overflow-wrap:anywhere]">
                    {t(`file.${kind}`)}: {sha256}
                  </code>
                ))}
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

type Body = Happening['versions'][number]['body']

const linesOf = (body: Body) =>
  body.flatMap(({ text, rows = [] }) => [...text.split('\n'), ...rows.map((row) => row.join(' – '))]).filter(Boolean)

/** The lines that a version has and the one before has not, and the other way round. */
function Changes({ body, before }: { body: Body; before: Body | undefined }) {
  const t = useTranslations('client.history')
  if (!before) return null
  const [now, then] = [linesOf(body), linesOf(before)]
  const added = now.filter((line) => !then.includes(line))
  const removed = then.filter((line) => !now.includes(line))
  if (added.length + removed.length === 0) return <p className="text-12 text-3">{t('unchanged')}</p>
  return (
    <details>
      <summary className="text-12 text-brand-text">{t('changes', { count: added.length + removed.length })}</summary>
      <div className="mt-1 grid gap-1 text-12">
        {removed.map((line) => (
          <del key={line} className="text-3">
            {line}
          </del>
        ))}
        {added.map((line) => (
          <ins key={line} className="no-underline">
            + {line}
          </ins>
        ))}
      </div>
    </details>
  )
}
