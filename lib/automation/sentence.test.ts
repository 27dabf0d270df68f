import { createTranslator } from 'use-intl/core'
import { NewRecipe } from '@/lib/contract/recipe-body'
import { recipe as ar } from '@/lib/messages/ar/recipe'
import { recipe as de } from '@/lib/messages/de/recipe'
import { recipe as en } from '@/lib/messages/en/recipe'
import { recipe as es } from '@/lib/messages/es/recipe'
import { type RecipeWords, recipeSentence } from './sentence'

const LANGUAGES = { en, de, es, ar }
const names: Record<string, string> = { c1: 'Shop alerts', c2: 'Tickets', mail: 'Ops', mail2: 'Email to the team' }

function parts(language: keyof typeof LANGUAGES, body: unknown) {
  const words = createTranslator({
    locale: language,
    messages: LANGUAGES[language] as typeof en,
  }) as unknown as RecipeWords
  return recipeSentence(NewRecipe.parse(body), {
    words,
    locale: language,
    isMail: (id) => id.startsWith('mail'),
    nameOf: (id) => names[id] ?? null,
  })
}
const sentence = (language: keyof typeof LANGUAGES, body: unknown) =>
  parts(language, body)
    .map(({ text }) => text)
    .join('')

const SERIOUS = {
  name: 'Serious findings in production',
  trigger: { type: 'finding_new', config: { severity: 'high' } },
  conditions: [
    { field: 'tag', op: 'eq', value: 'production' },
    { field: 'seen_before', op: 'gte', value: 7 },
  ],
  actions: [
    { type: 'notify', integration_id: 'c1', config: { text: '{{title}}' } },
    { type: 'create_ticket', integration_id: 'c2' },
  ],
  throttle_minutes: 15,
}
const DIGEST = {
  name: 'Weekly report',
  trigger: { type: 'schedule', config: { every: 'week', weekday: 'fri', at: '16:30' } },
  actions: [{ type: 'email_report', config: { what: 'digest' } }],
}

test('a recipe is one sentence in the words of each language', () => {
  expect(sentence('en', SERIOUS)).toBe(
    'When a new finding of high severity or higher appears, if its tag is production and it hasn’t appeared in the last 7 days, post to Shop alerts and open a ticket in Tickets, at most once every 15 minutes per site.',
  )
  expect(sentence('de', SERIOUS)).toBe(
    'Wenn ein neuer Befund ab Schweregrad „hoch“ auftritt, falls ihr Tag production ist und er in den letzten 7 Tagen nicht auftrat, dann Nachricht an Shop alerts senden und Ticket in Tickets öffnen, höchstens einmal pro 15 Minuten und Website.',
  )
  expect(sentence('es', SERIOUS)).toBe(
    'Cuando aparece un hallazgo nuevo de gravedad alta o superior, si su etiqueta es production y no ha aparecido en los últimos 7 días, publicar en Shop alerts y abrir un ticket en Tickets, como máximo una vez cada 15 minutos por sitio.',
  )
  expect(sentence('ar', SERIOUS)).toBe(
    'عندما تظهر نتيجة جديدة بخطورة عالية أو أعلى، بشرط أن تكون قيمة وسمه هي production ولا تكون قد ظهرت في آخر 7 أيام، يتم النشر في Shop alerts وفتح تذكرة في Tickets، مرة واحدة كحد أقصى كل 15 دقيقة لكل موقع.',
  )
})

test('mail is emailed, and a name that says so already stands alone', () => {
  const to = (integration_id: string) => ({ type: 'notify', integration_id, config: { text: '{{title}}' } })
  const told = (language: keyof typeof LANGUAGES, id: string) =>
    parts(language, { ...SERIOUS, actions: [to(id)] }).find(({ of }) => of === 'actions.0')?.text
  expect(told('en', 'mail')).toBe('email Ops')
  expect(told('de', 'mail')).toBe('E-Mail an Ops senden')
  expect(told('en', 'mail2')).toBe('Email to the team')
})

test('a schedule begins with its time', () => {
  expect(sentence('en', DIGEST)).toBe('Every Friday at 16:30, email a digest to you.')
  expect(sentence('de', DIGEST)).toBe('Jede Woche am Freitag um 16:30: Übersicht per E-Mail an Sie senden.')
})

test('each part says what of the recipe it tells', () => {
  expect(parts('en', SERIOUS).filter(({ of }) => of !== null)).toEqual([
    { text: 'a new finding of high severity or higher appears', of: 'trigger' },
    { text: 'its tag is production', of: 'conditions.0' },
    { text: 'it hasn’t appeared in the last 7 days', of: 'conditions.1' },
    { text: 'post to Shop alerts', of: 'actions.0' },
    { text: 'open a ticket in Tickets', of: 'actions.1' },
    { text: ', at most once every 15 minutes per site', of: 'limit' },
  ])
})

test('a connection that is gone is said, lists are lists, and hours are hours', () => {
  const body = {
    ...SERIOUS,
    trigger: { type: 'scan_completed', config: {} },
    match: 'any',
    conditions: [
      { field: 'site', op: 'in', value: ['a.example', 'b.example'] },
      { field: 'grade', op: 'changed_down' },
    ],
    actions: [{ type: 'webhook', integration_id: 'gone' }],
    throttle_minutes: 120,
  }
  expect(sentence('en', body)).toBe(
    'When a scan completes, if the site is a.example or b.example or the grade has fallen, send the event to a deleted connection, at most once every 2 hours per site.',
  )
})

test.each([
  ['score_dropped', { by: 10 }, 'the score drops by at least 10'],
  ['score_dropped', { below: 70 }, 'the score drops below 70'],
  ['cert_expiring', { days: [7, 1] }, 'a certificate or domain expires in 7 or 1 days'],
  ['site_down', { minutes: 0 }, 'a site goes down'],
  ['site_down', { minutes: 5 }, 'a site has been down for 5 minutes'],
  ['site_changed', { kinds: ['dns', 'headers'] }, 'a change is found in the DNS records or the headers of a site'],
  ['scan_completed', { scan_type: 'full_scan' }, 'a full scan completes'],
  ['finding_fixed', {}, 'a finding is fixed'],
  ['asset_verified', {}, 'a site is verified'],
  ['wp_update', {}, 'an update is available on a WordPress site'],
  [
    'wp_update',
    { parts: ['core', 'theme'] },
    'an update for WordPress itself or a theme is available on a WordPress site',
  ],
  ['wp_vulnerable', {}, 'a known vulnerability affects a WordPress site'],
  [
    'wp_vulnerable',
    { severity: 'high', parts: ['plugin'] },
    'a known vulnerability of high severity or higher affects a plugin on a WordPress site',
  ],
  ['wp_site_down', {}, 'a WordPress site stops reporting'],
  ['wp_site_up', {}, 'a WordPress site is reporting again'],
])('%s %j', (type, config, text) => {
  const body = { ...SERIOUS, conditions: [], trigger: { type, config } }
  expect(sentence('en', body)).toContain(`When ${text}, `)
  for (const language of ['de', 'es', 'ar'] as const) expect(sentence(language, body)).not.toMatch(/[{}]|undefined/)
})
