import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorPanel } from '@/components/ui/error-panel'
import type { Finder } from './use-finder'
import { useSourceOf } from './use-source'

/** What the sample directory has. */
const EXAMPLE = { keyword: 'dentist', location: 'Springfield', country: '', radius: 10 } as const

/** Nothing was searched for yet. */
export function IdleFinder({ finder }: { finder: Finder }) {
  const t = useTranslations('finder')
  const { name, isSample } = useSourceOf(finder)
  const { question, searchFor } = finder
  const [error, setError] = useState<unknown>(null)
  function handleExample() {
    setError(null)
    searchFor({ ...EXAMPLE, provider: question.provider }).catch(setError)
  }
  if (error !== null) return <ErrorPanel title={t('failed', { source: name })} error={error} onRetry={handleExample} />
  return (
    <Card>
      <EmptyState
        icon={<Search />}
        title={t('idle.title')}
        description={t('idle.text', { source: name })}
        action={isSample && <Button onClick={handleExample}>{t('idle.example')}</Button>}
        className="py-14"
      />
    </Card>
  )
}
