import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CodeBlock } from '@/components/ui/code-block'
import { Tabs } from '@/components/ui/tabs'
import type { Finding } from '@/lib/contract/scan-result'
import { platformToOpen } from '@/lib/domain/platforms'
import { storage } from '@/lib/browser/storage'
import { useSitePlatforms } from './site-platforms'
import { useWork } from './work'

/** What a person runs is the same for every finding. */
const PLATFORM_KEY = 'soteria:platform'

/** What to change, and the lines to copy for the platform in use. */
export function Fix({ finding }: { finding: Finding }) {
  const t = useTranslations('scan')
  const work = useWork()(finding)
  return (
    <div className="grid gap-2">
      <p className="text-13 text-pretty">{finding.remediation}</p>
      <p className="text-12 text-3">{t('takes', work)}</p>
      <Snippets snippets={finding.snippets} />
    </div>
  )
}

function Snippets({ snippets }: Pick<Finding, 'snippets'>) {
  const t = useTranslations('scan')
  const [chosen, setChosen] = useState(() => storage.get(PLATFORM_KEY))
  const seen = useSitePlatforms()
  const perPlatform = Map.groupBy(snippets, (snippet) => snippet.platform)
  const platforms = [...perPlatform.keys()]
  const [first] = platforms
  if (!first) return null

  const blocks = (platform: typeof first) =>
    perPlatform
      .get(platform)
      ?.map(({ code }) => (
        <CodeBlock
          key={code}
          code={code}
          label={t('fixFor', { platform: t(`platform.${platform}`) })}
          className="pt-2"
        />
      ))
  if (platforms.length === 1) return blocks(first)
  const tabs = platforms.map((platform) => ({
    value: platform,
    label: t(`platform.${platform}`),
    content: blocks(platform),
  }))
  return (
    <Tabs
      label={t('platforms')}
      listClassName="print:hidden"
      tabs={tabs}
      value={platformToOpen(platforms, seen, chosen)}
      onValueChange={(platform) => {
        storage.set(PLATFORM_KEY, platform)
        setChosen(platform)
      }}
    />
  )
}
