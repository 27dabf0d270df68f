import { BadgeCheck, CircleDashed } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { GradeTile } from '@/components/ui/grade-tile'
import { naturally } from '@/components/ui/natural-order'
import { SearchInput } from '@/components/ui/input'
import { RelativeTime } from '@/components/ui/relative-time'
import { StatusBadge } from '@/components/ui/status-badge'
import { useAssetChoice } from '@/lib/api/asset-choice'
import { useWorkspaceNames } from '@/lib/api/workspace'
import type { Asset } from '@/lib/contract/asset'
import { ALL } from '@/lib/domain/all'
import { addressText, shownHost } from '@/lib/domain/shown-address'

/** From here on a search box helps more than it takes away. */
const MANY = 6

/** Nobody reads more than this; the search finds the others. */
const MAX = 100

const matches = (asset: Asset, search: string) =>
  `${addressText(asset.value)} ${asset.name ?? ''} ${asset.tags.join(' ')}`
    .toLowerCase()
    .includes(search.trim().toLowerCase())

type AssetPickerProps = { workspace: string; value: Asset | undefined; onChange: (asset: Asset) => void }

export function AssetPicker({ workspace, value: chosen, onChange }: AssetPickerProps) {
  const t = useTranslations('scan.init')
  const [search, setSearch] = useState('')
  const { data: assets = [], isLarge, found: count } = useAssetChoice(workspace, search)
  const names = useWorkspaceNames()
  const placeOf = ({ workspace_id }: Asset) =>
    workspace === ALL ? names?.find(({ id }) => id === workspace_id)?.name : undefined
  const value = chosen?.id
  // Of a large workspace the server has searched, and the chosen one need not be among what it found.
  const isMissing = isLarge && chosen !== undefined && assets.every(({ id }) => id !== value)
  const fitting = isLarge ? assets : assets.filter((asset) => asset.id === value || matches(asset, search))
  // Of more than are here, the server's order goes on beyond them.
  const found =
    isLarge && count > assets.length
      ? assets
      : fitting.toSorted((a, b) => naturally(shownHost(a.value), shownHost(b.value)))
  const shown = [...(isMissing ? [chosen] : []), ...found.filter((asset, index) => index < MAX || asset.id === value)]
  const more = (isLarge ? count + Number(isMissing) : found.length) - shown.length
  return (
    <div className="pb-2">
      {(isLarge || assets.length > MANY) && (
        <div className="px-4 pb-3 sm:px-5">
          <SearchInput
            aria-label={t('search')}
            placeholder={t('search')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            className="w-full"
          />
        </div>
      )}
      <div role="radiogroup" aria-label={t('asset')} className="max-h-[420px] overflow-y-auto">
        {shown.map((asset) => (
          <AssetRadio
            key={asset.id}
            asset={asset}
            place={placeOf(asset)}
            isChosen={asset.id === value}
            onChoose={() => onChange(asset)}
          />
        ))}
        {more > 0 && <p className="border-t px-5 py-3 text-13 text-2">{t('more', { count: more })}</p>}
        {found.length === 0 && (
          <p className="border-t px-5 py-8 text-center text-13 text-2">{t('noMatch', { search })}</p>
        )}
      </div>
    </div>
  )
}

type AssetRadioProps = { asset: Asset; place: string | undefined; isChosen: boolean; onChoose: () => void }

/** `place`: its workspace, where those of all stand together. */
function AssetRadio({ asset, place, isChosen, onChoose }: AssetRadioProps) {
  const t = useTranslations('scan.init')
  return (
    <label className="flex min-h-14 items-center gap-3 border-t px-4 py-2 hover:bg-hover has-checked:bg-brand-soft sm:px-5">
      <input
        type="radio"
        name="asset"
        value={asset.id}
        checked={isChosen}
        onChange={onChoose}
        className="size-4 flex-none accent-brand"
      />
      <GradeTile grade={asset.grade ?? null} size="sm" />
      <span className="grid min-w-0 grow">
        <span dir="ltr" title={asset.value} className="text-13 font-medium [overflow-wrap:anywhere]">
          {shownHost(asset.value)}
        </span>
        {place && <bdi className="text-12 text-2 [overflow-wrap:anywhere]">{place}</bdi>}
        <span className="text-12 text-3">
          <span className="sm:hidden">{t(asset.status === 'verified' ? 'verified' : 'unverified')}. </span>
          {asset.last_scan ? (
            <>
              {t('lastScan')} <RelativeTime at={asset.last_scan.at} />
            </>
          ) : (
            asset.name
          )}
        </span>
      </span>
      <Ownership asset={asset} />
    </label>
  )
}

function Ownership({ asset }: { asset: Asset }) {
  const t = useTranslations('scan.init')
  const isVerified = asset.status === 'verified'
  return (
    <StatusBadge
      className="max-sm:hidden"
      tone={isVerified ? 'pass' : 'neutral'}
      icon={isVerified ? <BadgeCheck /> : <CircleDashed />}
    >
      {t(isVerified ? 'verified' : 'unverified')}
    </StatusBadge>
  )
}
