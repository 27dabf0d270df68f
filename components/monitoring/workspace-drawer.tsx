import { useTimeZone, useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { DialogActions } from '@/components/ui/dialog-actions'
import { Drawer } from '@/components/ui/drawer'
import { CheckboxField, Field, Form, SelectField, SubmitButton } from '@/components/ui/form'
import { notify } from '@/components/ui/notify'
import { useWorkspaceSetting } from '@/lib/api/workspace'
import { Email } from '@/lib/contract/common'
import { QuietHours, type Workspace } from '@/lib/contract/workspace'
import { withTexts } from '@/lib/react/i18n'
import { monitoring } from '@/lib/messages/en/monitoring'

export type WorkspaceDrawerProps = { open: boolean; workspace: Workspace; onClose: () => void }

const AUTO_SCAN = ['off', 'daily', 'weekly', 'monthly'] as const
const MINIMUM = ['high', 'critical'] as const

const Entries = z.object({
  ...QuietHours.shape,
  auto_scan: z.enum(AUTO_SCAN),
  notify_email: z.union([z.literal(''), Email]),
  notify_min_severity: z.enum(MINIMUM),
  is_quiet: z.boolean(),
  timezone: z.string(),
})

/** What holds for all sites of the workspace: rescans, who is told, and when not. */
function Alerts({ open, workspace, onClose }: WorkspaceDrawerProps) {
  const t = useTranslations('monitoring.workspace')
  return (
    <Drawer
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      description={t('text', { workspace: workspace.name })}
    >
      <SettingsForm workspace={workspace} onClose={onClose} />
    </Drawer>
  )
}
export const WorkspaceDrawer = withTexts({ monitoring }, Alerts)

function SettingsForm({ workspace, onClose }: Omit<WorkspaceDrawerProps, 'open'>) {
  const t = useTranslations('monitoring.workspace')
  const save = useWorkspaceSetting(workspace.id)
  const here = useTimeZone() ?? 'UTC'
  const { settings } = workspace
  const zone = settings?.quiet_hours ? settings.timezone : here

  async function handleSubmit(entries: z.output<typeof Entries>) {
    await save.mutateAsync(settingsOf(entries))
    notify.success(t('saved'))
    onClose()
  }

  return (
    <Form
      schema={Entries}
      aria-label={t('title')}
      className="grid gap-5"
      defaultValues={entriesOf(settings, zone)}
      onSubmit={handleSubmit}
    >
      <SelectField
        name="auto_scan"
        label={t('autoScan')}
        help={t('autoScanHelp')}
        options={AUTO_SCAN.map((value) => ({ value, label: t(`auto_scan.${value}`) }))}
      />
      <Field name="notify_email" type="email" label={t('email')} help={t('emailHelp')} autoComplete="email" optional />
      <SelectField
        name="notify_min_severity"
        label={t('minimum')}
        options={MINIMUM.map((value) => ({ value, label: t(`min.${value}`) }))}
      />
      <CheckboxField name="is_quiet" label={t('quiet')} help={t('quietHelp')} />
      <div className="grid grid-cols-2 gap-3">
        <Field name="from" type="time" label={t('from')} />
        <Field name="to" type="time" label={t('to')} />
      </div>
      <SelectField
        name="timezone"
        label={t('zone')}
        options={zones(zone).map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
      />
      <DialogActions>
        <SubmitButton>{t('save')}</SubmitButton>
      </DialogActions>
    </Form>
  )
}

const entriesOf = (settings: Workspace['settings'], timezone: string): z.input<typeof Entries> => ({
  auto_scan: settings?.auto_scan ?? 'off',
  notify_email: settings?.notify_email ?? '',
  notify_min_severity: settings?.notify_min_severity === 'critical' ? 'critical' : 'high',
  is_quiet: Boolean(settings?.quiet_hours),
  from: settings?.quiet_hours?.from ?? '22:00',
  to: settings?.quiet_hours?.to ?? '07:00',
  timezone,
})

const settingsOf = ({ is_quiet, from, to, notify_email: email, ...entries }: z.output<typeof Entries>) => ({
  ...entries,
  notify_email: email === '' ? null : email,
  quiet_hours: is_quiet ? { from, to } : null,
})

/** All that the browser knows, with the chosen one and UTC, which not every browser lists. */
const zones = (chosen: string) => [...new Set(['UTC', chosen, ...Intl.supportedValuesOf('timeZone')])].sort()
