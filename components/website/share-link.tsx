import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { CopyField } from '@/components/ui/copy-button'
import { notify } from '@/components/ui/notify'
import { useDfyPreviewLink } from '@/lib/api/dfy-website'
import { useReach } from '@/lib/browser/connection'

/** A link for somebody without an account. Where it cannot be copied it is shown. */
export function ShareLink({ id, version }: { id: string; version: string }) {
  const t = useTranslations('websitePreview')
  const link = useDfyPreviewLink(id)
  const isOffline = useReach() === 'offline'
  const [shown, setShown] = useState<string | null>(null)
  async function handleCopy() {
    const { url } = await link.mutateAsync(version)
    try {
      await navigator.clipboard.writeText(url)
      setShown(null)
      notify.success(t('copied'))
    } catch {
      setShown(url)
    }
  }
  return (
    <>
      <Button
        pending={link.isPending}
        disabled={isOffline}
        title={isOffline ? t('offline') : undefined}
        onClick={() => void handleCopy().catch(() => {})}
      >
        <Link2 aria-hidden="true" />
        {t('copyLink')}
      </Button>
      {shown && (
        <div className="w-full">
          <CopyField label={t('link')} value={shown} help={t('linkHelp')} />
        </div>
      )}
    </>
  )
}
