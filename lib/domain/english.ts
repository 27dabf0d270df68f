import type { Says } from '@/lib/contract/scan-result'
import { details } from '@/lib/messages/en/details'
import { phrases, rules } from '@/lib/messages/en/rules'
import { type FindingTexts, textIn } from './finding-texts'

export const ENGLISH: FindingTexts = { rules, phrases: { ...phrases, ...details } }

/** What is stored and sent beside phrases, for whoever knows none. */
export const english = (text: Says): string => textIn(ENGLISH, text) ?? ''
