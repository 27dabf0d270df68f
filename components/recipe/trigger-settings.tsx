import { useTranslations } from 'use-intl'
import { Select } from '@/components/ui/select'
import { EXPIRY_DAYS, type Trigger, type TriggerType, WP_PARTS } from '@/lib/contract/recipe-parts'
import { GRADES, SEVERITIES } from '@/lib/contract/scan-result'
import { ScheduleFields } from './schedule-fields'
import { NumberInput, Toggles, Word } from './step'

type Of<T extends TriggerType> = Extract<Trigger, { type: T }>
type SettingsProps<T extends TriggerType = TriggerType> = { trigger: Of<T>; onChange: (trigger: Trigger) => void }

/** What can be said of a trigger beyond its kind. */
export function TriggerSettings({ trigger, onChange }: SettingsProps) {
  switch (trigger.type) {
    case 'finding_new':
    case 'finding_fixed':
    case 'finding_back':
      return <SeverityField trigger={trigger} onChange={onChange} />
    case 'scan_completed':
      return <ScanField trigger={trigger} onChange={onChange} />
    case 'score_dropped':
      return <ScoreFields trigger={trigger} onChange={onChange} />
    case 'cert_expiring':
      return <DaysField trigger={trigger} onChange={onChange} />
    case 'site_down':
    case 'site_up':
      return <MinutesField trigger={trigger} onChange={onChange} />
    case 'site_changed':
      return <KindsField trigger={trigger} onChange={onChange} />
    case 'wp_update':
      return <PartsField trigger={trigger} onChange={onChange} />
    case 'wp_vulnerable':
      return (
        <>
          <SeverityField trigger={trigger} onChange={onChange} />
          <PartsField trigger={trigger} onChange={onChange} />
        </>
      )
    case 'lead_scan_completed':
      return <GradeField trigger={trigger} onChange={onChange} />
    case 'schedule':
      return <ScheduleFields trigger={trigger} onChange={onChange} />
    case 'scan_failed':
    case 'asset_verified':
    case 'wp_site_down':
    case 'wp_site_up':
    case 'widget_lead_created':
    case 'site_form':
      return null
  }
}

type Serious = 'finding_new' | 'finding_fixed' | 'finding_back' | 'wp_vulnerable'

function SeverityField({ trigger, onChange }: SettingsProps<Serious>) {
  const t = useTranslations('recipes.when')
  const severities = useTranslations('ui.severity')
  return (
    <>
      <Word>{t('severity')}</Word>
      <Select
        label={t('severity')}
        value={trigger.config.severity}
        onValueChange={(severity) => onChange({ ...trigger, config: { ...trigger.config, severity } } as Trigger)}
        options={SEVERITIES.map((value) => ({ value, label: severities(value) }))}
      />
    </>
  )
}

function ScanField({ trigger, onChange }: SettingsProps<'scan_completed'>) {
  const t = useTranslations('recipes')
  return (
    <Select
      label={t('when.scanType')}
      value={trigger.config.scan_type ?? 'any'}
      onValueChange={(kind) => onChange({ ...trigger, config: kind === 'any' ? {} : { scan_type: kind } })}
      options={[
        { value: 'any' as const, label: t('when.anyScan') },
        { value: 'light_scan' as const, label: t('if.scan.light_scan') },
        { value: 'full_scan' as const, label: t('if.scan.full_scan') },
      ]}
    />
  )
}

function GradeField({ trigger, onChange }: SettingsProps<'lead_scan_completed'>) {
  const t = useTranslations('recipes.when')
  return (
    <Select
      label={t('grade')}
      value={trigger.config.grade ?? 'any'}
      onValueChange={(grade) => onChange({ ...trigger, config: grade === 'any' ? {} : { grade } })}
      options={[
        { value: 'any' as const, label: t('anyGrade') },
        ...GRADES.map((value) => ({ value, label: t('gradeAtMost', { grade: value }) })),
      ]}
    />
  )
}

function DaysField({ trigger, onChange }: SettingsProps<'cert_expiring'>) {
  const t = useTranslations('recipes.when')
  return (
    <>
      <Word>{t('days')}</Word>
      <Toggles
        label={t('days')}
        values={trigger.config.days}
        options={EXPIRY_DAYS.map((value) => ({ value, label: String(value) }))}
        onChange={(days) => onChange({ ...trigger, config: { days } })}
      />
    </>
  )
}

function MinutesField({ trigger, onChange }: SettingsProps<'site_down' | 'site_up'>) {
  const t = useTranslations('recipes.when')
  const { minutes } = trigger.config
  return (
    <>
      <Word>{t('minutes')}</Word>
      <NumberInput
        aria-label={t('minutes')}
        min={0}
        max={1440}
        value={minutes}
        onChange={(value) => onChange({ ...trigger, config: { minutes: value ?? 0 } })}
        className="w-20!"
      />
      <Word>{t('minutesUnit', { count: minutes })}</Word>
    </>
  )
}

const KINDS = ['headers', 'dns', 'certificate', 'score'] as const

function KindsField({ trigger, onChange }: SettingsProps<'site_changed'>) {
  const t = useTranslations('recipes.when')
  return (
    <Toggles
      label={t('kinds')}
      values={trigger.config.kinds}
      options={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
      onChange={(kinds) => onChange({ ...trigger, config: { kinds } })}
    />
  )
}

function PartsField({ trigger, onChange }: SettingsProps<'wp_update' | 'wp_vulnerable'>) {
  const t = useTranslations('recipes.when')
  return (
    <Toggles
      label={t('parts')}
      values={trigger.config.parts}
      options={WP_PARTS.map((value) => ({ value, label: t(`part.${value}`) }))}
      onChange={(parts) => onChange({ ...trigger, config: { ...trigger.config, parts } } as Trigger)}
    />
  )
}

function ScoreFields({ trigger, onChange }: SettingsProps<'score_dropped'>) {
  const t = useTranslations('recipes.when')
  const { config } = trigger
  const number = (key: 'by' | 'below') => (
    <NumberInput
      aria-label={t(key)}
      min={1}
      max={100}
      value={config[key]}
      onChange={(value) => onChange({ ...trigger, config: { ...config, [key]: value } })}
      className="w-18!"
    />
  )
  return (
    <>
      <Word>{t('by')}</Word>
      {number('by')}
      <Word>{t('points')}</Word>
      <Word>{t('below')}</Word>
      {number('below')}
    </>
  )
}
