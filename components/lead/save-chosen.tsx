import { Bookmark } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Note } from '@/components/ui/note'
import { useReach } from '@/lib/browser/connection'
import { canBeSaved, type FoundLead } from './found-lead'
import type { SaveFound } from './use-save-found'

type Props = { leads: readonly FoundLead[]; save: SaveFound }

/** Keeps the ticked ones as leads. */
export function SaveChosen({ leads, save }: Props) {
  const t = useTranslations('finder.save')
  const isOffline = useReach() === 'offline'
  const count = leads.filter(canBeSaved).length
  return (
    <Button
      size="sm"
      variant="primary"
      aria-keyshortcuts="v"
      pending={save.isBusy}
      disabled={count === 0 || isOffline}
      onClick={() => void save.run(leads)}
    >
      {!save.isBusy && <Bookmark aria-hidden="true" />}
      {t('many', { count })}
    </Button>
  )
}

/** What was refused, each with its reason. */
export function NotSavedNote({ save: { notSaved } }: Pick<Props, 'save'>) {
  const t = useTranslations('finder.save')
  if (notSaved.length === 0) return null
  return (
    <Note tone="high" role="alert" title={t('refused', { count: notSaved.length })} className="m-4 sm:m-5">
      <ul className="grid gap-1">
        {notSaved.map(({ id, name, message }) => (
          <li key={id}>
            <bdi>{name}</bdi>: {message}
          </li>
        ))}
      </ul>
    </Note>
  )
}
