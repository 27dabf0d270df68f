import { shownAddress } from '@/lib/domain/shown-address'

/** `shop.example/blog`, in its own letters: two WordPress may share a host. What is no address stays as it is. */
export function placeOf(url: string) {
  const parsed = URL.parse(url)
  return parsed?.host ? shownAddress(`${parsed.host}${parsed.pathname.replace(/\/+$/, '')}`) : url
}
