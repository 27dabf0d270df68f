import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { replaceAddress } from '@/components/data-table/table-address'
import type { WebsiteVersion } from '@/lib/contract/website'

/** Which version is shown is in the address. */
export function useShownVersion(versions: readonly WebsiteVersion[]) {
  const asked = useSearchParams()?.get('version')
  const [chosen, setChosen] = useState(asked ?? null)
  const version =
    versions.find(({ id }) => id === chosen) ?? versions.find(({ is_current }) => is_current) ?? versions[0] ?? null
  function choose(id: string) {
    setChosen(id)
    const url = new URL(location.href)
    url.searchParams.set('version', id)
    replaceAddress(url)
  }
  return [version, choose] as const
}
