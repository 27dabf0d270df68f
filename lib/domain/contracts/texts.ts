import type { Contract } from '@/lib/contract/contract'
import type { PaperTexts } from './kinds'

/** Nobody waits for a language that nobody reads. */
const TEXTS: Record<Contract['language'], () => Promise<PaperTexts>> = {
  en: () => import('./texts-en').then(({ en }) => en),
  de: () => import('./texts-de').then(({ de }) => de),
  es: () => import('./texts-es').then(({ es }) => es),
  ar: () => import('./texts-ar').then(({ ar }) => ar),
}

/** What the documents say in a language. */
export const paperTexts = (language: Contract['language']) => TEXTS[language]()
