/** The texts of spec section 8. */
export const ERROR_TEXT = {
  fallback: 'Error performing action',
  noResponse: 'No response received from the server',
  setup: 'Request setup error',
  fetchScans: 'Failed to fetch scans',
  fetchScanDetails: 'Failed to fetch scan details',
  startScan: 'Failed to start scan',
  missingReportIds: 'Missing workspace ID or asset ID. Cannot fetch report.',
  noWorkspace: 'No workspace selected',
} as const

type Details = {
  status?: number
  /** True when the text came from the server and not from us. */
  fromServer?: boolean
  /** 422: what is wrong with which field. */
  fields?: Record<string, string[]>
  /** 403: the plan that would admit. */
  upgrade?: { feature: string; plans: string[]; link: string }
  retryAfterSeconds?: number
  requestId?: string
}

/** Every failed call ends as one of these. `status` is undefined when there was no answer. */
export class ApiError extends Error {
  readonly details: Details
  constructor(message: string, details: Details = {}, options?: ErrorOptions) {
    super(message || ERROR_TEXT.fallback, options)
    this.name = 'ApiError'
    this.details = details
  }
  get status() {
    return this.details.status
  }
  get fields() {
    return this.details.fields
  }
  get requestId() {
    return this.details.requestId
  }
}

/** The one place that turns a failure into words: the server's message, else the error's own, else the fallback. */
export const errorText = (error: unknown, fallback: string = ERROR_TEXT.fallback) => (error instanceof Error && error.message) || fallback

/** For scans: the server's message, else the text of the specification for what was tried. */
export const scanErrorText = (error: unknown, fallback: string) => (error instanceof ApiError && error.details.fromServer ? error.message : fallback)
