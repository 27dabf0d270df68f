import { createRequire } from 'node:module'

const insideJest = createRequire(createRequire(import.meta.resolve('jest')).resolve('@jest/core'))
const { default: Sequencer } = insideJest('@jest/test-sequencer')

/** What takes longest comes first, so that no worker ends long after the others. A fresh copy has no times to know it by. */
const LONGEST = [
  'components/faults.test.tsx',
  'components/faults-second.test.tsx',
  'components/faults-third.test.tsx',
  'server/routes/report/report-download.test.ts',
  'components/write-faults.test.tsx',
  'server/node.test.ts',
  'server/routes/isolation.test.ts',
  'components/shell/tell-ends.test.tsx',
  'server/crash.test.ts',
  'components/shell/gated-shell.test.tsx',
  'components/report/report-screen.test.tsx',
  'components/words.test.tsx',
  'components/integration/integration-screen.test.tsx',
  'server/scanner/hostile-full.test.ts',
  'components/report/report-triage.test.tsx',
  'components/asset/bulk-assets.test.tsx',
  'server/automation/match-events.test.ts',
  'components/shell/scan-tray.test.tsx',
  'server/routes/quarter.test.ts',
  'server/db/address-locks.test.ts',
]

export default class extends Sequencer {
  sort(tests) {
    const place = ({ path }) => {
      const found = LONGEST.findIndex((file) => path.endsWith(`/${file}`))
      return found < 0 ? LONGEST.length : found
    }
    return super.sort(tests).sort((a, b) => place(a) - place(b))
  }
}
