import { createContext, memo, type ReactNode, use } from 'react'
import { useTranslations } from 'use-intl'
import { Logo } from '@/components/ui/logo'
import { Skeleton } from '@/components/ui/skeleton'
import { navGroups } from '@/lib/domain/routes'
import { Content } from './shell'

const Awaited = createContext(false)

/** Whether the screen is drawn inside the skeleton: in the shape of what comes, before anybody is known. */
export const useIsAwaited = () => use(Awaited)

/**
 * The frame before it is known who looks: what every signed-in page shows until then, and what its exported file holds.
 * `children`: a screen that draws what comes itself.
 */
export const ShellSkeleton = memo(function ShellSkeleton({ children }: { children?: ReactNode }) {
  const t = useTranslations('shell')
  return (
    <div className="flex min-h-dvh" role="status">
      <span className="sr-only">{t('loading')}</span>
      <div
        aria-hidden="true"
        className="flex h-dvh w-[var(--sidebar)] flex-none flex-col overflow-hidden px-3 in-data-[embedded=plain]:hidden max-lg:hidden"
      >
        <div className="flex h-[var(--topbar)] items-center ps-2">
          <Logo />
        </div>
        <div className="pulsing">
          <Skeleton className="mt-1 mb-3 h-8" />
          {navGroups.map(({ group, items }) => (
            <div key={group} className="mb-4 grid gap-px">
              <Skeleton className="mb-2 ms-2 h-2.5 w-16" />
              {items.map(({ name, title }) => (
                <div key={name} className="flex h-7 items-center gap-2 px-2">
                  <Skeleton className="size-4" />
                  <Skeleton className="h-2.5" style={{ width: `${title.length * 0.45}rem` }} />
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
      <div className="flex min-w-0 grow flex-col lg:border-s">
        <div className="flex h-[var(--topbar)] items-center gap-2 border-b px-4 sm:px-6 lg:px-8">
          <Skeleton className="size-3" />
          <Skeleton className="h-3 w-28" />
          <Skeleton className="ms-auto size-7 rounded-full" />
        </div>
        <Content isBusy>{children ? <Awaited value>{children}</Awaited> : <ScreenSkeleton />}</Content>
      </div>
    </div>
  )
})

function ScreenSkeleton() {
  return (
    <>
      <div className="grid gap-2">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-3 w-72 max-w-full" />
      </div>
      <Skeleton className="h-28 rounded-lg" />
      <Skeleton className="h-72 rounded-lg" />
    </>
  )
}
