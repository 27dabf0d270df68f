import { DEFAULT_MESSAGE } from '@/lib/domain/plans'
import { USAGE_LIMIT_MESSAGE } from '@/lib/domain/usage'

/** What the page says by itself of a call that failed. The other languages have the same in `errors`. */
export const pageErrors = {
  // of spec section 8
  action_failed: 'Error performing action',
  no_response: 'No response received from the server',
  /** A write without a network, which is not sent. */
  offline: 'You’re offline. Reconnect to continue.',
  setup_failed: 'Request setup error',
  scans_unread: 'Failed to fetch scans',
  scan_unread: 'Failed to fetch scan details',
  scan_not_started: 'Failed to start scan',
  report_ids_missing: 'Missing workspace ID or asset ID. Cannot fetch report.',
  no_workspace: 'No workspace selected',
  higher_plan: DEFAULT_MESSAGE,
  usage_limit: USAGE_LIMIT_MESSAGE,
  /** 419 without words of the server. */
  old_token: 'This page was open too long. Reload it and try again.',
  too_many_requests: 'Too many requests.',
  pdf_unreadable: 'The server didn’t return a PDF. Nothing was saved.',
  data_unreadable: 'The server didn’t return your data. Nothing was saved.',
  answer_unreadable: 'The server’s response couldn’t be read.',
} as const

export type PageError = keyof typeof pageErrors
