import { useTranslations } from 'use-intl'
import { CodeBlock } from '@/components/ui/code-block'
import { RESELLER_STEPS } from './guide-facts'

export function ResellerGuide() {
  const t = useTranslations('help.reseller')
  return (
    <div className="grid gap-4 text-13">
      <p className="max-w-[72ch] text-pretty">{t('intro')}</p>
      <ol className="grid list-decimal gap-3 ps-5">
        {RESELLER_STEPS.map((step) => (
          <li key={step.name}>
            <p className="max-w-[72ch] text-pretty">{t(step.name)}</p>
            {'code' in step && <CodeBlock code={step.code} label={t(`${step.name}Code`)} className="mt-1" />}
          </li>
        ))}
      </ol>
    </div>
  )
}
