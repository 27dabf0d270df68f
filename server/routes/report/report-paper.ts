import { ScanResult } from '@/lib/contract/scan-result'
import { isTimeZone } from '@/lib/contract/time-zone'
import { type Branding, Preferences } from '@/lib/contract/user'
import { fromBase64 } from '@/lib/domain/base64'
import { exportName } from '@/lib/exports/file-name'
import { isCompleted, isFinished } from '@/lib/domain/scan-status'
import type { Account } from '@/server/api/env'
import type { workspaces } from '@/server/db/schema'
import { HttpError } from '@/server/errors'
import type { Brand } from '@/server/pdf/input'
import { brandingOf } from '@/server/records/branding'
import type { Deps } from '@/server/records/deps'
import { mayHideProduct } from '@/server/routes/brand/branding'
import { findingStates } from '@/server/routes/finding/finding-states'
import type { Settings } from '@/server/settings'
import { findReport } from './report'

type Asked = {
  user: Account
  workspace: Pick<typeof workspaces.$inferSelect, 'client_name' | 'description'>
  id: string
  locale: string
}

/** A report as a PDF, and what the file is called. Throws when there is none to print. */
export async function reportPaper(
  deps: Pick<Deps, 'db' | 'settings' | 'printReport'>,
  { user, workspace, id, locale }: Asked,
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
  const { productName } = deps.settings
  const branding = await brandingOf(db, user)
  const isProductHidden = branding.hide_powered_by === true && mayHideProduct(user)
  const brand = { ...brandOf(branding, deps.settings), product: isProductHidden ? null : productName }
  const timeZone = user.timezone && isTimeZone(user.timezone) ? user.timezone : 'UTC'
  const client = { name: workspace.client_name, description: workspace.description }
  const pdf = await deps.printReport({
    report,
    result,
    states,
    brand,
    client,
    timeZone,
    locale,
    formats: Preferences.parse(user.preferences),
  })
  return { pdf, name: exportName(result, productName, 'pdf') }
}

type Product = Pick<Settings, 'productName' | 'productColour' | 'productLogo'>

/**
 * What the account chose over what the reseller did. An image stored with the account is drawn. An address is not:
 * making a report asks nobody outside.
 */
function brandOf(branding: Branding, { productName, productColour, productLogo }: Product): Omit<Brand, 'product'> {
  const { company_name, primary, logo_url, report_footer, support_email } = branding
  const [, data] = /^data:image\/(?:png|jpeg);base64,([A-Za-z0-9+/=]+)$/.exec(logo_url ?? '') ?? []
  return {
    name: company_name || productName,
    colour: /^#[0-9a-f]{6}$/i.test(primary ?? '') ? (primary ?? null) : productColour,
    // Nobody's logo stands beside the name of somebody else.
    logo: data ? fromBase64(data) : company_name || logo_url ? null : productLogo,
    footer: report_footer || null,
    contact: support_email || null,
  }
}
