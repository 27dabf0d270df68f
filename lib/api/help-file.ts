import { useQuery } from '@tanstack/react-query'
import { fetchFile } from '@/lib/browser/fetch-file'
import { type OwnHelp, readHelpFile } from '@/lib/browser/help-file'
import { useConfig } from '@/lib/react/use-config'
import { keys } from './keys'

const NONE: OwnHelp = { topics: [], problem: null }

/**
 * The reseller's own help. It is asked for only where config.json names it, so that nobody's console complains about a
 * file that was never meant to be there.
 */
export function useOwnHelp() {
  const { help: url } = useConfig()
  const { data, isLoading } = useQuery({
    queryKey: [...keys.helpFile, url],
    enabled: url !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => readHelpFile(await fetchFile(url ?? '')),
  })
  return { ...(data ?? NONE), isLoading, url }
}
