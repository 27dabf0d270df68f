import { useTranslations } from 'use-intl'
import { DNS_PROVIDERS } from '@/lib/domain/dns-providers'
import { PROOF_HOST, PROOF_PATH } from './guide-facts'

export function VerifyGuide() {
  const t = useTranslations('help.verify')
  const asset = useTranslations('asset.verify')
  return (
    <div className="grid gap-4 text-13">
      <p>{t('intro')}</p>
      <ul className="grid list-disc gap-1 ps-5">
        <li>{t('dns', { host: PROOF_HOST })}</li>
        <li className="[overflow-wrap:anywhere]">{t('file', { path: PROOF_PATH })}</li>
        <li>{t('meta')}</li>
      </ul>
      <h3 className="font-strong">{t('where')}</h3>
      <dl className="grid gap-3">
        {DNS_PROVIDERS.map((provider) => (
          <div key={provider} className="grid gap-x-4 gap-y-0.5 border-t pt-3 sm:grid-cols-[144px_minmax(0,1fr)]">
            <dt className="font-medium">{asset(`providers.${provider}`)}</dt>
            <dd className="text-pretty text-2">{asset(`hints.${provider}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-2">{t('wait')}</p>
    </div>
  )
}
