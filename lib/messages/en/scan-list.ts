/** What a list of scans says, apart from the rest, so that the history need not load that. */
export const scanList = {
  unknownAsset: 'Unknown Asset',
  type: { light_scan: 'Light scan', full_scan: 'Full scan', lead_scan: 'Lead scan', other: 'Scan' },
  status: { queued: 'Queued', running: 'Running', completed: 'Completed', failed: 'Failed', stopped: 'Stopped' },
  percent: '{percent, number}%',
  stillOpen: {
    now: {
      full: 'Still open after this scan, from the full scan on {date} ({grade}): {list}',
      light: 'Still open after this scan, from the light scan on {date} ({grade}): {list}',
    },
    past: {
      full: 'Was still open after this scan, from the full scan on {date} ({grade}): {list}',
      light: 'Was still open after this scan, from the light scan on {date} ({grade}): {list}',
    },
    was: '{count, plural, one {# finding from an earlier report was} other {# findings from earlier reports were}} still open after this scan',
    included: 'Includes findings still open from an earlier scan',
    more: '{count, plural, one {and # more} other {and # more}}',
    why: 'What this scan couldn’t check stays open and counts in the grade.',
    open: 'Open that report',
  },
  actions: {
    stop: 'Stop',
    stopping: 'Stopping…',
    stopMany: '{count, plural, one {Stop # scan} other {Stop # scans}}',
    runAgain: 'Run again',
    verifyForFull: 'Verify to run a full scan',
    runFull: 'Run full scan',
    startLight: 'Start light scan',
    startFull: 'Start full scan',
    openReport: 'Open report',
    watch: 'View progress',
    retry: 'Retry',
    history: 'History',
    openSite: 'Open site',
    assets: 'Assets',
    details: 'Scan details',
  },
} as const
