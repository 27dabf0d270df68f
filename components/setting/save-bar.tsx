import type { ReactNode } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { SubmitButton } from '@/components/ui/form'
import { clockTime } from '@/lib/domain/format'

/** Under a form that stays on the screen: saves it, takes changes back, and says which of it is the case. */
export function SaveBar({ savedAt, children }: { savedAt: number | null; children: ReactNode }) {
  const t = useTranslations('setting')
  const options = { locale: useLocale(), timeZone: useTimeZone() }
  const { reset } = useFormContext()
  const { isDirty, isSubmitting } = useFormState()
  const state = isDirty ? t('unsaved') : savedAt === null ? '' : t('saved', { time: clockTime(savedAt, options) })
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2">
      <SubmitButton>{children}</SubmitButton>
      {isDirty && (
        <Button variant="ghost" disabled={isSubmitting} onClick={() => reset()}>
          {t('discard')}
        </Button>
      )}
      <span role="status" className="text-12 text-2">
        {state}
      </span>
    </div>
  )
}
