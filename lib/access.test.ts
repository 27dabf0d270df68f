import { NO_WORKSPACE, decide } from './access'
import type { User } from './contract/user'
import { PLANS } from './plans'
import { routeList } from './routes'
import { USAGE_LIMIT_MESSAGE, capFor } from './usage'

const person = (plans: { name: string; status?: string; addons?: { name: string; status: string }[] }[], role = 'member'): User => ({
  id: 'u',
  name: 'Ada',
  email: 'ada@example.com',
  role,
  usage: {},
  subscriptions: plans.map((plan) => ({ status: 'active', ...plan })),
})

const CORE = ['/', '/monitoring', '/integration', '/wordpress', '/init', '/history/[[...assetId]]', '/report/[id]', '/customization']
const AGENCY = [
  '/dfy',
  '/pay',
  '/lead',
  '/leads',
  '/client',
  '/lead-finder/google',
  '/lead-finder/d7',
  '/dfy/websites',
  '/dfy/manager',
  '/dfy/preview',
  '/dfy/editor',
]
const OPEN = ['/help', '/workspace', '/setting', '/asset', '/details/[id]', '/scan/[id]', '/checklist']

/** The gate matrix of the specification, section 6. */
const opens: Record<string, string[]> = {
  none: [],
  premium: CORE,
  unlimited: CORE,
  'agency toolkit': ['/agency', ...AGENCY],
  'reseller license': ['/agency', '/reseller'],
  'white label': ['/agency', ...AGENCY],
  'bundle deal': [...CORE, '/agency', ...AGENCY, '/reseller'],
  marshal: [],
  eblog: [],
}

const signedIn = routeList.filter((route) => route.access === 'user')
const openTo = (user: User) => signedIn.filter((route) => decide(route, { user, hasWorkspace: true }).kind === 'allow').map((route) => route.path)

test.each(Object.entries(opens))('a member with the plan %s opens what the table says, and nothing else', (plan, paths) => {
  const user = person(plan === 'none' ? [] : [{ name: plan }])
  expect(openTo(user).sort()).toEqual([...OPEN, ...paths].sort())
})

test.each(PLANS)('%s admits in capitals and as an addon, and not when it is inactive', (plan) => {
  const usual = openTo(person([{ name: plan }]))
  expect(openTo(person([{ name: plan.toUpperCase(), status: 'Active' }]))).toEqual(usual)
  expect(openTo(person([{ name: 'other', addons: [{ name: plan, status: 'ACTIVE' }] }]))).toEqual(usual)
  expect(openTo(person([{ name: plan, status: 'canceled' }])).sort()).toEqual(OPEN.toSorted())
})

test.each(['admin', 'super_admin', 'reseller', 'support'])('the role %s passes freely', (role) => {
  expect(openTo(person([], role))).toHaveLength(signedIn.length)
})

test('plans add up', () => {
  expect(openTo(person([{ name: 'premium' }, { name: 'reseller license' }])).sort()).toEqual([...OPEN, ...CORE, '/agency', '/reseller'].sort())
})

test('a guest is sent to the sign-in, a signed-in person away from it', () => {
  for (const route of routeList) {
    const guest = decide(route, { user: null, hasWorkspace: null })
    expect(guest).toEqual(route.access === 'guest' ? { kind: 'allow' } : { kind: 'redirect', to: '/login' })
    if (route.access === 'guest') expect(decide(route, { user: person([]), hasWorkspace: true })).toEqual({ kind: 'redirect', to: '/' })
  }
})

test('without a workspace everything but workspaces and settings leads to the workspaces, before any plan is asked', () => {
  for (const route of signedIn) {
    const decision = decide(route, { user: person([]), hasWorkspace: false })
    const isOpen = route.path === '/workspace' || route.path === '/setting'
    expect(decision).toEqual(isOpen ? { kind: 'allow' } : { kind: 'redirect', to: '/workspace', warning: NO_WORKSPACE })
  }
  expect(NO_WORKSPACE).toBe('You do not have any workspaces. Please create a workspace')
})

test('the usage cap of 5 holds for members without an unlimited or bundle plan', () => {
  expect(capFor('widget_customization', person([{ name: 'premium' }]))).toBe(5)
  expect(capFor('widget_customization', person([{ name: 'Unlimited' }]))).toBeNull()
  expect(capFor('widget_customization', person([{ name: 'bundle deal' }]))).toBeNull()
  expect(capFor('widget_customization', person([], 'admin'))).toBeNull()
  expect(USAGE_LIMIT_MESSAGE).toBe('You have reached your usage limit for this feature. Upgrade to Soteria Unlimited for unlimited access.')
})
