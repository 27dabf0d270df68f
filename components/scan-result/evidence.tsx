import { useTranslations } from 'use-intl'
import { CodeBlock } from '@/components/ui/code-block'
import type { Evidence } from '@/lib/contract/scan-result'
import { Facts } from './facts'

/** What was asked and what came back. Everything here is text of a stranger's site: it is shown as text and nothing else. */
export function EvidenceList({ evidence }: { evidence: readonly Evidence[] }) {
  return (
    <ul className="grid gap-4">
      {evidence.map((item, index) => (
        // The list of a stored finding never changes.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index} className="grid gap-2">
          <EvidenceItem item={item} />
        </li>
      ))}
    </ul>
  )
}

function EvidenceItem({ item }: { item: Evidence }) {
  const t = useTranslations('scan')
  return (
    <>
      <p className="text-13 text-2">
        {item.label}
        {item.status !== undefined && <span className="tabular-nums"> · {t('httpStatus', { status: String(item.status) })}</span>}
      </p>
      {item.url && <p className="mono text-2 [overflow-wrap:anywhere]">{item.url}</p>}
      {item.request && <CodeBlock code={item.request} label={t('request')} />}
      {item.excerpt && <CodeBlock code={item.excerpt} label={t('response')} />}
      {item.data && Object.keys(item.data).length > 0 && <Facts value={item.data} />}
    </>
  )
}
