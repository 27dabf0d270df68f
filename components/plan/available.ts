import type { RouteName } from '@/lib/domain/routes'

/** The routes whose screen this version has. The others show `NotAvailableScreen`: no plan opens them yet. */
const AVAILABLE: readonly RouteName[] = [
  'login',
  'passwordRecovery',
  'resetPassword',
  'dashboard',
  'monitoring',
  'asset',
  'init',
  'history',
  'checklist',
  'workspace',
  'setting',
  'help',
  'scan',
  'details',
  'report',
]

export const isAvailable = (name: RouteName) => AVAILABLE.includes(name)
