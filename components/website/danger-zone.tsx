import { CloudOff, Copy, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Card, CardHeader } from '@/components/ui/card'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { notify } from '@/components/ui/notify'
import { useDuplicateDfyWebsite } from '@/lib/api/dfy-website'
import { useReach } from '@/lib/browser/connection'
import type { DfyWebsite } from '@/lib/contract/website'
import { href } from '@/lib/domain/routes'
import { DeleteWebsites } from './delete-websites'
import { usePublish } from './use-publish'
import { managerOf } from './website-links'
import { isPublished } from './website-state'

/** What visitors would notice, or what cannot be undone. */
export function DangerZone({ website }: { website: DfyWebsite }) {
  const t = useTranslations('websiteManager.danger')
  const router = useRouter()
  const { unpublish } = usePublish(website)
  const isOffline = useReach() === 'offline'
  const [asked, setAsked] = useState<'unpublish' | 'delete' | null>(null)

  return (
    <Card>
      <CardHeader title={t('title')} className="border-b" />
      <ul>
        <Duplicate website={website} />
        {isPublished(website) && (
          <Line title={t('unpublish')} text={t('unpublishText')}>
            <Button variant="danger-outline" disabled={isOffline} onClick={() => setAsked('unpublish')}>
              <CloudOff aria-hidden="true" />
              {t('unpublish')}
            </Button>
          </Line>
        )}
        <Line title={t('delete')} text={t('deleteText')}>
          <Button variant="danger-outline" disabled={isOffline} onClick={() => setAsked('delete')}>
            <Trash2 aria-hidden="true" />
            {t('delete')}
          </Button>
        </Line>
      </ul>
      <ConfirmDialog
        open={asked === 'unpublish'}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={t('askUnpublish', { name: website.name })}
        description={t('askUnpublishText')}
        confirmLabel={t('unpublish')}
        onConfirm={unpublish}
      />
      <DeleteWebsites
        websites={asked === 'delete' ? [website] : []}
        onClose={() => setAsked(null)}
        onDeleted={() => router.push(href('dfyWebsites'))}
      />
    </Card>
  )
}

function Duplicate({ website }: { website: DfyWebsite }) {
  const t = useTranslations('websiteManager.danger')
  const router = useRouter()
  const duplicate = useDuplicateDfyWebsite()
  const isOffline = useReach() === 'offline'
  async function handleDuplicate() {
    const name = t('copyName', { name: website.name }).slice(0, 100)
    const made = await duplicate.mutateAsync({ id: website.id, name })
    notify.success(t('duplicated', { name: made.website.name }))
    router.push(managerOf(made.website.id))
  }
  return (
    <Line title={t('duplicate')} text={t('duplicateText')}>
      <Button disabled={isOffline} pending={duplicate.isPending} onClick={() => void handleDuplicate().catch(() => {})}>
        <Copy aria-hidden="true" />
        {t('duplicate')}
      </Button>
    </Line>
  )
}

const Line = ({ title, text, children }: { title: string; text: string; children: React.ReactNode }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-4 not-first:border-t sm:px-5">
    <div className="min-w-0">
      <h3 className="text-13 font-medium">{title}</h3>
      <p className="max-w-[64ch] text-12 text-3">{text}</p>
    </div>
    {children}
  </li>
)
