import { useEffect, useState } from 'react'
import type { Contract } from '@/lib/contract/contract'
import type { PaperTexts } from '@/lib/domain/contracts/kinds'
import { paperTexts } from '@/lib/domain/contracts/texts'

const loaded = new Map<Contract['language'], PaperTexts>()

/** The texts of the documents in a language; undefined while they are on their way. */
export function usePaperTexts(language: Contract['language']): PaperTexts | undefined {
  const [, setCount] = useState(0)
  // Asks for a file of the app, once for each language.
  useEffect(() => {
    if (loaded.has(language)) return
    let isHere = true
    void paperTexts(language).then((texts) => {
      loaded.set(language, texts)
      if (isHere) setCount((count) => count + 1)
    })
    return () => {
      isHere = false
    }
  }, [language])
  return loaded.get(language)
}
