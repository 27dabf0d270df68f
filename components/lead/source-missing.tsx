import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Note } from '@/components/ui/note'
import { ImportLink } from './source-choice'
import type { Finder } from './use-finder'
import { readyBeside, useSourceOf } from './use-source'

/** Says what the operator sets, and offers what works without it. */
export function SourceMissing({ finder }: { finder: Finder }) {
  const t = useTranslations('finder')
  const { row, name } = useSourceOf(finder)
  const { question, choose } = finder
  const others = readyBeside(finder.sources.data, question.provider)
  const { provider: _, ...typed } = question
  return (
    <Note
      className="mt-4"
      title={t('missing.title', { source: name })}
      actions={
        <>
          {others.map((other) => (
            <Button key={other} size="sm" onClick={() => choose(other, typed)}>
              {t('missing.use', { source: t(`source.${other}`) })}
            </Button>
          ))}
          <ImportLink />
        </>
      }
    >
      <p className="text-2">
        {t.rich(others.length > 0 ? 'missing.text' : 'missing.alone', {
          setting: () => <code className="mono text-1">{row?.reason ?? ''}</code>,
        })}
      </p>
    </Note>
  )
}
