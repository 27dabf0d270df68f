import { Hono } from 'hono'
import { reportApi } from '@/lib/contract/report'
import { attachment } from '@/server/attachment'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import { localeFor } from '@/server/voice'
import { reportPaper } from './report-paper'

export const reportDownloadRoutes = new Hono<Env>()

serve(
  reportDownloadRoutes,
  reportApi.download,
  async ({ c, deps, db, user, workspace, query: { view }, report: { id } }) => {
    const locale = localeFor(workspace.settings.report_language ?? user.locale, c.req.header('accept-language'))
    const { pdf, name } = await reportPaper({ ...deps, db }, { user, workspace, id, locale, view })
    return new Response(pdf, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': attachment(name),
        'cache-control': 'private, no-store',
      },
    })
  },
)
