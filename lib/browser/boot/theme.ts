import { keptTheme, onSystemTheme, paint } from '@/lib/browser/theme'

/** The person's choice, else the reseller's, else the system's. stores/theme.ts does it again once the app runs. */
export const showTheme = () => paint(keptTheme() ?? undefined)

/**
 * Pages without the app, as the plans, follow the system too. Where the app runs it has the last word, for it also
 * knows what the page around asked for.
 */
export const followSystemTheme = () => onSystemTheme(showTheme)
