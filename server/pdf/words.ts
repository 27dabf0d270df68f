import { createTranslator } from 'use-intl/core'
import { pdf } from '@/lib/messages/en/pdf'
import { report } from '@/lib/messages/en/report'
import { scan } from '@/lib/messages/en/scan'
import { ui } from '@/lib/messages/en/ui'

/** The words of the screen, and the few that only paper needs. */
export const words = createTranslator({ locale: 'en', messages: { pdf, report, scan, ui } })
