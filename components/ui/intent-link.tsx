import Link from 'next/link'
import type { ComponentProps } from 'react'
import { loadAhead } from '@/lib/browser/load-ahead'

type IntentLinkProps = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & { href: string; prefetch?: boolean }

/**
 * A link inside the app. Its screen is loaded ahead when somebody points at it or moves the focus there, not because it
 * is in sight; `prefetch={false}` does not even do that.
 */
export function IntentLink({ prefetch = true, onPointerEnter, onFocus, ...rest }: IntentLinkProps) {
  const load = () => {
    if (prefetch) loadAhead(rest.href)
  }
  return (
    <Link
      {...rest}
      prefetch={false}
      onPointerEnter={(event) => {
        load()
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        load()
        onFocus?.(event)
      }}
    />
  )
}
