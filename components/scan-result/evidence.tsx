import { useTranslations } from 'use-intl'
import { CopyButton } from '@/components/ui/copy-button'
import { CodeBlock } from '@/components/ui/code-block'
import type { Evidence } from '@/lib/contract/scan-result'
import { saidData } from '@/lib/domain/fact-words'
import { visibleText } from '@/lib/domain/visible-text'
import { useSaid } from '@/lib/react/use-said'
import { curlOf } from './curl'
import { Facts } from './facts'

/**
 * What was asked and what came back. Everything here is text of a stranger's site: it is shown as text and nothing
 * else.
 */
export function EvidenceList({ evidence }: { evidence: readonly Evidence[] }) {
  return (
    <ul className="grid gap-4">
      {evidence.map((item, index) => (
        // The list of a stored finding never changes.
        <li key={index} className="grid gap-2">
          <EvidenceItem item={item} />
        </li>
      ))}
    </ul>
  )
}

function EvidenceItem({ item }: { item: Evidence }) {
  const t = useTranslations('scan')
  const said = useSaid()
  const curl = curlOf(item)
  return (
    <>
      <p className="text-13 text-2">
        {item.label}
        {item.status !== undefined && (
          <span className="tabular-nums"> · {t('httpStatus', { status: String(item.status) })}</span>
        )}
      </p>
      {item.url && (
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="mono min-w-0 text-2 [overflow-wrap:anywhere]">{visibleText(item.url)}</p>
          {curl && <CopyButton text={curl} label={t('curl')} />}
        </div>
      )}
      {item.request && <CodeBlock code={visibleText(item.request)} label={t('request')} />}
      {item.excerpt && <CodeBlock code={visibleText(item.excerpt)} label={t('response')} />}
      {item.data && Object.keys(item.data).length > 0 && <Facts value={saidData(item, said)} />}
    </>
  )
}
