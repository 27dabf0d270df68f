import { useTranslations } from 'use-intl'

/** What a kind of connection is called; one that this version does not know, as the API calls it. */
export function useProviderName() {
  const t = useTranslations('automation.provider')
  return (type: string) => {
    const key = `${type}.name` as Parameters<typeof t>[0]
    return t.has(key) ? t(key) : type
  }
}
