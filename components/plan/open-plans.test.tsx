import { DEFAULT_CONFIG } from '@/lib/config/config'
import { otherHost, plansLink } from './open-plans'

const SHOP = 'https://shop.example/plans'

function withUpgrade(upgrade: typeof DEFAULT_CONFIG.upgrade) {
  globalThis.sx = { config: { ...DEFAULT_CONFIG, upgrade }, ready: Promise.resolve(), parent: null }
}
afterEach(() => {
  globalThis.sx = undefined
})

test('the link of a plan wins over the one for all, and that over the one of gate or server', () => {
  expect(plansLink('/upgrade', ['premium'])).toBe('/upgrade')
  withUpgrade({ default: SHOP, perPlan: {} })
  expect(plansLink('/upgrade', ['premium'])).toBe(SHOP)
  withUpgrade({ default: SHOP, perPlan: { unlimited: `${SHOP}/u`, 'reseller license': `${SHOP}/r` } })
  expect(plansLink('/upgrade', ['premium', 'unlimited'])).toBe(`${SHOP}/u`)
  expect(plansLink('/upgrade', ['agency toolkit'])).toBe(SHOP)
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.co'])(
  'a server’s link like %s is not followed',
  (link) => {
    expect(plansLink(link)).toBe('/upgrade')
  },
)

test('only another host is named', () => {
  expect([SHOP, '/upgrade', `${location.origin}/x`].map(otherHost)).toEqual(['shop.example', null, null])
})
