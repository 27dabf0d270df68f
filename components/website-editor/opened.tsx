import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorPanel } from '@/components/ui/error-panel'
import { useDfyEditing } from '@/lib/api/dfy-editing'
import { currentReach } from '@/lib/browser/connection'
import type { DfyWebsite } from '@/lib/contract/website'
import { websiteEditor as texts } from '@/lib/messages/en/website-editor'
import { withTexts } from '@/lib/react/i18n'
import { currentEnding, currentUserId } from '@/stores/session'
import type { Work } from '@/lib/website-editing/history'
import { Bench, type EditedPicture, type Width } from './bench'
import { type Draft, forgetDraft, keepDraft, picturesOf, readDraft, resumed } from './drafts'
import { Editor } from './editor'
import { Saver } from './saver'
import { merged } from './saver-form'
import { workOf } from './work-of'

export type OpenedProps = { id: string; website: DfyWebsite; document: unknown }

type Found = { draft: Draft | null; pictures: ReadonlyMap<string, EditedPicture> }

/** A website with the draft that this device may have of it. */
export const Opened = withTexts({ websiteEditor: texts }, function Opened({ id, website, document }: OpenedProps) {
  const t = useTranslations('websiteEditor')
  const [found, setFound] = useState<Found | null>(null)
  const [user] = useState(currentUserId)
  // The drafts of the browser are the outside system.
  useEffect(() => {
    let isLeft = false
    void findDraft(user, id).then((draft) => !isLeft && setFound(draft))
    return () => {
      isLeft = true
    }
  }, [user, id])
  const work = workOf({ website, document })
  if (!work)
    return (
      <main id="content" tabIndex={-1} className="grid content-start gap-4 p-6 outline-none">
        <h1 id="page-title" tabIndex={-1} className="text-20 font-strong outline-none">
          {website.name}
        </h1>
        <ErrorPanel title={t('unreadable')} error={t('unreadableText')} />
      </main>
    )
  return found && user !== null ? <Begun {...{ id, user, website, work, found }} /> : null
})

async function findDraft(user: string | null, id: string): Promise<Found> {
  const draft = user === null ? null : await readDraft(user, id)
  return { draft, pictures: draft ? await picturesOf(draft) : new Map() }
}

type BegunProps = { id: string; user: string; website: DfyWebsite; work: Work; found: Found }

/** What fits the window: on a phone the page as phones show it. */
const firstWidth = (): Width => (innerWidth < 720 ? 360 : innerWidth < 1200 ? 768 : 1280)

function Begun({ id, user, website, work, found: { draft: kept, pictures } }: BegunProps) {
  const { read, save } = useDfyEditing(id)
  const [{ bench, saver, isRestored }] = useState(() => {
    const { draft, unanswered, isConflict } = resumed(kept, work, website.rev)
    if (kept && !draft) void forgetDraft(user, id)
    const opened = new Bench({
      work: draft?.work ?? work,
      pictures: merged(pictures, website.pictures),
      files: draft?.files ?? new Map(),
      width: firstWidth(),
    })
    if (draft) opened.go(draft.place)
    const saving = new Saver({
      id,
      bench: opened,
      website,
      saved: draft ? null : work,
      unanswered,
      send: save,
      read,
      keep: (now) => keepDraft(user, id, now),
      forget: () => forgetDraft(user, id),
      // Whoever signs out leaves nothing behind; a session that ended does not take the work with it.
      mayKeep: () => {
        const ending = currentEnding()
        return currentUserId() === user || ending === 'expired' || ending === 'suspended'
      },
      isOffline: () => currentReach() === 'offline',
    })
    if (draft && isConflict) saving.noteConflict({ website, document: work.document }, draft.at)
    return { bench: opened, saver: saving, isRestored: draft !== null && !isConflict }
  })
  return <Editor bench={bench} saver={saver} isRestored={isRestored} />
}
