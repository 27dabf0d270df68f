import {
  Contrast,
  File,
  FileText,
  Globe,
  Keyboard,
  Layers,
  LogOut,
  Monitor,
  Moon,
  Plug,
  Plus,
  ScanSearch,
  Sun,
  UserSearch,
} from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { useLocale, useTimeZone, useTranslations, useFormatter } from 'use-intl'
import { useAssetChoice } from '@/lib/api/asset-choice'
import { useTitle } from '@/lib/react/i18n'
import { useSignOut } from '@/lib/api/auth'
import { useScans } from '@/lib/api/scan'
import { useWpSites } from '@/lib/api/wordpress-list'
import { useCanSpan } from '@/lib/api/overview'
import { useCurrentWorkspace, useWorkspaces } from '@/lib/api/workspace'
import { relativeTime } from '@/lib/domain/format'
import { ALL } from '@/lib/domain/all'
import { href, routes } from '@/lib/domain/routes'
import { isCompleted } from '@/lib/domain/scan-status'
import { shownHost, siteName } from '@/lib/domain/shown-address'
import { THEMES } from '@/lib/browser/theme'
import { openOverlay } from '@/stores/overlay'
import { chooseAll, useUser } from '@/stores/session'
import { chooseTheme } from '@/stores/theme'
import { findable, hrefOf, isShown, lockOf, navIcons, otherWords } from '@/components/nav/nav'
import { useSwitchWorkspace } from '@/components/nav/use-switch-workspace'
import { ColorDot } from '@/components/nav/color-dot'
import { useFindIn, useWorkspaceName } from './use-find-in'
import { planName } from '@/components/plan/plan-names'

export const PALETTE_GROUPS = ['pages', 'actions', 'workspaces', 'assets', 'scans'] as const

export type PaletteItem = {
  id: string
  group: (typeof PALETTE_GROUPS)[number]
  label: string
  icon: ReactNode
  /** Of a site that is called otherwise. */
  address?: string
  /** Beside the name, whatever was searched for: the client, the age, the present state. */
  hint?: string
  /** What else people call it. */
  words?: string
  /** Which plans include it, when this one does not. It leads to its screen all the same, which says so. */
  lockReason?: string
} & ({ href: string; onSelect?: never } | { href?: never; onSelect: () => void })

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

const themeIcons = { system: <Monitor />, light: <Sun />, dark: <Moon />, contrast: <Contrast /> }

let questions = 0
const nextQuestion = () => ++questions

const action = (id: string, rest: Pick<PaletteItem, 'label' | 'icon' | 'words' | 'lockReason'>) => ({
  id: `action:${id}`,
  group: 'actions' as const,
  ...rest,
})

/** Whoever asks what is known of them cannot wait until somebody has found the screen. */
function usePersonAction(): PaletteItem {
  const t = useTranslations('shell.palette.actions')
  const lockReason = useLockReason()(lockOf({ name: 'leads', ...routes.leads }, useUser()))
  const words = t('findPersonWords')
  return {
    ...action('person', { label: t('findPerson'), icon: <UserSearch />, words, lockReason }),
    href: `${href('leads')}?open=person`,
  }
}

/** Of all workspaces at once; of one, its list of assets has the button. */
function useScanAll(question: number): PaletteItem[] {
  const t = useTranslations('shell.palette.actions')
  const router = useRouter()
  if (!useCanSpan()) return []
  return [
    {
      ...action('scan-all', { label: t('scanAll'), icon: <ScanSearch />, words: t('scanAllWords') }),
      onSelect() {
        chooseAll()
        router.push(`${href('asset')}?scan=${question}`)
      },
    },
  ]
}

function useActions(): PaletteItem[] {
  const t = useTranslations('shell.palette.actions')
  const user = useUser()
  const reasonOf = useLockReason()
  const signOut = useSignOut()
  // A new question at each opening: asked for again while the answer to the last one is being put away, the same
  // address would be no change.
  const [question] = useState(nextQuestion)
  return [
    {
      ...action('asset', { label: t('addAsset'), icon: <Plus />, words: t('addAssetWords') }),
      href: `${href('asset')}?add=${question}`,
    },
    {
      ...action('scan', {
        label: t('startScan'),
        icon: <ScanSearch />,
        words: t('startScanWords'),
        lockReason: reasonOf(lockOf({ name: 'init', ...routes.init }, user)),
      }),
      href: href('init'),
    },
    ...useScanAll(question),
    {
      ...action('workspace', { label: t('createWorkspace'), icon: <Plus />, words: t('createWorkspaceWords') }),
      href: `${href('workspace')}?new=${question}`,
    },
    usePersonAction(),
    ...THEMES.map((theme) => ({
      ...action(`theme-${theme}`, { label: t(`theme.${theme}`), icon: themeIcons[theme], words: t('themeWords') }),
      onSelect: () => chooseTheme(theme),
    })),
    {
      ...action('shortcuts', { label: t('shortcuts'), icon: <Keyboard />, words: t('shortcutsWords') }),
      onSelect: () => openOverlay('shortcuts'),
    },
    {
      ...action('sign-out', { label: t('signOut'), icon: <LogOut />, words: t('signOutWords') }),
      onSelect: () => void signOut(),
    },
  ]
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

/** Says which plans include what this one does not: "Included in Agency Toolkit and White Label". */
function useLockReason() {
  const t = useTranslations('shell.menu')
  const format = useFormatter()
  return (plans: readonly string[] | null) =>
    plans ? t('lockReason', { plans: format.list(plans.map(planName)) }) : undefined
}
