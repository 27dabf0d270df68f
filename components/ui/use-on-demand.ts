import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { notify } from './notify'

/**
 * What a script of its own holds, once it is wanted. A script that does not come is said, and `onFailed` takes the wish
 * back.
 */
export function useOnDemand<T>(load: () => Promise<T>, isWanted: boolean, onFailed: () => void) {
  const t = useTranslations('shell')
  const [loaded, setLoaded] = useState<{ it: T } | null>(null)
  const isMissing = isWanted && loaded === null

  useEffect(() => {
    if (!isMissing) return
    let isLeft = false
    load().then(
      (it) => !isLeft && setLoaded({ it }),
      () => {
        if (isLeft) return
        notify.error(t('partFailed'))
        onFailed()
      },
    )
    return () => {
      isLeft = true
    }
  }, [isMissing, load, onFailed, t])

  return loaded?.it
}
