import type { Severity } from '@/lib/contract/scan-result'
import { WP_HARDENING, type WpHardeningKey } from '@/lib/contract/wordpress'
import type { WpHardening } from '@/lib/contract/wordpress-list'
import type { WpSummary } from './wordpress'

type Decision = { note: string; until: string | null }
type Asked = Pick<WpSummary, 'hardening' | 'php_version' | 'wp_version'>

/** Until when a branch of PHP gets corrections of security flaws: php.net/supported-versions.php. */
const PHP_ENDS: Readonly<Record<string, string>> = {
  '5.6': '2018-12-31',
  '7.0': '2019-01-10',
  '7.1': '2019-12-01',
  '7.2': '2020-11-30',
  '7.3': '2021-12-06',
  '7.4': '2022-11-28',
  '8.0': '2023-11-26',
  '8.1': '2025-12-31',
  '8.2': '2026-12-31',
  '8.3': '2027-12-31',
  '8.4': '2028-12-31',
  '8.5': '2029-12-31',
}

const SEVERITY: Readonly<Record<WpHardeningKey, Severity>> = {
  file_editor: 'high',
  debug_shown: 'high',
  core_supported: 'high',
  https: 'high',
  registration: 'high',
  debug_log: 'medium',
  salts: 'medium',
  php_supported: 'medium',
  auto_core: 'medium',
  config_mode: 'medium',
  admin_name: 'low',
  administrators: 'low',
  xmlrpc: 'low',
  indexing: 'info',
}

/** What is right when it is so, and what is right when it is not. */
const RIGHT: readonly WpHardeningKey[] = ['https', 'salts', 'auto_core', 'indexing']
const MAX_ADMINISTRATORS = 5
const YEAR_MS = 365 * 86_400_000

type Verdict = { isGood: boolean | null; detail?: string | null; severity?: Severity }

export type Supported = (version: string) => 'latest' | 'outdated' | 'insecure' | null

/** How a site stands by each of the fourteen. What it does not say is unknown, and never good. */
export function hardeningOf(
  summary: Asked,
  { release, decided, today }: { release: Supported; decided: ReadonlyMap<string, Decision>; today: string },
): WpHardening[] {
  return WP_HARDENING.map((key) => {
    const { isGood, detail = null, severity = SEVERITY[key] } = verdictOn(key, summary, { release, today })
    const decision = decided.get(key)
    const isIgnored = isGood === false && decision && (decision.until === null || decision.until >= today)
    if (isIgnored)
      return {
        key,
        state: 'ignored',
        severity,
        detail,
        note: decision.note,
        ...(decision.until !== null && { until: decision.until }),
      }
    return { key, state: isGood === null ? 'unknown' : isGood ? 'good' : 'bad', severity, detail }
  })
}

function verdictOn(
  key: WpHardeningKey,
  { hardening, php_version, wp_version }: Asked,
  { release, today }: { release: Supported; today: string },
): Verdict {
  const said = hardening[key]
  switch (key) {
    case 'php_supported':
      return phpVerdict(php_version, today)
    case 'core_supported': {
      const state = release(wp_version)
      return { isGood: state && state !== 'insecure', detail: wp_version }
    }
    case 'administrators':
      return typeof said === 'number' ? { isGood: said <= MAX_ADMINISTRATORS, detail: String(said) } : { isGood: null }
    case 'config_mode':
      // The last digit: what everybody else on the server may do; 4 is to read, 2 to write.
      return typeof said === 'string' && /^[0-7]{3}$/.test(said)
        ? { isGood: /^..[01]$/.test(said), detail: said }
        : { isGood: null }
    default:
      return { isGood: typeof said === 'boolean' ? said === RIGHT.includes(key) : null }
  }
}

function phpVerdict(version: string, today: string): Verdict {
  const branch = /^\d+\.\d+/.exec(version)?.[0] ?? ''
  const end = PHP_ENDS[branch]
  if (end === undefined) return { isGood: null, detail: version }
  const over = Date.parse(today) - Date.parse(end)
  return { isGood: over <= 0, detail: version, ...(over > YEAR_MS && { severity: 'high' }) }
}
