import { Copy, Ellipsis, Eye, EyeOff, Files, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Menu } from '@/components/ui/menu'
import { Button } from '@/components/ui/button'
import type { Block } from '@/lib/website/document'
import { othersOfType } from '@/lib/website-editing/sections'
import { documentOf, useHeld } from './bench'
import { useLabels } from './labels'
import { useSectionDeeds } from './section-deeds'

/** What else can be done with a section. */
export function SectionMenu({ block, className }: { block: Block; className?: string }) {
  const t = useTranslations('websiteEditor')
  const labels = useLabels()
  const deeds = useSectionDeeds()
  const others = useHeld((state) =>
    block.type === 'foot' ? othersOfType(documentOf(state), state.at.page, block).length : 0,
  )
  return (
    <Menu
      trigger={
        <Button
          variant="ghost"
          size="icon-sm"
          className={className}
          aria-label={t('more', { block: labels.block(block.type) })}
        >
          <Ellipsis aria-hidden="true" />
        </Button>
      }
      items={[
        { label: t('duplicate'), icon: <Copy />, onSelect: () => deeds.duplicate(block) },
        {
          label: t(block.hidden ? 'show' : 'hide'),
          icon: block.hidden ? <Eye /> : <EyeOff />,
          onSelect: () => deeds.hide(block),
        },
        ...(others > 0
          ? [{ label: t('same', { count: others }), icon: <Files />, onSelect: () => deeds.same(block) }]
          : []),
        'separator',
        {
          label: t('delete'),
          icon: <Trash2 />,
          danger: true,
          onSelect: () => deeds.remove(block),
          hint: t('keys.del'),
        },
      ]}
    />
  )
}
