import * as z from 'zod/mini'
import { get } from './endpoint'

export const healthApi = {
  show: get('/api/health', {
    auth: 'nobody',
    gate: 'none',
    in: 'product',
    beyond: true,
    reply: z.object({ status: z.string(), version: z.string() }),
  }),
}
