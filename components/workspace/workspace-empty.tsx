import { FolderPlus, Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Note } from '@/components/ui/note'

export function WorkspaceEmpty({ onCreate }: { onCreate: () => void }) {
  const t = useTranslations('workspace')
  return (
    <>
      <Note tone="medium" role="alert">
        <p>{t('empty.warning')}</p>
      </Note>
      <Card>
        <EmptyState
          icon={<FolderPlus />}
          title={t('empty.title')}
          description={t('empty.text')}
          action={
            <Button variant="primary" size="lg" onClick={onCreate}>
              <Plus aria-hidden="true" />
              {t('add')}
            </Button>
          }
          className="py-16"
        />
      </Card>
    </>
  )
}
