import { Eye } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '@/components/ui/button'
import { GradeTile } from '@/components/ui/grade-tile'
import { onDemand } from '@/components/ui/on-demand'
import { RelativeTime } from '@/components/ui/relative-time'
import type { DfyWebsite } from '@/lib/contract/website'
import type { ThumbProps } from './thumb'
import { WebsiteMenu } from './website-menu'
import { hostOf } from './website-state'
import { WebsiteStatus } from './website-status'
import { editorOf, managerOf, previewOf } from './website-links'

/** Draws websites: the list is there before it. */
const Thumb = onDemand<ThumbProps>(() => import('./thumb').then((part) => part.Thumb))

type WebsiteCardProps = {
  website: DfyWebsite
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
  onDelete: () => void
}

export function WebsiteCard({ website, isSelected, onSelect, onDelete }: WebsiteCardProps) {
  const t = useTranslations('website')
  const { id, name } = website
  return (
    <article
      aria-labelledby={`website-${id}`}
      className="group relative grid min-w-0 grid-rows-[auto_1fr_auto] overflow-hidden rounded-lg border bg-surface has-[input:checked]:border-brand has-[input:checked]:shadow-[0_0_0_1px_var(--brand)]"
    >
      <Link href={managerOf(id)} prefetch={false} tabIndex={-1} aria-hidden="true" className="block">
        <Thumb id={id} name={name} fallback={<div className="aspect-[16/10] w-full border-b bg-sunken" />} />
      </Link>
      <label className="absolute inset-s-3 top-3 grid size-8 place-items-center rounded-md border bg-surface opacity-0 transition-opacity duration-ui ease-ui group-hover:opacity-100 focus-within:opacity-100 has-checked:opacity-100 pointer-coarse:opacity-100">
        <input
          type="checkbox"
          className="check-box"
          checked={isSelected}
          aria-label={t('select', { name })}
          onChange={(event) => onSelect(event.target.checked)}
        />
      </label>
      <Facts website={website} />
      <footer className="flex items-center justify-between gap-2 border-t px-4 py-3">
        <span className="min-w-0 truncate text-12 text-3">
          {website.updated_at && t.rich('edited', { time: () => <RelativeTime at={website.updated_at ?? 0} /> })}
        </span>
        <span className="flex flex-none items-center gap-1">
          <ButtonLink size="sm" href={editorOf(id)} aria-label={t('editOf', { name })}>
            {t('edit')}
          </ButtonLink>
          <ButtonLink
            variant="ghost"
            size="icon-sm"
            href={previewOf(id)}
            aria-label={t('previewOf', { name })}
            title={t('preview')}
          >
            <Eye aria-hidden="true" />
          </ButtonLink>
          <WebsiteMenu website={website} onDelete={onDelete} />
        </span>
      </footer>
    </article>
  )
}

function Facts({ website }: { website: DfyWebsite }) {
  const t = useTranslations('website')
  const { id, name, client_name, check } = website
  const host = hostOf(website)
  return (
    <div className="grid content-start gap-2 px-4 py-3">
      <div className="flex min-h-9 items-start justify-between gap-3">
        <div className="grid min-w-0">
          <h2 id={`website-${id}`} className="min-w-0 text-14 font-strong [overflow-wrap:anywhere]">
            <Link href={managerOf(id)} prefetch={false} className="hover:underline">
              <bdi>{name}</bdi>
            </Link>
          </h2>
          <p className="truncate text-12 text-3">{client_name ? t('client', { name: client_name }) : t('ownSite')}</p>
        </div>
        {check?.grade && <GradeTile grade={check.grade} size="sm" className="flex-none" />}
      </div>
      <div className="flex min-w-0 items-center justify-between gap-3">
        <WebsiteStatus website={website} />
        <span className="min-w-0 truncate text-12 text-2" dir="auto" title={host ?? undefined}>
          {host ?? t('notPublished')}
        </span>
      </div>
    </div>
  )
}
