import { useLocale } from 'use-intl'
import type { WpSite } from '@/lib/contract/wordpress-list'
import { saidBy } from '@/lib/domain/said'

/** What went wrong with a site last, in the words of the page. It follows a change of the language. */
export function useTrouble() {
  useLocale()
  return ({ last_error: message, last_trouble: trouble }: WpSite) =>
    saidBy(trouble?.code, trouble?.values, message ?? '')
}
