import { useTranslations } from 'use-intl'
import { Segmented } from '@/components/ui/segmented'
import { Select } from '@/components/ui/select'
import { conditionAbout, fieldsFor, type Row, row, withOperator } from '@/lib/automation/draft'
import { type Condition, CONDITION_FIELDS, type ConditionField, type Operator } from '@/lib/contract/recipe-parts'
import { AddMenu } from './add-menu'
import { ConditionValue } from './condition-value'
import { Problem } from './problem'
import { Line, RemoveButton, Step } from './step'
import { focusPart, partProps, useEditor } from './use-editor'

const MAX_CONDITIONS = 10

/** What must hold besides. */
export function IfStep() {
  const t = useTranslations('recipes.if')
  const { draft, change } = useEditor()
  const { conditions, match, trigger } = draft
  function add(field: ConditionField) {
    change((before) => ({ ...before, conditions: [...before.conditions, row(conditionAbout(field))] }))
    // It is there once React has drawn it.
    setTimeout(() => focusPart(`conditions.${conditions.length}`))
  }
  return (
    <Step title={t('title')}>
      {conditions.length > 1 && (
        <Segmented
          label={t('match')}
          value={match}
          onValueChange={(value) => change((before) => ({ ...before, match: value }))}
          options={[
            { value: 'all', label: t('all') },
            { value: 'any', label: t('any') },
          ]}
        />
      )}
      {conditions.length === 0 && <p className="text-13 leading-8 text-2">{t('none')}</p>}
      {conditions.map((condition, place) => (
        <ConditionRow key={condition.key} row={condition} place={place} />
      ))}
      <Problem of="conditions" />
      {conditions.length < MAX_CONDITIONS && (
        <AddMenu
          label={t('add')}
          items={fieldsFor(trigger.type).map((field) => ({ label: t(`fields.${field}`), onSelect: () => add(field) }))}
        />
      )}
    </Step>
  )
}

function ConditionRow({ row: { key, it }, place }: { row: Row<Condition>; place: number }) {
  const t = useTranslations('recipes.if')
  const { draft, change } = useEditor()
  const path = `conditions.${place}`
  const fields = fieldsFor(draft.trigger.type)
  const isMisfit = !fields.includes(it.field)
  const set = (next: Condition) =>
    change((before) => ({
      ...before,
      conditions: before.conditions.map((one) => (one.key === key ? { key, it: next } : one)),
    }))
  function remove() {
    change((before) => ({ ...before, conditions: before.conditions.filter((one) => one.key !== key) }))
    setTimeout(() => focusPart(`conditions.${Math.max(0, place - 1)}`))
  }
  const label = (op: Operator) =>
    it.field === 'seen_before' ? t(op === 'lte' ? 'seen.lte' : 'seen.gte') : t(`ops.${op}`)
  return (
    <div {...partProps(path)} className="grid w-full gap-1">
      <div className="flex items-start gap-2">
        <Line className="flex-1">
          <Select
            label={t('field', { place: place + 1 })}
            value={it.field}
            onValueChange={(field) => set(conditionAbout(field))}
            options={(isMisfit ? [it.field, ...fields] : fields).map((value) => ({
              value,
              label: t(`fields.${value}`),
            }))}
          />
          <Select
            label={t('op', { place: place + 1 })}
            value={it.op}
            onValueChange={(op) => set(withOperator(it, op))}
            options={CONDITION_FIELDS[it.field].ops.map((value) => ({ value, label: label(value) }))}
          />
          <ConditionValue condition={it} place={place} onChange={(value) => set({ ...it, value })} />
        </Line>
        <RemoveButton label={t('remove', { place: place + 1 })} onRemove={remove} />
      </div>
      {isMisfit ? <p className="text-12 text-critical-text">{t('misfit')}</p> : <Problem of={`${path}.*`} />}
    </div>
  )
}
