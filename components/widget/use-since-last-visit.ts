import { useEffect, useState } from 'react'
import { storage } from '@/lib/browser/storage'
import type { WidgetLead } from '@/lib/contract/widget'
import { useUser } from '@/stores/session'

const timeOf = ({ created_at }: Pick<WidgetLead, 'created_at'>) => Date.parse(created_at)

/**
 * Whether a lead came after the newest one that was on show when this person was here last, in this browser. Of a first
 * visit nothing is known.
 */
export function useSinceLastVisit(workspace: string, leads: readonly WidgetLead[] | undefined) {
  const key = `soteria:widget-seen:${useUser()?.id ?? ''}:${workspace}`
  const [before] = useState(() => storage.get(key))
  const newest = leads?.reduce((latest, lead) => Math.max(latest, timeOf(lead)), 0)
  // The storage is the outside system: what is on show now is not new at the next visit.
  useEffect(() => {
    if (newest !== undefined && newest >= Number(storage.get(key) ?? 0)) storage.set(key, String(newest))
  }, [key, newest])
  return (lead: WidgetLead) => before !== null && timeOf(lead) > Number(before)
}
