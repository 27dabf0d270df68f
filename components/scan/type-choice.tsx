import { clsx } from 'clsx'
import Link from 'next/link'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Asset } from '@/lib/contract/asset'
import { href } from '@/lib/domain/routes'
import { shownAddress } from '@/lib/domain/shown-address'
import { fullScanBlock } from './full-scan'

export type Depth = 'light' | 'full'

type TypeChoiceProps = { value: Depth; onChange: (depth: Depth) => void; asset: Asset | undefined }

/** What each scan does and what it never does. */
export function TypeChoice({ value, onChange, asset }: TypeChoiceProps) {
  const t = useTranslations('scan')
  const block = fullScanBlock(asset)
  return (
    <div role="radiogroup" aria-label={t('init.type')} className="grid gap-3">
      <Choice depth="light" isChosen={value === 'light'} onChange={onChange} />
      <div className="grid gap-2">
        <Choice
          depth="full"
          isChosen={value === 'full'}
          onChange={onChange}
          reason={block ? t(`fullBlocked.${block}`) : undefined}
        />
        {block === 'unverified' && asset && (
          <Link href={`${href('asset')}?verify=${encodeURIComponent(asset.id)}`} className="link text-13">
            {t('init.verify', { asset: shownAddress(asset.value) })}
          </Link>
        )}
      </div>
    </div>
  )
}

type ChoiceProps = { depth: Depth; isChosen: boolean; onChange: (depth: Depth) => void; reason?: string }

function Choice({ depth, isChosen, onChange, reason }: ChoiceProps) {
  const t = useTranslations('scan.init')
  const id = useId()
  const isOff = reason !== undefined
  return (
    <label
      className={clsx(
        'flex items-start gap-3 rounded-lg border px-4 py-3',
        isOff ? 'cursor-not-allowed bg-sunken' : 'hover:bg-hover has-checked:border-brand has-checked:bg-brand-soft',
      )}
    >
      <input
        type="radio"
        name="depth"
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-text`}
        checked={isChosen}
        disabled={isOff}
        onChange={() => onChange(depth)}
        className="mt-0.5 size-4 flex-none accent-brand"
      />
      <span className="grid min-w-0 gap-1 text-13">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span id={`${id}-name`} className="font-strong">
            {t(`${depth}.name`)}
          </span>
          <span className="text-12 text-3">{t(`${depth}.time`)}</span>
        </span>
        <span id={`${id}-text`} className="grid gap-1 text-2">
          <span>{t(`${depth}.does`)}</span>
          <span>{t(`${depth}.never`)}</span>
          {reason && <span className="font-medium text-1">{reason}</span>}
        </span>
      </span>
    </label>
  )
}
