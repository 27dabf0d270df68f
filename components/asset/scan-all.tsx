import { ScanSearch } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { notify } from '@/components/ui/notify'
import { assetPiece } from '@/lib/api/asset-pages'
import { useStartScans } from '@/lib/api/scan'
import { stale } from '@/lib/api/keys'
import { useRefresh } from '@/lib/api/stale'
import { asset } from '@/lib/messages/en/asset'
import { withTexts } from '@/lib/react/i18n'

export type ScanAllProps = { scope: string; count: number }

/** A light scan of every site of a workspace, or of all workspaces. */
export const ScanAll = withTexts({ asset }, function ScanAll({ scope, count }: ScanAllProps) {
  const t = useTranslations('asset')
  const [isAsking, setAsking] = useState(false)
  // The palette asks by the address, with another question each time.
  const wanted = useSearchParams().get('scan')
  const [seen, setSeen] = useState<string | null>(null)
  if (wanted !== seen) {
    setSeen(wanted)
    if (wanted !== null) setAsking(true)
  }
  const start = useStartScans(scope)
  const refresh = useRefresh(stale.scansStarted(scope))

  function handleOpenChange(isOpen: boolean) {
    setAsking(isOpen)
    if (isOpen || wanted === null) return
    const address = new URL(location.href)
    address.searchParams.delete('scan')
    history.replaceState(null, '', address)
  }

  async function handleConfirm() {
    const assets = await everyAsset(scope)
    const { answers, error } = await start.mutateAsync({ assets, scan_type: 'light_scan' })
    const of = (wanted: string) => answers.filter(({ outcome }) => outcome === wanted).length
    await refresh()
    if (error) throw error
    notify.success(t('scanAll.done', { count: of('started'), already: of('already'), refused: of('refused') }))
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <ScanSearch aria-hidden="true" />
        {t('scanAll.button')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={handleOpenChange}
        title={t('scanAll.title', { count })}
        description={t('scanAll.text')}
        confirmLabel={t('scanAll.confirm', { count })}
        variant="primary"
        onConfirm={handleConfirm}
      />
    </>
  )
})

async function everyAsset(scope: string) {
  const { signal } = new AbortController()
  const rows: { id: string; workspace_id?: string }[] = []
  let after: string | null = null
  do {
    const piece: Awaited<ReturnType<typeof assetPiece>> = await assetPiece(scope, {}, after, signal)
    rows.push(...piece.rows)
    after = piece.next
  } while (after !== null)
  return rows
}
