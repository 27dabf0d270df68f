import * as z from 'zod/mini'
import { get } from './endpoint'

/** The accounts of the try-out mode, which anybody at this machine may use; none in any other mode. */
export const demoApi = {
  accounts: get('/api/demo', {
    auth: 'nobody',
    gate: 'none',
    in: 'product',
    beyond: true,
    reply: z.object({
      accounts: z.array(z.object({ email: z.string(), plan: z.nullable(z.string()) })),
      /** Of all of them. */
      password: z.nullable(z.string()),
      /** Where the demo shop is. */
      shop: z.optional(z.nullable(z.string())),
    }),
  }),
}
