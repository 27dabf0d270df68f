import { useTranslations } from 'use-intl'
import { Select } from '@/components/ui/select'
import { type Trigger, WEEKDAYS } from '@/lib/contract/recipe-parts'
import { LineInput, Word } from './step'
import { useWeekdays } from './use-weekdays'

type Schedule = Extract<Trigger, { type: 'schedule' }>

const PERIODS = ['day', 'week', 'month'] as const
const DAYS = Array.from({ length: 28 }, (_, index) => String(index + 1))

export function ScheduleFields({ trigger, onChange }: { trigger: Schedule; onChange: (trigger: Trigger) => void }) {
  const t = useTranslations('recipes.when')
  const weekdays = useWeekdays('long')
  const { config } = trigger
  const set = (more: Partial<Schedule['config']>) => onChange({ ...trigger, config: { ...config, ...more } })
  return (
    <>
      <Select
        label={t('every')}
        value={config.every}
        onValueChange={(every) => set({ every })}
        options={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
      />
      {config.every === 'week' && (
        <>
          <Word>{t('on')}</Word>
          <Select
            label={t('weekday')}
            value={config.weekday}
            onValueChange={(weekday) => set({ weekday })}
            options={WEEKDAYS.map((value) => ({ value, label: weekdays[value] }))}
          />
        </>
      )}
      {config.every === 'month' && (
        <>
          <Word>{t('onDay')}</Word>
          <Select
            label={t('day')}
            value={String(config.day)}
            onValueChange={(day) => set({ day: Number(day) })}
            options={DAYS.map((value) => ({ value, label: value }))}
          />
        </>
      )}
      <Word>{t('atTime')}</Word>
      <LineInput
        type="time"
        aria-label={t('at')}
        value={config.at}
        onChange={(event) => set({ at: event.target.value })}
        className="w-auto!"
      />
      <p className="w-full text-12 text-3">{t('zone')}</p>
    </>
  )
}
