import { clsx } from 'clsx'
import { useState } from 'react'
import { Logo } from '@/components/ui/logo'
import { useBranding } from '@/lib/api/user'
import { readUrl } from '@/lib/config/values'

/** The logo of who is signed in, when they set one; else the product's. Decoration: what it stands in has a name. */
export function ShellLogo({ isRail }: { isRail: boolean }) {
  const url = readUrl(useBranding().data?.logo_url, document.baseURI)
  const [broken, setBroken] = useState<string | null>(null)
  if (url === null || url === broken) return <Logo isRail={isRail} />
  return (
    <img
      alt=""
      src={url}
      onError={() => setBroken(url)}
      className={clsx('object-contain', isRail ? 'size-6' : 'h-7 w-auto max-w-40 object-left rtl:object-right')}
    />
  )
}
