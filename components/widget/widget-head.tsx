import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { PageHeader } from '@/components/ui/page-header'
import { Tabs } from '@/components/ui/tabs'
import { useWidget } from '@/lib/api/widget'
import { useTitle } from '@/lib/react/i18n'

export const TABS = ['look', 'install', 'leads'] as const
export type Tab = (typeof TABS)[number]

type Props = { workspace: string; tab: Tab; onTab: (tab: Tab) => void; actions?: ReactNode }

/** Whether a tab was just pressed: the one that takes its place takes the focus, too. */
let isPressed = false

/** Title, what came of it in a month, and the tabs. */
export function WidgetHead({ workspace, tab, onTab, actions }: Props) {
  const t = useTranslations('widget')
  const titleOf = useTitle()
  const { data } = useWidget(workspace)
  const list = useRef<HTMLDivElement>(null)
  // The focus is the outside system: the form of one tab stands around this and not around that of the next.
  useEffect(() => {
    if (isPressed) list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus()
    isPressed = false
  }, [])
  return (
    <>
      <PageHeader
        title={titleOf('customization')}
        description={data?.checks !== undefined && t('summary', { checks: data.checks, leads: data.leads ?? 0 })}
        actions={actions}
      />
      <div ref={list}>
        <Tabs
          label={t('tabs.label')}
          value={tab}
          onValueChange={(value) => {
            isPressed = true
            onTab(TABS.find((one) => one === value) ?? 'look')
          }}
          tabs={TABS.map((value) => ({
            value,
            label: t(`tabs.${value}`),
            ...(value === 'leads' && { count: data?.leads }),
          }))}
        />
      </div>
    </>
  )
}
