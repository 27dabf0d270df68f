import { useTranslations } from 'use-intl'

/** The answer first: how many there are, what went out, and what waits. */
export function Summary() {
  return useTranslations('integration')('purpose')
}
