import { sitePages } from '@/lib/domain/site-pages'
import { heading, pair, paragraph } from './blocks'
import type { PdfInput } from './input'
import { PAGE, STYLES } from './look'
import type { Paper } from './paper'
import { table } from './table'

/** What a full scan walked over: the pages of the site, and the services on its address. */
export function pages(paper: Paper, { result }: PdfInput): void {
  const { words } = paper.voice
  const { pages: own, hasMore, ports, why } = sitePages(result)
  heading(paper, 'H1', words('report.tabs.pages'), { gap: 10 })
  heading(paper, 'H2', words('report.pages.title'), { gap: 4, keep: 60 })
  if (own) {
    const columns = [
      { title: words('report.pages.address'), share: 6 },
      { title: words('report.pages.name'), share: 4 },
      { title: words('report.pages.status'), share: 1.4, isNumber: true },
    ]
    const rows = own.map(({ url, status, title }) => [
      { text: url, style: STYLES.code },
      { text: title || words('report.pages.untitled'), style: STYLES.muted },
      { text: String(status ?? '') },
    ])
    table(paper, words('report.pages.title'), columns, rows)
    if (hasMore) paragraph(paper, words('report.pages.more'), STYLES.small)
  } else paragraph(paper, words('report.pages.none'), STYLES.muted)
  paper.space(10)
  heading(paper, 'H2', words('report.pages.ports'), { gap: 4 })
  if (ports && ports.length > 0)
    for (const { port, service } of ports)
      pair(paper, words('report.pages.port', { port: String(port) }), service, PAGE.left)
  else paragraph(paper, why || words(ports ? 'report.pages.noPorts' : 'report.pages.portsNone'), STYLES.muted)
}
