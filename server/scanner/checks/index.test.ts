import { CATEGORIES, PLATFORMS } from '@/lib/contract/scan-result'
import { ruleOf } from '@/lib/domain/rules'
import { rules } from '@/lib/messages/en/rules'
import { plannedChecks } from '@/lib/domain/planned-checks'
import { CHECKS } from './index'

const RULES = CHECKS.flatMap((check) =>
  Object.entries(check.rules).map(([name, rule]) => ({ name: `${check.id}/${name}`, rule })),
)

/** What guesses addresses or knocks on ports, which nobody may do to a stranger's site. */
const NEEDS_LEAVE = ['exposure', 'wordpress', 'network']

test('every check has a name of its own, and what needs the leave of the owner runs in full scans only', () => {
  expect(new Set(CHECKS.map(({ id }) => id)).size).toBe(CHECKS.length)
  for (const { modes, category, title } of CHECKS) {
    expect(modes).toEqual(NEEDS_LEAVE.includes(category) ? ['full'] : ['light', 'full'])
    expect(CATEGORIES).toContain(category)
    expect(title).not.toBe('')
  }
})

test.each(['light', 'full'] as const)('what a %s scan is going to check is known before it begins', (mode) => {
  const plan = plannedChecks(`${mode}_scan`).map(({ key, title, category }) => ({ id: key, title, category }))
  const checks = CHECKS.filter(({ modes }) => modes.includes(mode))
  expect(plan).toEqual(checks.map(({ id, title, category }) => ({ id, title, category })))
})

test.each(RULES)(
  '$name stands in the catalogue and tells what it means, what could happen and how to fix it',
  ({ name, rule }) => {
    expect(ruleOf(name)).toBe(rule)
    const words = rules[name as keyof typeof rules]
    for (const text of [words.means, words.impact, words.fix]) {
      expect(text).toMatch(/^[A-Z"][^!]{20,260}\.$/)
    }
    expect(words.title).toMatch(/^[^!]{5,70}[^!.]$/)
  },
)

test.each(RULES)('$name refers to what exists', ({ rule }) => {
  for (const { title, url } of rule.references ?? []) {
    expect(title).not.toBe('')
    expect(new URL(url).protocol).toBe('https:')
  }
  for (const topic of rule.owasp ?? []) expect(topic).toMatch(/^A(0[1-9]|10):(2021|2025)$/)
  for (const requirement of rule.asvs ?? []) expect(requirement).toMatch(/^\d{1,2}\.\d{1,2}\.\d{1,2}$/)
  for (const { platform, code } of rule.snippets ?? []) {
    expect(PLATFORMS).toContain(platform)
    expect(code).toBe(code.trim())
  }
})

test.each(RULES.filter(({ rule }) => rule.severity !== 'info'))('$name can be read up on', ({ rule }) => {
  expect(rule.references).not.toHaveLength(0)
  expect(rule.cwe).not.toHaveLength(0)
})
