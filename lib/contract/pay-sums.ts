import * as z from 'zod/mini'

/** What is open, overdue, paid and expected each month, in one currency. */
export const PaySums = z.object({
  currency: z.string(),
  open_minor: z.number(),
  open_count: z.number(),
  overdue_minor: z.number(),
  overdue_count: z.number(),
  paid_30d_minor: z.number(),
  paid_before_minor: z.number(),
  monthly_minor: z.number(),
  monthly_count: z.number(),
})
export type PaySums = z.infer<typeof PaySums>
