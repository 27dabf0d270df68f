import { config } from '@/lib/config/config'
import { storage } from '@/lib/browser/storage'
import { requestHeaders } from '@/lib/browser/request-headers'

/**
 * The page of plans, for those who are signed in: which plans are theirs, where to get the others, and whom to write
 * to. Without an answer the page stays as it is for everyone.
 */
export async function markOwnPlan() {
  await globalThis.sx?.ready
  offerLinks()
  const token = storage.get('soteria:token')
  if (!token) return
  const [account, brand] = await Promise.all([ask('/api/user', token), ask('/api/user/branding', token)])
  for (const { name, status } of listOf(account?.user?.subscriptions)) {
    if (lower(status) !== 'active') continue
    for (const card of cards()) if (card.dataset.plan === lower(name)) mark(card)
  }
  const own = brand?.branding?.support_email
  const above = brand?.branding?.shown?.support_email
  // One's own address is for one's own customers.
  if (typeof above === 'string' && above !== own) writeTo(above)
}

type Said = Record<string, unknown>
type Answer = { user?: { subscriptions?: unknown }; branding?: Said & { shown?: Said } }

async function ask(path: string, token: string): Promise<Answer | null> {
  try {
    const answer = await fetch((config().apiOrigin ?? '') + path, { headers: requestHeaders(token) })
    return answer.ok ? ((await answer.json()) as Answer) : null
  } catch {
    return null
  }
}

const lower = (value: unknown) => String(value).trim().toLowerCase()
const listOf = (value: unknown) => (Array.isArray(value) ? (value as Said[]) : [])
const cards = () => document.querySelectorAll<HTMLElement>('[data-plan]')

function mark(card: HTMLElement) {
  card.dataset.own = ''
  for (const badge of card.querySelectorAll<HTMLElement>('[data-badge]')) badge.hidden = false
  for (const link of card.querySelectorAll<HTMLElement>('[data-offer]')) link.hidden = true
}

/** Where the reseller sells a plan, or all of them. */
function offerLinks() {
  const { perPlan, default: forAll } = config().upgrade
  for (const card of cards()) {
    const link = Object.entries(perPlan).find(([name]) => name === card.dataset.plan)?.[1] ?? forAll
    const offer = card.querySelector<HTMLAnchorElement>('[data-offer]')
    if (!link || !offer) continue
    offer.href = link
    offer.hidden = false
  }
}

function writeTo(address: string) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-write]')) {
    link.href = `mailto:${address}`
    link.textContent = address
    link.hidden = false
  }
}
