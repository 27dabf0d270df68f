import { FileUp } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '@/components/ui/button'
import { Segmented } from '@/components/ui/segmented'
import { LEAD_PROVIDERS, type LeadProvider } from '@/lib/contract/lead'
import { href } from '@/lib/domain/routes'
import type { Finder } from './use-finder'

type Typed = { keyword: string; location: string; country: string; radius: string }

/** Which source is asked. What was typed goes along. */
export function SourceChoice({ finder: { question, choose } }: { finder: Finder }) {
  const t = useTranslations('finder')
  const { getValues } = useFormContext<Typed>()
  function handleChange(provider: LeadProvider) {
    if (provider === question.provider) return
    const { keyword, location, country, radius } = getValues()
    choose(provider, { keyword: keyword.trim(), location: location.trim(), country, radius: Number(radius) })
  }
  return (
    <div className="flex items-center gap-2">
      <Segmented
        label={t('form.source')}
        value={question.provider}
        onValueChange={handleChange}
        options={LEAD_PROVIDERS.map((value) => ({ value, label: t(`source.${value}`) }))}
        className="min-w-0 max-sm:grow"
      />
      <ImportLink isShort />
    </div>
  )
}

/** A list that is there already needs no search. `isShort`: on a phone its sign alone. */
export function ImportLink({ isShort = false }: { isShort?: boolean }) {
  const t = useTranslations('finder.source')
  return (
    <ButtonLink href={`${href('leads')}?open=import`} variant="ghost" title={isShort ? t('file') : undefined}>
      <FileUp aria-hidden="true" />
      <span className={isShort ? 'max-sm:sr-only' : undefined}>{t('file')}</span>
    </ButtonLink>
  )
}
