import { CircleCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Segmented } from '@/components/ui/segmented'
import { StatusBadge } from '@/components/ui/status-badge'
import type { Branding } from '@/lib/contract/branding'
import { readability, shadesOf } from '@/lib/domain/brand-shades'
import { useConfig } from '@/lib/react/use-config'
import { isColour } from './branding-colour'
import { type Entries, seenAt } from './branding-entries'
import { PREVIEWS, type Look } from './branding-samples'

const NAMES = ['app', 'signIn', 'report', 'mail', 'widget'] as const
const at = (url: string) => (url ? seenAt(url) : null)
const THEMES = ['light', 'dark'] as const

type PreviewProps = { entries: Entries; shown: Branding['shown'] }

/** The five places where people meet a brand, in both themes, from what is entered and not saved. */
export function BrandingPreview({ entries, shown }: PreviewProps) {
  const t = useTranslations('branding')
  const [name, setName] = useState<(typeof NAMES)[number]>('app')
  const { shownName, colors } = useConfig()
  const colour = isColour(entries.primary) ? entries.primary : (shown?.primary ?? colors.brand)
  const look: Look = {
    name: entries.company_name || shown?.company_name || shownName,
    logo: { light: at(entries.logo), dark: at(entries.logo_dark || entries.logo) },
    mark: at(entries.mark),
    loginText: entries.login_text,
    footer: entries.report_footer,
    support: entries.support_email,
  }
  const Preview = PREVIEWS[name]
  return (
    <section aria-label={t('preview')} className="grid content-start gap-3">
      <Segmented
        label={t('preview')}
        value={name}
        onValueChange={setName}
        options={NAMES.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        className="max-w-full flex-wrap justify-self-start"
      />
      {THEMES.map((theme) => (
        <Themed key={theme} theme={theme} colour={colour} label={t(theme)}>
          <Preview look={look} theme={theme} />
        </Themed>
      ))}
      <Readability colour={colour} />
    </section>
  )
}

type ThemedProps = { theme: (typeof THEMES)[number]; colour: string; label: string; children: ReactNode }

/** A part of the page in a theme and a brand of its own. */
function Themed({ theme, colour, label, children }: ThemedProps) {
  const shades = Object.entries(shadesOf(colour)[theme]).map(([name, shade]) => [`--brand-${name}`, shade])
  return (
    <figure
      data-theme={theme}
      aria-label={label}
      style={Object.fromEntries([['--brand', colour], ...shades]) as Record<string, string>}
      className="min-h-36 overflow-hidden rounded-lg border bg-page text-12 text-1"
    >
      {children}
    </figure>
  )
}

function Readability({ colour }: { colour: string }) {
  const t = useTranslations('branding')
  return (
    <div>
      <h3 className="mb-1 text-12 font-medium text-2">{t('contrast')}</h3>
      <ul className="grid divide-y border-y text-13">
        {readability(colour).map(({ pair, theme, words, behind, ratio }) => (
          <li key={pair + theme} className="flex items-center gap-2 py-1.5">
            <span
              aria-hidden="true"
              style={{ color: words, backgroundColor: behind }}
              className="rounded border px-1.5 py-0.5 text-12 font-strong"
            >
              Aa
            </span>
            <span className="grow">
              {t(`pairs.${pair}`)} <span className="text-12 text-3">{t(theme)}</span>
            </span>
            <span className="tabular-nums">{t('ratio', { ratio })}</span>
            <StatusBadge tone="pass" icon={<CircleCheck />}>
              {t('aa')}
            </StatusBadge>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-12 text-3">{t('severities')}</p>
    </div>
  )
}
