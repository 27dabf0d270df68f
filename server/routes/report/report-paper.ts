import { ScanResult } from '@/lib/contract/scan-result'
import { isTimeZone } from '@/lib/contract/time-zone'
import { Preferences } from '@/lib/contract/user'
import { exportName } from '@/lib/exports/file-name'
import { isCompleted, isFinished } from '@/lib/domain/scan-status'
import type { Account } from '@/server/api/env'
import type { Db } from '@/server/db/db'
import type { workspaces } from '@/server/db/schema'
import { HttpError } from '@/server/errors'
import type { Brand, PdfInput } from '@/server/pdf/input'
import { type Brand as Shown, brandFor, logoBytes } from '@/server/records/brand'
import type { Deps } from '@/server/records/deps'
import { earlierFindings } from '@/server/records/report-carried'
import { findingStates } from '@/server/routes/finding/finding-states'
import type { Settings } from '@/server/settings'
import { findReport } from './report'

type Asked = {
  user: Account
  workspace: Pick<typeof workspaces.$inferSelect, 'client_name' | 'description'>
  id: string
  locale: string
  view?: PdfInput['view']
}

/** A report as a PDF, and what the file is called. Throws when there is none to print. */
export async function reportPaper(
  deps: Pick<Deps, 'db' | 'settings' | 'printReport'>,
  { user, workspace, id, locale, view = 'full' }: Asked,
) {
  const { db } = deps
  const report = await findReport(db, user, id)
  if (!isFinished(report)) throw new HttpError(409, 'scan_not_finished')
  if (!report.scan_result) throw new HttpError(409, isCompleted(report) ? 'scan_without_result' : 'scan_failed')
  const { data: result } = ScanResult.safeParse(report.scan_result)
  if (!result) throw new HttpError(422, 'result_not_structured')
  const states = await findingStates(db, {
    asset_id: report.asset_id ?? '',
    completed_at: report.completed_at ? new Date(report.completed_at) : null,
    result,
  })
  const shown = await brandFor(db, deps.settings, { account: user.id })
  const brand = { ...(await paperBrand(db, shown, deps.settings)), product: shown.madeWith }
  const timeZone = user.timezone && isTimeZone(user.timezone) ? user.timezone : 'UTC'
  const client = { name: workspace.client_name, description: workspace.description }
  const pdf = await deps.printReport({
    report,
    result,
    states,
    earlier: await earlierFindings(db, id),
    view,
    brand,
    client,
    timeZone,
    locale,
    formats: Preferences.parse(user.preferences),
  })
  return { pdf, name: exportName(result, shown.name, 'pdf') }
}

/** A logo that is kept is drawn. An address of one is not: making a report asks nobody outside. */
async function paperBrand(
  db: Db,
  shown: Shown,
  { productLogo }: Pick<Settings, 'productLogo'>,
): Promise<Omit<Brand, 'product'>> {
  const hasOwn = !shown.isProduct || shown.logo.light !== null || shown.logo.address !== null
  return {
    name: shown.name,
    colour: shown.primary,
    // Nobody's logo stands beside the name of somebody else.
    logo: hasOwn ? await logoBytes(db, shown) : productLogo,
    footer: shown.footer,
    contact: shown.contact ?? shown.supportEmail,
  }
}
