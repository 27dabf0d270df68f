import { Copy, ExternalLink, LayoutPanelTop, Link2, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'use-intl'
import { notify } from '@/components/ui/notify'
import { RowMenu } from '@/components/ui/row-menu'
import { useDuplicateDfyWebsite } from '@/lib/api/dfy-website'
import { useReach } from '@/lib/browser/connection'
import type { DfyWebsite } from '@/lib/contract/website'
import { managerOf } from './website-links'
import { isPublished } from './website-state'

type WebsiteMenuProps = { website: DfyWebsite; onDelete: () => void }

/** What else can be done with a website. */
export function WebsiteMenu({ website, onDelete }: WebsiteMenuProps) {
  const t = useTranslations('website')
  const router = useRouter()
  const duplicate = useDuplicateDfyWebsite()
  const isOffline = useReach() === 'offline'
  const { id, name } = website
  const address = isPublished(website) ? website.address : null

  async function handleDuplicate() {
    const made = await duplicate.mutateAsync({ id, name: t('copyName', { name }).slice(0, 100) })
    notify.success(t('duplicated', { name: made.website.name }))
  }

  return (
    <RowMenu
      label={t('more', { name })}
      id={`website-menu-${id}`}
      pending={duplicate.isPending}
      items={[
        {
          label: t('manage'),
          icon: <LayoutPanelTop aria-hidden="true" />,
          onSelect: () => router.push(managerOf(id)),
        },
        ...(address ? addressItems(t, address) : []),
        {
          label: t('duplicate'),
          icon: <Copy aria-hidden="true" />,
          disabled: isOffline,
          onSelect: () => void handleDuplicate().catch(() => {}),
        },
        'separator',
        {
          label: t('delete'),
          icon: <Trash2 aria-hidden="true" />,
          danger: true,
          disabled: isOffline,
          onSelect: onDelete,
        },
      ]}
    />
  )
}

type Translate = ReturnType<typeof useTranslations<'website'>>

const addressItems = (t: Translate, address: string) => [
  {
    label: t('open'),
    icon: <ExternalLink aria-hidden="true" />,
    onSelect: () => void window.open(address, '_blank', 'noopener'),
  },
  { label: t('copyAddress'), icon: <Link2 aria-hidden="true" />, onSelect: () => void copied(t, address) },
]

async function copied(t: Translate, address: string) {
  try {
    await navigator.clipboard.writeText(address)
    notify.success(t('addressCopied'))
  } catch {
    notify.error(t('addressNotCopied', { address }))
  }
}
