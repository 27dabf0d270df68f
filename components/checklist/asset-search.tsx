import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { SearchInput } from '@/components/ui/input'
import { useAssetChoice } from '@/lib/api/asset-choice'
import type { Asset } from '@/lib/contract/asset'
import { shownAddress } from '@/lib/domain/shown-address'

/** Nobody reads more than this; the search finds the others. */
const MAX_SHOWN = 50

export type AssetSearchProps = { workspace: string; asset: Asset; onChoose: (id: string) => void }

/** For more assets than a list of choices holds. */
export function AssetSearch({ workspace, asset, onChoose }: AssetSearchProps) {
  const t = useTranslations('checklist')
  const [isOpen, setOpen] = useState(false)

  function handleChoose(id: string) {
    setOpen(false)
    onChoose(id)
  }

  return (
    <>
      <Button
        className="max-w-72 print:hidden"
        aria-label={`${t('asset')}: ${shownAddress(asset.value)}`}
        onClick={() => setOpen(true)}
      >
        <bdi className="truncate">{shownAddress(asset.value)}</bdi>
        <ChevronDown aria-hidden="true" className="size-3.5 text-3" />
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={t('chooseAsset')}>
        <Found workspace={workspace} onChoose={handleChoose} />
      </Dialog>
    </>
  )
}

function Found({ workspace, onChoose }: Omit<AssetSearchProps, 'asset'>) {
  const t = useTranslations('checklist')
  const [search, setSearch] = useState('')
  const { data } = useAssetChoice(workspace, search)
  return (
    <div className="grid gap-3">
      <SearchInput
        aria-label={t('searchAssets')}
        placeholder={t('searchAssets')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        className="w-full"
      />
      <ul className="max-h-80 overflow-y-auto">
        {data?.slice(0, MAX_SHOWN).map(({ id, value }) => (
          <li key={id}>
            <Button variant="ghost" className="w-full justify-start" onClick={() => onChoose(id)}>
              <bdi className="truncate">{shownAddress(value)}</bdi>
            </Button>
          </li>
        ))}
      </ul>
      {data?.length === 0 && <p className="py-4 text-center text-13 text-2">{t('noAsset', { search })}</p>}
    </div>
  )
}
