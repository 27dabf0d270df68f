import { useMutation } from '@tanstack/react-query'
import { reportApi } from '@/lib/contract/report'
import { pageError } from '@/lib/browser/errors'
import { call } from '@/lib/browser/http'

/**
 * The report as PDF; its name comes from the server. Whatever else comes back, the page of a proxy for instance, is no
 * report.
 */
export const useDownloadReport = (workspace: string) =>
  useMutation({
    mutationFn: async ({ report, view }: { report: string; view: 'full' | 'owner' }) => {
      const file = await call(reportApi.download, { params: { workspace, report }, query: { view } })
      if ((await file.blob.slice(0, 5).text()) !== '%PDF-') throw pageError('pdf_unreadable')
      return file
    },
  })
