import { Component, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorPanel } from '@/components/ui/error-panel'

type State = { error: unknown; hasFailed: boolean }

/** Keeps the frame when a screen throws. React has no function for this. */
export class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, hasFailed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <Broken error={this.state.error} onRetry={() => this.setState({ error: null, hasFailed: false })} />
  }
}

function Broken({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations('shell')
  return (
    <div className="grid gap-3">
      <h1 id="page-title" tabIndex={-1} className="text-20 font-strong">
        {t('brokenTitle')}
      </h1>
      <p className="text-2">{t('broken')}</p>
      <ErrorPanel error={error} onRetry={onRetry} />
    </div>
  )
}
