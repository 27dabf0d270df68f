import { pageErrors } from '@/lib/messages/en/page-errors'
import { randomUUID } from 'node:crypto'
import { screen, waitFor, within } from '@testing-library/react'
import { type ReactNode, Fragment } from 'react'
import { AssetScreen } from '@/components/asset/asset-screen'
import { LoginScreen } from '@/components/auth/login-screen'
import { RecoveryScreen } from '@/components/auth/recovery-screen'
import { ResetScreen } from '@/components/auth/reset-screen'
import { MonitoringScreen } from '@/components/monitoring/monitoring-screen'
import { HistoryScreen } from '@/components/report/history-screen'
import { ReportScreen } from '@/components/report/report-screen'
import { signUpWithSite } from '@/components/scan-result/testing'
import { DetailsScreen } from '@/components/scan/details-screen'
import { InitScreen } from '@/components/scan/init-screen'
import { ScanScreen } from '@/components/scan/scan-screen'
import { SettingScreen } from '@/components/setting/setting-screen'
import { WorkspaceScreen } from '@/components/workspace/workspace-screen'
import { accountApi } from '@/lib/contract/account'
import { assetChangeApi } from '@/lib/contract/asset-change'
import { authApi } from '@/lib/contract/auth'
import type { Endpoint } from '@/lib/contract/endpoint'
import { monitorApi } from '@/lib/contract/monitor'
import { reportApi } from '@/lib/contract/report'
import { sessionApi } from '@/lib/contract/session'
import { scanApi } from '@/lib/contract/scan'
import { workspaceApi } from '@/lib/contract/workspace'
import {
  breakCall,
  content,
  type Fault,
  heal,
  headings,
  hurried,
  missing,
  passing,
  quicken,
  renderFramed,
  unauthenticated,
  unpaid,
  UNREADABLE,
} from '@/lib/testing/faults'
import { byTurns, isFull } from '@/lib/testing/sample'
import { testApi } from '@/lib/testing/server'
import { incidents, monitors, sessions } from '@/server/db/schema'

type Site = Awaited<ReturnType<typeof signUpWithSite>>
type View = Awaited<ReturnType<typeof renderFramed>>
type User = View['user']

type Write = {
  screen: ReactNode
  path: (site: Site) => string
  call: Endpoint
  /** Somebody who is not signed in does it. */
  isGuest?: true
  /** The scans of the site, as they are before. */
  given?: (site: Site) => Promise<unknown>
  /** Up to the button that does it. */
  fill?: (user: User) => Promise<unknown>
  button: string | RegExp
  /** The specification has its own words where the server has none. */
  fallback?: string
  /** That it works is seen elsewhere: it would leave this machine, or ends in a download or in a refusal. */
  staysHere?: true
}

