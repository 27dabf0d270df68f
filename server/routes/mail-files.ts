import { contractMailFile } from '@/server/contracts/file'
import type { Attachment } from '@/server/db/schema/delivery'
import type { MailFile } from '@/server/mail'
import { brandFor, logoFile } from '@/server/records/brand'
import { reportFile } from './report/report-file'

/** What a mail has with it, read or made when it is sent. Null: it is not there any more. */
export const mailFiles =
  (reporting: Parameters<typeof reportFile>[0]) =>
  async (workspace: string, each: Attachment): Promise<MailFile | null> => {
    const { db, settings } = reporting
    if ('report' in each) return reportFile(reporting, workspace, each.report)
    if ('contractFile' in each) return contractMailFile(db, each.contractFile)
    return logoFile(db, await brandFor(db, settings, { account: each.logoOf }))
  }
