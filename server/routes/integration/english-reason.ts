import type { Reason } from '@/lib/automation/reason'
import { reasonText } from '@/server/connections/broken-mail'
import { voiceOf } from '@/server/voice'

/** For whoever does not know the key. */
export const englishReason = async (reason: Reason) => reasonText(await voiceOf('en'), reason)
