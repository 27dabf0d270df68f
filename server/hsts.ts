/**
 * Strict-Transport-Security, where this server is asked by HTTPS. What is below its own name is its operator's; below
 * the host name of a brand there may be sites of others, about which nothing is said.
 */
export function hstsAt(publicUrl: string, url: string): Record<string, string> {
  const own = URL.parse(publicUrl)
  if (own?.protocol !== 'https:') return {}
  const isOwn = new URL(url).hostname === own.hostname
  return { 'Strict-Transport-Security': `max-age=31536000${isOwn ? '; includeSubDomains' : ''}` }
}
