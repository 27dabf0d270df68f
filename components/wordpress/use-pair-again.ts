import { useUpdateWpSite } from '@/lib/api/wordpress'
import type { WpSite } from '@/lib/contract/wordpress-list'
import { type Code, useSiteDrawer } from './use-site-drawer'

/** The code that an answer brings, once. */
export const codeOf = ({
  pairing_code: code,
  pairing_expires_at: expiresAt,
  pairing_line: line,
  paired_at: before = null,
}: WpSite): Code | undefined => (code && expiresAt ? { code, expiresAt, line, before } : undefined)

/** Makes a new pairing code and shows where it goes. */
export function usePairAgain(workspace: string, id: string) {
  const { show } = useSiteDrawer()
  const update = useUpdateWpSite(workspace, id)
  return {
    isPending: update.isPending,
    start: () =>
      update.mutate({ repair: true }, { onSuccess: ({ wpsite }) => show({ kind: 'pair', id, code: codeOf(wpsite) }) }),
  }
}
