import { useTranslations } from 'use-intl'
import { Select } from '@/components/ui/select'
import { withTrigger } from '@/lib/automation/draft'
import { ABOUT, type TriggerType } from '@/lib/contract/recipe-parts'
import { Problem } from './problem'
import { Line, Step } from './step'
import { TriggerSettings } from './trigger-settings'
import { partProps, useEditor } from './use-editor'

const TYPES = Object.keys(ABOUT) as TriggerType[]

/** What the recipe waits for. */
export function WhenStep() {
  const t = useTranslations('recipes.when')
  const { draft, change } = useEditor()
  const { trigger } = draft
  return (
    <Step title={t('title')}>
      <div {...partProps('trigger')} className="grid w-full gap-2">
        <Line>
          <Select
            label={t('trigger')}
            value={trigger.type}
            onValueChange={(type) => change((before) => withTrigger(before, type))}
            options={TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
            className="max-w-full"
          />
          <TriggerSettings trigger={trigger} onChange={(next) => change((before) => ({ ...before, trigger: next }))} />
        </Line>
        {trigger.type === 'finding_new' && <p className="text-12 text-3">{t('newOnly')}</p>}
        <Problem of="trigger.*" />
      </div>
    </Step>
  )
}
