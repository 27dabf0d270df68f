import * as z from 'zod/mini'

/** What a scan wrote down about the encryption of a site; the last three by full scans alone. */
export const TlsFacts = z.object({
  versions: z.array(z.string()),
  suites: z.optional(z.record(z.string(), z.array(z.string()))),
  post_quantum: z.optional(z.enum(['yes', 'no', 'unknown'])),
  ocsp_stapling: z.optional(z.enum(['yes', 'no', 'error'])),
  certificate_timestamps: z.optional(z.nullable(z.number())),
})
