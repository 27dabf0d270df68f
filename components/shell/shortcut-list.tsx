import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { Switch } from '@/components/ui/switch'
import { shell } from '@/lib/messages/en/shell'
import { useTitle, withTexts } from '@/lib/react/i18n'
import { switchShortcuts, useShortcutsOn } from '@/stores/shortcuts'
import { type Shortcut, shortcutGroups } from './shortcut-groups'

/** Every key that does something, and the switch for those that are a single letter. */
export const ShortcutList = withTexts({ shell }, function ShortcutList() {
  const t = useTranslations('shell.shortcuts')
  const titleOf = useTitle()
  const areOn = useShortcutsOn()
  return (
    <div className="gap-8 text-13 sm:columns-2">
      <div className="mb-5 grid gap-1">
        <Switch checked={areOn} onCheckedChange={switchShortcuts} label={t('switch')} className="font-medium" />
        <p className="text-12 text-3">{t('switchNote')}</p>
      </div>
      {shortcutGroups.map(({ name, shortcuts }) => (
        <section key={name} className="mb-5 grid break-inside-avoid gap-1">
          <h3 className="text-12 font-medium text-3">{t(`groups.${name}`)}</h3>
          <dl className="divide-y divide-line">
            {shortcuts.map((shortcut) => (
              <div
                key={shortcut.keys.join(' ')}
                className="flex flex-row-reverse items-center justify-between gap-4 py-1.5"
              >
                <dt className="flex flex-none items-center gap-1 text-12 text-3">
                  <Keys shortcut={shortcut} />
                </dt>
                <dd className="min-w-0 text-2">
                  {'route' in shortcut ? titleOf(shortcut.route) : t(`actions.${shortcut.id}`)}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
})

function Keys({ shortcut: { keys, together } }: { shortcut: Shortcut }) {
  const t = useTranslations('shell.shortcuts')
  return keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && (together ? ' + ' : keys.length > 2 ? ' ' : ` ${t('thenPress')} `)}
      <kbd className="min-w-6 text-center text-2">{key}</kbd>
    </Fragment>
  ))
}
