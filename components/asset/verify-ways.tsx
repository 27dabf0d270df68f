import { Download, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, ButtonLink } from '@/components/ui/button'
import { CopyField } from '@/components/ui/copy-button'
import { Select } from '@/components/ui/select'
import { useDownloadVerification } from '@/lib/api/asset-change'
import { isShop, SHOP_HOST, useDemoShop } from '@/lib/api/demo'
import type { Asset, Verification } from '@/lib/contract/asset'
import { DNS_PROVIDERS } from '@/lib/domain/dns-providers'
import { saveFile } from '@/lib/browser/save-file'

type Props = { asset: Asset; verification: Verification }

/** Also when there is a port or a path behind the address. */
export function isIp({ type, value }: Asset) {
  const host = type === 'url' ? (URL.parse(value)?.hostname ?? '') : value
  return host.includes(':') || /^\d{1,3}(?:\.\d{1,3}){3}$/.test(host)
}

export function DnsWay({ verification: { dns } }: Pick<Props, 'verification'>) {
  const t = useTranslations('asset.verify')
  const [provider, setProvider] = useState<(typeof DNS_PROVIDERS)[number]>('cloudflare')
  return (
    <div className="grid gap-5">
      <div className="flex items-start justify-between gap-4">
        <p className="text-2">{t('dnsIntro')}</p>
        <Select
          label={t('provider')}
          value={provider}
          onValueChange={setProvider}
          options={DNS_PROVIDERS.map((value) => ({ value, label: t(`providers.${value}`) }))}
          className="flex-none"
        />
      </div>
      <CopyField label={t('host')} value={dns.host} />
      <CopyField label={t('value')} value={dns.value} />
      <p className="text-12 text-3">
        {t(`hints.${provider}`)} {t('ttl')}
      </p>
    </div>
  )
}

export function FileWay({ asset, verification: { file } }: Props) {
  const t = useTranslations('asset.verify')
  const download = useDownloadVerification(asset.id)
  const origin = originOf(asset)
  const shop = useDemoShop(URL.parse(origin)?.hostname === SHOP_HOST)
  return (
    <div className="grid gap-5">
      <p className="text-2">{t('fileIntro')}</p>
      <p className="flex flex-wrap gap-2">
        <Button
          pending={download.isPending}
          onClick={() =>
            download.mutate(undefined, { onSuccess: ({ blob, filename }) => saveFile(blob, filename ?? file.name) })
          }
        >
          <Download aria-hidden="true" />
          {t('download')}
        </Button>
        {shop && isShop(origin, shop) && (
          <ButtonLink
            href={`${shop}?proof=${encodeURIComponent(file.content)}#ownership`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <ExternalLink aria-hidden="true" />
            {t('demoShop')}
          </ButtonLink>
        )}
      </p>
      <CopyField label={t('fileAddress')} value={originOf(asset) + file.path} />
      <CopyField label={t('fileContent')} value={file.content} />
    </div>
  )
}

export function MetaWay({ asset, verification: { meta } }: Props) {
  const t = useTranslations('asset.verify')
  return (
    <div className="grid gap-5">
      <p className="text-2 [overflow-wrap:anywhere]">
        {t('metaIntro', { asset: asset.type === 'url' ? asset.value : `${originOf(asset)}/` })}
      </p>
      <CopyField label={t('tag')} value={meta.tag} />
    </div>
  )
}

function originOf({ type, value }: Asset) {
  if (type === 'url') return URL.parse(value)?.origin ?? value
  return `https://${value.includes(':') ? `[${value}]` : value}`
}
