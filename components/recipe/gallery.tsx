import {
  Award,
  BadgeCheck,
  BellRing,
  CalendarClock,
  CircleAlert,
  type LucideIcon,
  Mail,
  Plus,
  ShieldAlert,
  UserPlus,
} from 'lucide-react'
import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { IntentLink } from '@/components/ui/intent-link'
import { type Starter, STARTERS } from '@/lib/automation/starters'
import { href } from '@/lib/domain/routes'

const NEW = `${href('integration')}?recipe=new`

const ICONS: Record<Starter['key'], LucideIcon> = {
  serious: CircleAlert,
  down: BellRing,
  weekly: Mail,
  expiry: CalendarClock,
  flaw: ShieldAlert,
  lead: UserPlus,
  dropped: Award,
  fixed: BadgeCheck,
}

/** What the list is for, and recipes to begin with. */
export function EmptyRecipes() {
  const t = useTranslations('recipes')
  return (
    <div className="pb-6">
      <EmptyState
        title={t('empty.title')}
        description={t('empty.text')}
        className="pb-6!"
        action={
          <ButtonLink variant="primary" href={NEW}>
            <Plus aria-hidden="true" />
            {t('new')}
          </ButtonLink>
        }
      />
      <Gallery className="px-4 sm:px-6" />
    </div>
  )
}

/** Opens in the editor; nothing is stored before it is saved there. */
export function Gallery({ className }: { className?: string }) {
  const t = useTranslations('recipes.gallery')
  const starter = useTranslations('recipe.starter')
  return (
    <ul aria-label={t('title')} className={clsx('grid gap-3 sm:grid-cols-2 xl:grid-cols-3', className)}>
      {STARTERS.map(({ key }) => {
        const Icon = ICONS[key]
        return (
          <li key={key}>
            <IntentLink
              href={`${NEW}&starter=${key}`}
              className="grid h-full grid-cols-[32px_minmax(0,1fr)] items-start gap-3 rounded-lg border p-3 text-13 hover:bg-hover"
            >
              <span aria-hidden="true" className="grid size-8 place-items-center rounded-md border bg-sunken text-2">
                <Icon className="size-4" />
              </span>
              <span className="grid gap-0.5">
                <span className="font-medium">{starter(`${key}.name`)}</span>
                <span className="text-12 text-pretty text-3">{starter(`${key}.hint`)}</span>
              </span>
            </IntentLink>
          </li>
        )
      })}
    </ul>
  )
}
