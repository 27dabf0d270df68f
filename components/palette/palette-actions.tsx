import { Contrast, Keyboard, LogOut, Monitor, Moon, Plus, ScanSearch, Sun, UserSearch } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { lockOf } from '@/components/nav/nav'
import { useSignOut } from '@/lib/api/auth'
import { useCanSpan } from '@/lib/api/overview'
import { THEMES } from '@/lib/browser/theme'
import { href, routes } from '@/lib/domain/routes'
import { openOverlay } from '@/stores/overlay'
import { chooseAll, useUser } from '@/stores/session'
import { chooseTheme } from '@/stores/theme'
import type { PaletteItem } from './palette-item'
import { useLockReason } from './use-lock-reason'

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

/** What can be done from anywhere. */
export function useActions(): PaletteItem[] {
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
