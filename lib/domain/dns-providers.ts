/**
 * Where records are often kept. What to do at each stands in the words of the verification, for its drawer and for the
 * help.
 */
export const DNS_PROVIDERS = [
  'cloudflare',
  'godaddy',
  'namecheap',
  'route53',
  'ionos',
  'hetzner',
  'vercel',
  'other',
] as const
