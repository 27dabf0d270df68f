import { useNow } from '@/components/ui/relative-time'
import { useRegion } from '@/lib/react/region'

/**
 * The day it is, as the server tells what is overdue: by the calendar of the account, and by that of UTC where it has no
 * time zone.
 */
export function useToday(): string {
  const now = useNow()
  const { timezone } = useRegion()
  return new Intl.DateTimeFormat('en-CA', { timeZone: timezone ?? 'UTC' }).format(now)
}
