import { createRequire } from 'node:module'

const insideJest = createRequire(createRequire(import.meta.resolve('jest')).resolve('@jest/core'))
const { default: Sequencer } = insideJest('@jest/test-sequencer')

/** What takes longest comes first, so that no worker ends long after the others. A fresh copy has no times to know it by. */
const LONGEST = [
  'server/routes/isolation.test.ts',
  'server/automation/month.test.ts',
  'components/faults.test.tsx',
  'components/faults-second.test.tsx',
  'server/contract-coverage.test.ts',
  'server/crash.test.ts',
  'components/write-faults.test.tsx',
  'components/words.test.tsx',
  'lib/browser/faults.test.ts',
  'server/node.test.ts',
  'server/api/audit.test.ts',
  'server/routes/report/report-download.test.ts',
  'components/lead/leads-file.test.tsx',
  'server/leads/duplicates.test.ts',
  'server/routes/quarter.test.ts',
  'components/report/report-triage.test.tsx',
  'components/dashboard/dashboard-week.test.tsx',
  'server/automation/match-events.test.ts',
  'components/widget/widget-screen.test.tsx',
  'server/access-matrix.test.ts',
  'server/invoices/invoices.test.ts',
  'components/setting/setting-screen.test.tsx',
  'components/shell/gated-shell.test.tsx',
  'components/dashboard/dashboard-screen.test.tsx',
  'components/recipe/recipe-editor.test.tsx',
  'components/integration/integration-screen.test.tsx',
  'server/routes/public/contract.test.ts',
  'components/asset/asset-screen.test.tsx',
  'components/checklist/checklist-screen.test.tsx',
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
