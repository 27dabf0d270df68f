// Section 6 of the specification, written down a second time: nothing here is taken from lib/domain/plans.

type Subscription = { name: string; status: string; addons?: { name: string; status: string }[] }
export type Person = { role: string; plans: Subscription[] }

export const PLANS = [
  'premium',
  'unlimited',
  'agency toolkit',
  'reseller license',
  'white label',
  'bundle deal',
  'marshal',
  'eblog',
]
const CORE = ['premium', 'unlimited']
const AGENCY_HOME = ['agency toolkit', 'reseller license', 'white label']
const AGENCY = ['agency toolkit', 'white label']
const RESELLER = ['reseller license']

export const table: Record<string, string[] | 'guest' | 'open'> = {
  '/login': 'guest',
  '/password-recovery': 'guest',
  '/reset-password/{token}': 'guest',
  '/': CORE,
  '/monitoring': CORE,
  '/integration': CORE,
  '/wordpress': CORE,
  '/init': CORE,
  '/history/{assetId?}': CORE,
  '/report/{id}': CORE,
  '/customization': CORE,
  '/agency': AGENCY_HOME,
  '/dfy': AGENCY,
  '/pay': AGENCY,
  '/lead': AGENCY,
  '/leads': AGENCY,
  '/client': AGENCY,
  '/lead-finder/google': AGENCY,
  '/lead-finder/d7': AGENCY,
  '/dfy/websites': AGENCY,
  '/dfy/manager': AGENCY,
  '/dfy/preview': AGENCY,
  '/dfy/editor': AGENCY,
  '/reseller': RESELLER,
  '/help': 'open',
  '/workspace': 'open',
  '/setting': 'open',
  '/asset': 'open',
  '/details/{id}': 'open',
  '/scan/{id}': 'open',
  '/checklist': 'open',
}
export const WITHOUT_WORKSPACE = ['/workspace', '/setting']
export const WORKSPACE_WARNING = 'You do not have any workspaces. Please create a workspace'

/**
 * Only members are gated; what is active counts, as a subscription or as an addon of one, in any case; a bundle deal
 * passes everywhere.
 */
export function holds({ plans }: Person, ...names: string[]) {
  const rights = plans.flatMap((plan) => [plan, ...(plan.addons ?? [])])
  return rights.some(({ name, status }) => status.toLowerCase() === 'active' && names.includes(name.toLowerCase()))
}
export const isMember = ({ role }: Person) => role.toLowerCase() === 'member'
export const isAdmitted = (person: Person, plans: readonly string[]) =>
  !isMember(person) || holds(person, 'bundle deal', ...plans)

const ROLES = ['member', 'MEMBER', 'admin', 'super_admin', 'reseller', 'support']

/**
 * None; each plan active, in capitals, over in three ways, as an addon that is active or not; and every two plans
 * together.
 */
const situations: Subscription[][] = [
  [],
  ...PLANS.flatMap((name) => [
    [{ name, status: 'active' }],
    [{ name: name.toUpperCase(), status: 'ACTIVE' }],
    ...['canceled', 'expired', 'inactive'].map((status) => [{ name, status }]),
    ...['Active', 'inactive'].map((status) => [{ name: 'starter', status: 'active', addons: [{ name, status }] }]),
    ...PLANS.filter((other) => other > name).map((other) =>
      [name, other].map((each) => ({ name: each, status: 'active' })),
    ),
  ]),
]

export const people = ROLES.flatMap((role) => situations.map((plans): Person => ({ role, plans })))
export const named = ({ role, plans }: Person) => `${role}: ${JSON.stringify(plans)}`
