import { useState } from 'react'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { Button, ButtonLink } from '@/components/ui/button'
import { Note } from '@/components/ui/note'
import { useReach } from '@/lib/browser/connection'
import { errorText } from '@/lib/browser/errors'
import { absoluteTime, clockTime } from '@/lib/domain/format'
import { href } from '@/lib/domain/routes'
import type { Saver } from './saver'
import type { SaverState } from './saver-state'

export type TroublesProps = { saver: Saver; state: SaverState; isRestored: boolean }

/** What is to be known before one goes on: one thing at a time, the gravest first. */
export function Troubles({ saver, state, isRestored }: TroublesProps) {
  const t = useTranslations('websiteEditor.trouble')
  const options = { locale: useLocale(), timeZone: useTimeZone() }
  const isOffline = useReach() === 'offline'
  const { trouble, otherSavedAt, isOpenElsewhere, isDirty } = state
  if (trouble?.kind === 'conflict') return <Conflict saver={saver} trouble={trouble} />
  if (trouble?.kind === 'elsewhere')
    return (
      <Line tone="high" role="alert" title={t('elsewhere')} text={t('elsewhereText')}>
        <ButtonLink size="sm" href={`${href('dfyEditor')}?id=${encodeURIComponent(trouble.id)}`}>
          {t('openIt')}
        </ButtonLink>
      </Line>
    )
  if (trouble?.kind === 'failed' && !isOffline)
    return (
      <Line tone="critical" role="alert" title={t('failed')} text={errorText(trouble.error)}>
        <Button size="sm" onClick={() => void saver.save()}>
          {t('retry')}
        </Button>
      </Line>
    )
  if (otherSavedAt)
    return (
      <Line
        tone="medium"
        role="status"
        title={t('otherSaved', { time: clockTime(otherSavedAt, options) })}
        text={t('otherSavedText')}
      >
        <Button size="sm" onClick={() => void saver.loadTheirs()}>
          {t('loadTheirs')}
        </Button>
      </Line>
    )
  if (isOffline) return <Line tone="medium" role="status" title={t('offline')} text={t('offlineText')} />
  if (isOpenElsewhere) return <Line tone="medium" role="status" title={t('open')} text={t('openText')} />
  return isRestored && isDirty ? <Restored saver={saver} /> : null
}

function Restored({ saver }: { saver: Saver }) {
  const t = useTranslations('websiteEditor.trouble')
  const [isRead, setRead] = useState(false)
  if (isRead) return null
  return (
    <Line tone="info" role="status" title={t('restored')} text={t('restoredText')}>
      <Button size="sm" onClick={() => setRead(true)}>
        {t('keep')}
      </Button>
      <Button size="sm" onClick={() => void saver.loadTheirs()}>
        {t('discard')}
      </Button>
    </Line>
  )
}

function Conflict({
  saver,
  trouble,
}: {
  saver: Saver
  trouble: Extract<NonNullable<SaverState['trouble']>, { kind: 'conflict' }>
}) {
  const t = useTranslations('websiteEditor.trouble')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const time = (at: number | string | undefined) =>
    at === undefined ? '' : absoluteTime(new Date(at).toISOString(), { locale, timeZone })
  return (
    <Line
      tone="high"
      role="alert"
      title={t('conflict', { time: time(trouble.theirs.website.updated_at) })}
      text={t('conflictText', { theirs: time(trouble.theirs.website.updated_at), mine: time(trouble.mineAt) })}
    >
      <Button size="sm" onClick={() => void saver.loadTheirs()}>
        {t('loadTheirs')}
      </Button>
      <Button size="sm" onClick={() => void saver.keepMine()}>
        {t('keepMine')}
      </Button>
    </Line>
  )
}

type LineProps = {
  tone: 'critical' | 'high' | 'medium' | 'info'
  role: 'alert' | 'status'
  title: string
  text: string
  children?: React.ReactNode
}

const Line = ({ tone, role, title, text, children }: LineProps) => (
  <Note tone={tone} role={role} title={title} className="rounded-none border-x-0 border-t-0" actions={children}>
    {text}
  </Note>
)
