import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { FormFailure } from '@/components/ui/form-failure'
import { notify } from '@/components/ui/notify'
import { useExportMyData } from '@/lib/api/account'
import type { User } from '@/lib/contract/user'
import { saveFile } from '@/lib/browser/save-file'
import { clearLocalData } from '@/stores/reset'
import { SectionCard } from './section-card'
import { useAction } from './use-action'

export function MyData({ user }: { user: User }) {
  return (
    <SectionCard section="data">
      <div className="grid gap-5">
        <Export />
        <Local user={user} />
      </div>
    </SectionCard>
  )
}

function Export() {
  const t = useTranslations('setting.data')
  const download = useExportMyData()
  const { failure, run } = useAction()

  async function handleDownload() {
    const isDone = await run(
      download.mutateAsync().then(({ blob, filename }) => saveFile(blob, filename ?? 'my-data.json')),
    )
    if (isDone) notify.success(t('exportDone'))
  }

  return (
    <div className="grid justify-items-start gap-2">
      <h3 className="text-13 font-strong">{t('export')}</h3>
      <p className="max-w-[72ch] text-13 text-2">{t('exportText')}</p>
      {failure !== null && <FormFailure error={failure} />}
      <Button pending={download.isPending} onClick={() => void handleDownload()}>
        {t('exportButton')}
      </Button>
      <span role="status" className="sr-only">
        {download.isPending ? t('exporting') : ''}
      </span>
    </div>
  )
}

function Local({ user }: { user: User }) {
  const t = useTranslations('setting.data')
  const [isAsking, setAsking] = useState(false)

  async function handleClear() {
    clearLocalData(user)
    notify.success(t('cleared'))
  }

  return (
    <div className="grid justify-items-start gap-2 border-t pt-5">
      <h3 className="text-13 font-strong">{t('local')}</h3>
      <p className="max-w-[72ch] text-13 text-2">{t('localText')}</p>
      <Button
        onClick={() => {
          setAsking(true)
        }}
      >
        {t('clear')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('clearTitle')}
        description={t('clearText')}
        confirmLabel={t('clearConfirm')}
        onConfirm={handleClear}
      />
    </div>
  )
}
