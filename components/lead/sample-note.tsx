import { useTranslations } from 'use-intl'
import { Note } from '@/components/ui/note'
import type { Finder } from './use-finder'
import { useSourceOf } from './use-source'

/** In try-out mode: none of this is real. */
export function SampleNote({ finder }: { finder: Finder }) {
  const t = useTranslations('finder.sample')
  return useSourceOf(finder).isSample ? (
    <Note title={t('title')}>
      <p className="text-2">{t('text')}</p>
    </Note>
  ) : null
}
