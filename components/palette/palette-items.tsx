import { File, FileText, Globe, Layers, Plug, ScanSearch } from 'lucide-react'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { useAssetChoice } from '@/lib/api/asset-choice'
import { useTitle } from '@/lib/react/i18n'
import { useScans } from '@/lib/api/scan'
import { useWpSites } from '@/lib/api/wordpress-list'
import { useCanSpan } from '@/lib/api/overview'
import { useCurrentWorkspace, useWorkspaces } from '@/lib/api/workspace'
import { relativeTime } from '@/lib/domain/format'
import { ALL } from '@/lib/domain/all'
import { href, routes } from '@/lib/domain/routes'
import { isCompleted } from '@/lib/domain/scan-status'
import { shownHost, siteName } from '@/lib/domain/shown-address'
import { useUser } from '@/stores/session'
import { findable, hrefOf, isShown, lockOf, navIcons, otherWords } from '@/components/nav/nav'
import { useSwitchWorkspace } from '@/components/nav/use-switch-workspace'
import { ColorDot } from '@/components/nav/color-dot'
import { useActions } from './palette-actions'
import type { PaletteItem } from './palette-item'
import { useFindIn, useWorkspaceName } from './use-find-in'
import { useLockReason } from './use-lock-reason'

/** Everything the palette leads to, in the order in which it stands. `search`: which assets of a large workspace. */
export const usePaletteItems = (search: string): PaletteItem[] => [
  ...usePages(),
  ...useActions(),
  ...useWorkspaceItems(),
  ...useAssetItems(search),
  ...useWordPressItems(),
  ...useScanItems(),
]

function usePages(): PaletteItem[] {
  const titleOf = useTitle()
  const user = useUser()
  const reasonOf = useLockReason()
  return findable.filter(isShown).map((route) => {
    const Icon = navIcons[route.name] ?? File
    return {
      id: `page:${route.name}`,
      group: 'pages',
      label: titleOf(route.name),
      icon: <Icon />,
      words: otherWords(route),
      href: hrefOf(route),
      lockReason: reasonOf(lockOf(route, user)),
    }
  })
}

function useWorkspaceItems(): PaletteItem[] {
  const t = useTranslations('shell.palette')
  const all = useTranslations('shell.workspace')('all')
  const current = useCurrentWorkspace()
  const switchTo = useSwitchWorkspace()
  const canSpan = useCanSpan()
  const everyone = {
    id: 'workspace:all',
    group: 'workspaces' as const,
    label: all,
    icon: <Layers />,
    words: t('workspaceWords'),
    onSelect: () => switchTo(ALL),
  }
  const each = (useWorkspaces().data ?? []).map(({ id, name, color, client_name }) => ({
    id: `workspace:${id}`,
    group: 'workspaces' as const,
    label: name,
    icon: <ColorDot color={color} />,
    hint: id === current?.id ? t('current') : (client_name ?? undefined),
    words: t('workspaceWords'),
    onSelect: () => switchTo(id),
  }))
  return canSpan ? [everyone, ...each] : each
}

function useAssetItems(search: string): PaletteItem[] {
  const t = useTranslations('shell.palette')
  const { data: assets } = useAssetChoice(useFindIn(), search)
  const nameOf = useWorkspaceName()
  const ageOf = useAge()
  return (assets ?? []).map(({ id, workspace_id, value, name, grade, last_scan }) => ({
    id: `asset:${id}`,
    group: 'assets',
    label: siteName({ name, value }),
    address: name ? shownHost(value) : undefined,
    icon: <Globe />,
    hint: hintOf(nameOf(workspace_id), grade && t('grade', { grade }), ageOf(last_scan?.at)),
    words: [value, name, nameOf(workspace_id)].filter(Boolean).join(' '),
    href: href('scan', { id }),
  }))
}

const hintOf = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')

/** How long ago something was, in words. */
function useAge() {
  const locale = useLocale()
  const timeZone = useTimeZone()
  return (at: string | null | undefined) => at && relativeTime(at, { locale, timeZone })
}

/** Beside the assets: many are one of them, too. */
function useWordPressItems(): PaletteItem[] {
  const titleOf = useTitle()
  const workspace = useCurrentWorkspace()?.id
  const canRead = lockOf({ name: 'wordpress', ...routes.wordpress }, useUser()) === null
  const { data } = useWpSites(canRead ? workspace : undefined)
  return (data?.wpsites ?? []).map(({ id, name, url }) => ({
    id: `wordpress:${id}`,
    group: 'assets',
    label: name,
    icon: <Plug />,
    hint: titleOf('wordpress'),
    words: `${titleOf('wordpress')} ${url}`,
    href: `${href('wordpress')}?site=${id}`,
  }))
}

/** Older ones are in the history. */
const RECENT_SCANS = 50

/** A completed scan leads to its report where the plan has reports, any other to what there is to see of it. */
function useScanItems(): PaletteItem[] {
  const t = useTranslations('shell.palette')
  const ageOf = useAge()
  const canRead = lockOf({ name: 'report', ...routes.report }, useUser()) === null
  const nameOf = useWorkspaceName()
  const { data: scans } = useScans(useFindIn())
  return (scans ?? []).slice(0, RECENT_SCANS).map((scan) => {
    const isReport = isCompleted(scan) && canRead
    return {
      id: `scan:${scan.id}`,
      group: 'scans',
      label: t(isReport ? 'reportOf' : 'scanOf', {
        asset: siteName({ name: scan.asset_name, value: scan.asset_value ?? t('unknownAsset') }),
      }),
      address: scan.asset_name && scan.asset_value ? shownHost(scan.asset_value) : undefined,
      icon: isReport ? <FileText /> : <ScanSearch />,
      words: `${t('scanWords')} ${scan.asset_value ?? ''} ${nameOf(scan.workspace_id) ?? ''}`,
      hint: hintOf(nameOf(scan.workspace_id), scan.grade && t('grade', { grade: scan.grade }), ageOf(scan.created_at)),
      href: isReport ? href('report', { id: scan.id }) : href('details', { id: scan.id }),
    }
  })
}
