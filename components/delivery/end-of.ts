import type { Delivery } from '@/lib/contract/delivery'

/** How it ended, by what a person would say: an email that nobody could hand over did not arrive. */
export const endOf = ({ state, reason }: Pick<Delivery, 'state' | 'reason'>) =>
  state === 'done' && reason?.key === 'filed' ? 'filed' : state
