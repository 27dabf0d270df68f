import { LEAD_STATUSES } from '@/lib/contract/lead-record'

/** One that a newer server knows is shown as new. */
export const stageOf = (status: string | undefined) => LEAD_STATUSES.find((one) => one === status) ?? 'new'
