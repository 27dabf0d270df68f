import { useTranslations } from 'use-intl'
import { Checkbox } from '@/components/ui/checkbox'
import { Select } from '@/components/ui/select'
import { useIsBare } from '@/lib/api/recipe'
import { Problem } from './problem'
import { Line, Step, Word } from './step'
import { partProps, useEditor } from './use-editor'

const LIMITS = [0, 15, 60, 240, 720, 1_440, 10_080]

/** How often at most, and what becomes of the rest. */
export function LimitStep() {
  const t = useTranslations('recipes.limit')
  const { draft, change } = useEditor()
  const isBare = useIsBare()
  const { throttle_minutes: minutes, collect, quiet } = draft
  const label = (value: number) => {
    if (value === 0) return t('none')
    if (value % 1_440 === 0) return t('days', { count: value / 1_440 })
    return value % 60 === 0 ? t('hours', { count: value / 60 }) : t('minutes', { count: value })
  }
  const values = LIMITS.includes(minutes) ? LIMITS : [...LIMITS, minutes].toSorted((a, b) => a - b)
  return (
    <Step title={t('title')}>
      <div {...partProps('limit')} className="grid w-full gap-1">
        <Line>
          <Select
            label={t('label')}
            value={String(minutes)}
            onValueChange={(value) =>
              change((before) => ({
                ...before,
                throttle_minutes: Number(value),
                collect: Number(value) > 0 && before.collect,
              }))
            }
            options={values.map((value) => ({ value: String(value), label: label(value) }))}
          />
          {minutes > 0 && <Word>{t('site')}</Word>}
        </Line>
        <Problem of="throttle_minutes" />
      </div>
      {minutes > 0 && !isBare && (
        <Checkbox
          checked={collect}
          onCheckedChange={(on) => change((before) => ({ ...before, collect: on }))}
          label={t('collect')}
        />
      )}
      {!isBare && (
        <Checkbox
          checked={quiet === 'wait'}
          onCheckedChange={(on) => change((before) => ({ ...before, quiet: on ? 'wait' : 'send' }))}
          label={t('quiet')}
        />
      )}
    </Step>
  )
}
