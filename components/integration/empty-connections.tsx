import { useTranslations } from 'use-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { AddConnectionButton } from './add-connection-button'
import { ProviderButton } from './provider-button'
import { useConnectionDrawer } from './use-connection-drawer'

const STARTERS = ['slack', 'email', 'webhook'] as const

/** What connections are for, and the three that most begin with. */
export function EmptyConnections() {
  const t = useTranslations('integration')
  const { show } = useConnectionDrawer()
  return (
    <div className="grid gap-2 pb-8">
      <EmptyState
        title={t('empty.title')}
        description={t('empty.text')}
        action={<AddConnectionButton size="lg" />}
        className="pt-12"
      />
      <section aria-labelledby="starters" className="mx-auto grid w-full max-w-3xl gap-3 px-4 sm:px-5">
        <h3 id="starters" className="text-center text-12 text-3">
          {t('empty.starters')}
        </h3>
        <div className="grid gap-3 sm:grid-cols-3">
          {STARTERS.map((type) => (
            <ProviderButton key={type} type={type} onChoose={(chosen) => show({ kind: 'add', type: chosen })} />
          ))}
        </div>
      </section>
    </div>
  )
}
