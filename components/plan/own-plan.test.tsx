import { markOwnPlan } from '@/lib/browser/own-plan'
import { DEFAULT_CONFIG } from '@/lib/config/config'
import { storage } from '@/lib/browser/storage'
import { testApi } from '@/lib/testing/server'
import { brandings, users } from '@/server/db/schema'
import { eq } from 'drizzle-orm'
import { upgradePage } from './upgrade-page'

const open = () => {
  document.body.innerHTML = new DOMParser().parseFromString(upgradePage(), 'text/html').body.innerHTML
}
/** In English, as a person sees them. */
const seen = (selector: string) =>
  Array.from(document.querySelectorAll<HTMLElement>(`main[lang=en] ${selector}`)).filter(({ hidden }) => !hidden)

afterEach(() => {
  globalThis.sx = undefined
  storage.remove('soteria:token')
  document.body.innerHTML = ''
})

test('a guest sees the plans and nothing of their own', async () => {
  open()
  await markOwnPlan()
  expect([seen('[data-badge]'), seen('[data-offer]'), seen('[data-write]')]).toEqual([[], [], []])
})

test('a reseller’s customer sees which plan is theirs, where to get another, and whom to write to', async () => {
  const reseller = await testApi.signUp({ plan: 'reseller license' })
  await testApi.db
    .insert(brandings)
    .values({ user_id: reseller.user.id, look: { support_email: 'help@seller.example' } })
  const who = await testApi.signUp({ plan: 'premium' })
  await testApi.db.update(users).set({ reseller_id: reseller.user.id }).where(eq(users.id, who.user.id))
  storage.set('soteria:token', who.token)
  const upgrade = { default: null, perPlan: { premium: 'https://shop.example/p', unlimited: 'https://shop.example/u' } }
  globalThis.sx = { config: { ...DEFAULT_CONFIG, upgrade }, ready: Promise.resolve(), parent: null }
  open()
  await markOwnPlan()
  expect(seen('[data-badge]').map((badge) => badge.closest('li')?.querySelector('h2')?.textContent)).toEqual([
    'Premium',
  ])
  expect(seen('[data-offer]').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Get Unlimited', 'https://shop.example/u'],
  ])
  expect(seen('[data-write]').map((link) => link.getAttribute('href'))).toEqual(['mailto:help@seller.example'])
})
