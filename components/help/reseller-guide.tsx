import { useTranslations } from 'use-intl'
import { CodeBlock } from '@/components/ui/code-block'

/** The way of a build to a domain of one's own, as README.md tells it; some steps come with the line to copy. */
const STEPS = [
  { name: 'files' },
  { name: 'move', code: 'node out/soteria-embed.mjs --base /portal --api https://api.example.com' },
  { name: 'brand', code: '{\n  "productName": "Acme Shield",\n  "colors": { "brand": "#0a7d4b" },\n  "logo": { "light": "/logo.svg" }\n}' },
  { name: 'origins', code: 'CORS_ORIGINS=https://portal.example.com' },
  { name: 'frame', code: 'node out/soteria-embed.mjs --parents https://www.example.com' },
] as const

export function ResellerGuide() {
  const t = useTranslations('help.reseller')
  return (
    <div className="grid gap-4 text-13">
      <p className="max-w-[72ch] text-pretty">{t('intro')}</p>
      <ol className="grid list-decimal gap-3 ps-5">
        {STEPS.map((step) => (
          <li key={step.name}>
            <p className="max-w-[72ch] text-pretty">{t(step.name)}</p>
            {'code' in step && <CodeBlock code={step.code} label={t(`${step.name}Code`)} className="mt-1" />}
          </li>
        ))}
      </ol>
    </div>
  )
}
