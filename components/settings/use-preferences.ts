import { useUpdatePreferences } from '@/lib/api/account'
import type { Preferences, User } from '@/lib/contract/user'
import { useDeed } from './use-deed'

/** The preferences, each changed by itself: shown as chosen at once, and as before when the server does not take it. Null where the server keeps none. */
export function usePreferences(user: User) {
  const update = useUpdatePreferences()
  const { failure, run } = useDeed()
  const preferences = user.preferences && { ...user.preferences, ...(update.isPending ? (update.variables as Partial<Preferences>) : {}) }
  return { preferences: preferences ?? null, choose: (change: Partial<Preferences>) => void run(update.mutateAsync(change)), failure }
}
