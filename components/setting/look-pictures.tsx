import { clsx } from 'clsx'
import type { Palette, Theme } from '@/lib/browser/theme'
import { SeverityIcon, severities } from '@/components/ui/severity-icon'

/** A page in small, drawn with the tokens of the theme itself. */
function Page({ theme, contrast, className }: { theme: 'light' | 'dark'; contrast?: 'more'; className?: string }) {
  return (
    <span
      data-theme={theme}
      data-contrast={contrast}
      className={clsx('grid h-full grid-cols-[28px_1fr] bg-page', className)}
    >
      <span className="border-e bg-surface p-1.5">
        <span className="block h-1 rounded-full bg-[var(--text-3)]" />
        <span className="mt-1 block h-1 rounded-full bg-selected" />
      </span>
      <span className="grid content-start gap-1.5 p-2">
        <span className="block h-1.5 w-3/5 rounded-full bg-[var(--text)]" />
        <span className="grid gap-1 rounded border bg-surface p-1.5">
          <span className="block h-1 w-4/5 rounded-full bg-[var(--text-2)]" />
          <span className="block h-2 w-6 rounded-sm bg-brand" />
        </span>
      </span>
    </span>
  )
}

export function ThemePicture({ theme }: { theme: Theme }) {
  return (
    <span aria-hidden="true" className="relative block h-16 overflow-hidden rounded-md border">
      {theme === 'system' ? (
        <>
          <Page theme="light" />
          <Page theme="dark" className="absolute inset-0 [clip-path:polygon(100%_0,100%_100%,0_100%)]" />
        </>
      ) : theme === 'contrast' ? (
        <>
          <Page theme="light" contrast="more" />
          <Page
            theme="dark"
            contrast="more"
            className="absolute inset-0 [clip-path:polygon(100%_0,100%_100%,0_100%)]"
          />
        </>
      ) : (
        <Page theme={theme} />
      )}
    </span>
  )
}

/** The severities in the colours of a palette, in both themes, whatever the page has. */
export function PalettePicture({ palette }: { palette: Palette }) {
  return (
    <span aria-hidden="true" className="grid overflow-hidden rounded-md border">
      {(['light', 'dark'] as const).map((theme) => (
        <span
          key={theme}
          data-theme={theme}
          data-palette={palette}
          className="flex items-center justify-between gap-1 bg-surface px-2 py-1.5"
        >
          {severities.map((severity) => (
            <span key={severity} className={clsx(severity, 'flex items-center gap-1')}>
              <span className="text-k-text">
                <SeverityIcon severity={severity} className="i-14" />
              </span>
              <span className="h-2 w-4 rounded-full bg-k sm:w-5" />
            </span>
          ))}
        </span>
      ))}
    </span>
  )
}
