import { Bell, BellRing } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { askForEndNotices, refuseEndNotices, useEndNotices } from '@/stores/end-notices'

/**
 * Turns the browser's own notifications of ended scans on and off. Where the browser refuses, it says so. The button
 * stays where the focus is.
 */
export function NotifyAtEnd() {
  const t = useTranslations('shell.scans.notices')
  const state = useEndNotices()
  const isOn = state === 'on'
  const isRefused = !isOn && state !== 'off'
  const ask = () => void askForEndNotices({ title: t('hello'), body: t('helloText') })
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Button
        variant="ghost"
        size="sm"
        aria-disabled={isRefused || undefined}
        onClick={isRefused ? undefined : isOn ? refuseEndNotices : ask}
      >
        {isOn ? <BellRing aria-hidden="true" className="text-brand-text" /> : <Bell aria-hidden="true" />}
        {t(isOn ? 'off' : 'ask')}
      </Button>
      <span aria-live="polite" className="max-w-prose px-2 text-12 text-pretty text-2">
        {state !== 'off' && t(state)}
      </span>
    </span>
  )
}
