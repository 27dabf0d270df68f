import { shownAddress } from '@/lib/domain/shown-address'

/** `shop.example`, in its own letters; what is no address stays as it is. */
export function hostOf(url: string) {
  const host = URL.parse(url)?.host
  return host ? shownAddress(host) : url
}