const openMenu = (of: string, item: string) => async (user: User) => {
  await user.click(await screen.findByRole('button', { name: `More actions for ${of}` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}
const completed = ({ addReport }: Site) => addReport()
const waiting = ({ addScan }: Site) => addScan({ created_at: new Date(Date.now() - 60_000) })
const elsewhere = ({ as }: Site) =>
  testApi.db.insert(sessions).values({
    token_hash: randomUUID(),
    user_id: as.user.id,
    user_agent: 'curl/8.14.1',
    expires_at: new Date(Date.now() + 3_600_000),
  })
/** Its headers are gone since yesterday. */
async function monitored({ asset }: Site) {
  await testApi.db
    .insert(monitors)
    .values({ asset_id: asset.id, state: 'up', next_check_at: new Date(Date.now() + 86_400_000) })
  await testApi.db
    .insert(incidents)
    .values({ asset_id: asset.id, kind: 'headers', started_at: new Date(Date.now() - 86_400_000) })
}
const monitoring = { screen: <MonitoringScreen />, path: () => '/monitoring' }
const startsScan = { fallback: pageErrors.scan_not_started }

const writes: Record<string, Write> = {
  'signing in': {
    staysHere: true,
    screen: <LoginScreen />,
    path: () => '/login',
    call: authApi.login,
    isGuest: true,
    fill: async (user) => {
      await user.type(screen.getByLabelText('Email'), 'ada@example.com')
      await user.type(screen.getByLabelText('Password'), 'correct horse 7')
    },
    button: 'Sign in',
  },
  'asking for a new password': {
    screen: <RecoveryScreen />,
    path: () => '/password-recovery',
    call: authApi.forgotPassword,
    isGuest: true,
    fill: (user) => user.type(screen.getByLabelText('Email'), 'ada@example.com'),
    button: 'Send link',
  },
  'setting a new password': {
    screen: <ResetScreen />,
    path: () => '/reset-password/t0ken?email=ada@example.com',
    call: authApi.resetPassword,
    isGuest: true,
    fill: async (user) => {
      await user.type(await screen.findByLabelText('New password'), 'correct horse 8')
      await user.type(screen.getByLabelText('Confirm new password'), 'correct horse 8')
    },
    button: 'Set new password',
  },
  'adding an asset': {
    screen: <AssetScreen />,
    path: () => '/asset?add=1',
    call: assetChangeApi.create,
    fill: async (user) => {
      await user.type(await screen.findByLabelText('Domain, URL or IP address'), 'blog.example.com')
      await user.type(screen.getByLabelText(/^Tags/), 'one, two')
    },
    button: 'Add asset',
  },
  'verifying an asset': {
    staysHere: true,
    screen: <AssetScreen />,
    path: ({ asset }) => `/asset?verify=${asset.id}`,
    call: assetChangeApi.verify,
    fill: () => screen.findByRole('dialog'),
    button: /^Check (now|again)|^Look/i,
  },
  'fetching the file to verify with': {
    staysHere: true,
    screen: <AssetScreen />,
    path: ({ asset }) => `/asset?verify=${asset.id}`,
    call: assetChangeApi.download,
    fill: async (user) => {
      await user.click(await screen.findByRole('tab', { name: 'File' }))
      await waitFor(() => expect(screen.queryByText('Cloudflare')).not.toBeInTheDocument())
    },
    button: 'Download file',
  },
  'deleting an asset': {
    screen: <AssetScreen />,
    path: () => '/asset',
    call: assetChangeApi.remove,
    fill: openMenu('shop.example.com', 'Delete'),
    button: 'Delete asset',
  },
  'scanning from the list': {
    screen: <AssetScreen />,
    path: () => '/asset',
    call: scanApi.light,
    button: /^Run light scan of/,
    ...startsScan,
  },
  'scanning what was set up': {
    screen: <InitScreen />,
    path: ({ asset }) => `/init?asset=${asset.id}`,
    call: scanApi.light,
    button: 'Run light scan',
    ...startsScan,
  },
  'scanning for the first time': {
    screen: <ScanScreen />,
    path: ({ asset }) => `/scan/${asset.id}`,
    call: scanApi.light,
    button: 'Run light scan',
    ...startsScan,
  },
  'scanning again': {
    screen: <ScanScreen />,
    path: ({ asset }) => `/scan/${asset.id}`,
    call: scanApi.light,
    given: completed,
    button: 'Scan again',
    ...startsScan,
  },
  'scanning again from the details': {
    screen: <DetailsScreen />,
    path: () => `/details/${latest}`,
    call: scanApi.start,
    given: completed,
    button: 'Scan again',
    ...startsScan,
  },
  'scanning again from the report': {
    screen: <ReportScreen />,
    path: () => `/report/${latest}`,
    call: scanApi.start,
    given: completed,
    button: 'Scan again',
    ...startsScan,
  },
  'stopping a scan': {
    screen: <DetailsScreen />,
    path: () => `/details/${latest}`,
    call: reportApi.abort,
    given: waiting,
    button: 'Stop',
  },
  'stopping a scan in the list': {
    screen: <HistoryScreen />,
    path: () => '/history',
    call: reportApi.abort,
    given: waiting,
    button: 'Stop',
  },
  'saving the profile': {
    screen: <SettingScreen />,
    path: () => '/setting',
    call: accountApi.updateProfile,
    fill: (user) =>
      user.type(within(screen.getByRole('region', { name: 'Profile' })).getByLabelText(/^Company/), 'Navy'),
    button: 'Save profile',
  },
  'changing the password': {
    screen: <SettingScreen />,
    path: () => '/setting?section=security',
    call: accountApi.updatePassword,
    fill: async (user) => {
      await user.type(screen.getByLabelText('Current password'), 'correct horse 7')
      await user.type(screen.getByLabelText('New password'), 'a fresh phrase 9')
      await user.type(screen.getByLabelText('Confirm new password'), 'a fresh phrase 9')
    },
    button: 'Change password',
  },
  'signing out another browser': {
    screen: <SettingScreen />,
    path: () => '/setting?section=security',
    call: sessionApi.end,
    given: elsewhere,
    button: 'Sign out curl on unknown system',
  },
  'signing out everywhere else': {
    screen: <SettingScreen />,
    path: () => '/setting?section=security',
    call: sessionApi.endOthers,
    given: elsewhere,
    button: 'Sign out all other devices',
  },
  'saving the region': {
    screen: <SettingScreen />,
    path: () => '/setting?section=region',
    call: accountApi.updatePreferences,
    fill: (user) => user.selectOptions(screen.getByLabelText('Clock'), '24'),
    button: 'Save region',
  },
  'downloading what is mine': {
    staysHere: true,
    screen: <SettingScreen />,
    path: () => '/setting?section=data',
    call: accountApi.export,
    button: 'Download my data',
  },
  'deleting the account': {
    screen: <SettingScreen />,
    path: () => '/setting?section=data',
    call: accountApi.deleteAccount,
    fill: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Delete account' }))
      await user.type(
        await within(await screen.findByRole('dialog')).findByLabelText('Your password'),
        'correct horse 7',
      )
    },
    button: 'Delete my account',
  },
  'monitoring all sites': { ...monitoring, call: monitorApi.startAll, button: 'Monitor all sites' },
  'monitoring one site': { ...monitoring, call: monitorApi.save, button: /^Start monitoring/ },
  'checking a site now': { ...monitoring, call: monitorApi.check, given: monitored, button: /^Check now: / },
  'accepting what changed': { ...monitoring, call: monitorApi.accept, given: monitored, button: /^Mark as expected/ },
  'ending monitoring': {
    ...monitoring,
    call: monitorApi.remove,
    given: monitored,
    fill: openMenu('shop.example.com', 'Stop monitoring'),
    button: 'Stop monitoring',
  },
  'setting quiet hours': {
    ...monitoring,
    call: workspaceApi.setting,
    given: monitored,
    fill: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Alerts and rescans' }))
      await user.click(await screen.findByLabelText('Quiet hours'))
      await user.type(screen.getByLabelText(/^Email alerts to/), 'ops@example.com')
    },
    button: 'Save',
  },
  'creating a workspace': {
    screen: <WorkspaceScreen />,
    path: () => '/workspace?new=1',
    call: workspaceApi.create,
    fill: async (user) => {
      await user.type(await screen.findByLabelText('Name'), 'Bakery')
      await user.type(screen.getByLabelText(/^Client/), 'Nora')
    },
    button: 'Create workspace',
  },
  'editing a workspace': {
    screen: <WorkspaceScreen />,
    path: () => '/workspace',
    call: workspaceApi.update,
    fill: async (user) => {
      await openMenu('Main', 'Edit')(user)
      await user.type(await screen.findByLabelText('Name'), ' street')
    },
    button: 'Save changes',
  },
  'deleting a workspace': {
    screen: <WorkspaceScreen />,
    path: () => '/workspace',
    call: workspaceApi.remove,
    fill: async (user) => {
      await openMenu('Main', 'Delete')(user)
      await user.type(await screen.findByRole('textbox', { name: /Main/ }), 'Main')
    },
    button: 'Delete workspace',
  },
}

/** The scan that was there before. */
let latest = ''

/** Signs up, opens the screen and does everything up to the button. */
async function openAndFill({ screen: shown, path, isGuest, given, fill }: Write) {
  const site = await signUpWithSite()
  await given?.(site)
  latest = await site.newestScanId()
  const view = await renderFramed(shown, { as: isGuest ? undefined : site.as, path: path(site) }, isGuest && Fragment)
  await fill?.(view.user)
  return view
}

/** The button in what stands in front. */
function button({ button: name }: Write) {
  const front = screen.queryByRole('alertdialog') ?? screen.queryByRole('dialog')
  return (front ? within(front) : screen).getByRole('button', { name })
}

const typed = () =>
  Array.from(
    document.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea'),
    ({ value, checked }) => [value, checked],
  )
const count = (elements: Iterable<Element>, words: string) =>
  Array.from(elements, ({ textContent }) => textContent.split(words).length - 1).reduce((sum, one) => sum + one, 0)
/** How often words stand on the page, apart from the notification of the failure. */
function said(words: string) {
  const notified = count(document.querySelectorAll('[data-sonner-toast]'), words)
  return { notified, inPlace: count([document.body], words) - notified }
}

/** What the server says, or what the specification says where the server has no words. */
const wordsFor = ({ fallback }: Write, { name, words }: Fault) => (/^\d{3}$/.test(name) ? words : (fallback ?? words))

jest.setTimeout(120_000)
beforeEach(quicken)
afterEach(heal)

/** Whatever comes is the file. */
const isTaken = ({ call }: Write, { words }: Fault) => call.reply === 'file' && words === UNREADABLE

/** What a person sees, apart from the messages about it. */
const state = ({ address }: View) => ({ typed: typed(), address: address(), headings: headings() })

const faults = [...passing, missing, hurried]
/** Where every fault is met; elsewhere each write meets its share of them. */
const THOROUGH = 'adding an asset'
const faultsOf = (name: string) => (name === THOROUGH ? faults : byTurns(faults, Object.keys(writes).indexOf(name), 1))

const signedIn = Object.entries(writes).filter(([, { isGuest }]) => !isGuest)
/** One rule offers it, whatever was called. */
const OFFERED = byTurns(
  signedIn.map(([name]) => name),
  0,
  Math.ceil(signedIn.length / 4),
)

test.each(Object.entries(writes))(
  '%s: every failure is said once, another plan is offered, nothing that was typed is lost, and then it works',
  async (name, write) => {
    const view = await openAndFill(write)
    const before = state(view)
    for (const fault of faultsOf(name).filter((each) => !isTaken(write, each))) {
      breakCall(write.call, fault)
      await view.user.click(button(write))
      await view.settle()
      const words = wordsFor(write, fault)
      await waitFor(() => expect([fault.name, Math.max(...Object.values(said(words)))]).toEqual([fault.name, 1]))
      expect([fault.name, state(view)]).toEqual([fault.name, before])
    }
    if (OFFERED.includes(name)) await offerAnotherPlan(write, view, before)
    heal()
    if (write.staysHere) return
    // A form waits as long as the server asked it to.
    await waitFor(() => expect(button(write)).toBeEnabled())
    const shown = content()
    await view.user.click(button(write))
    await waitFor(() => expect([state(view), content()]).not.toEqual([before, shown]))
  },
)

/** Another plan is offered, and nothing that was typed is lost. */
async function offerAnotherPlan(write: Write, view: View, before: ReturnType<typeof state>) {
  await waitFor(() => expect(button(write)).toBeEnabled())
  breakCall(write.call, unpaid)
  await view.user.click(button(write))
  const modal = await screen.findByRole('dialog', { name: 'Upgrade Required' })
  expect(modal).toHaveTextContent(unpaid.words)
  await view.user.click(within(modal).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Upgrade Required' })).not.toBeInTheDocument())
  expect(state(view)).toEqual(before)
}

/** One rule leads to the sign-in, whatever was called. */
const ENDED = signedIn.filter((_, index) => isFull || index % 8 === 0)

test.each(ENDED)('%s: the end of the session leads to the sign-in', async (_, write) => {
  const view = await openAndFill(write)
  breakCall(write.call, unauthenticated)
  await view.user.click(button(write))
  await waitFor(() => expect(view.address()).toBe('/login'))
})
