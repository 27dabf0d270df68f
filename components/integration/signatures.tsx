import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CodeBlock } from '@/components/ui/code-block'
import { Segmented } from '@/components/ui/segmented'
import { SNIPPETS } from '@/lib/automation/signature-snippets'

const LANGUAGES = ['node', 'php', 'python', 'shell'] as const
/** As they call themselves. */
const NAMES = { node: 'Node.js', php: 'PHP', python: 'Python', shell: 'Shell' } as const

/** How a receiver finds out that a message is ours and was not changed on its way. */
export function Signatures() {
  const t = useTranslations('integration.signatures')
  const [language, setLanguage] = useState<(typeof LANGUAGES)[number]>('node')
  return (
    <div className="grid gap-3">
      <p className="text-13 text-pretty text-2">{t('text')}</p>
      <Segmented
        label={t('language')}
        value={language}
        onValueChange={setLanguage}
        options={LANGUAGES.map((value) => ({ value, label: NAMES[value] }))}
        className="justify-self-start"
      />
      <CodeBlock code={SNIPPETS[language]} label={NAMES[language]} isWhole />
      <p className="text-12 text-3">{t('raw')}</p>
    </div>
  )
}
