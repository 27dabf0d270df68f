import { Contrast, Monitor, Moon, Sun } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Menu } from '@/components/ui/menu'
import { THEMES } from '@/lib/browser/theme'
import { chooseTheme, useTheme } from '@/stores/theme'

const icons = { system: Monitor, light: Sun, dark: Moon, contrast: Contrast }

export function ThemeMenu() {
  const t = useTranslations('shell.theme')
  const theme = useTheme()
  const Icon = icons[theme]
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="icon" aria-label={t('label')} title={t('label')}>
          <Icon aria-hidden="true" />
        </Button>
      }
      items={THEMES.map((name) => {
        const ItemIcon = icons[name]
        return { label: t(name), icon: <ItemIcon />, hint: name === theme ? t('current') : undefined, onSelect: () => chooseTheme(name) }
      })}
    />
  )
}
