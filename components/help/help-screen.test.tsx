import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { signUpWithSite } from '@/components/scan-result/testing'
import { DEFAULT_CONFIG } from '@/lib/config/config'
import { DNS_PROVIDERS } from '@/lib/domain/dns-providers'
import { isAvailable, routeList } from '@/lib/domain/routes'
import { asset } from '@/lib/messages/en/asset'
import { rules } from '@/lib/messages/en/rules'
import { renderScreen } from '@/lib/testing/render'
import { exampleResult } from '@/lib/testing/results'
import { server, testApi } from '@/lib/testing/server'
import { HelpScreen } from './help-screen'

afterEach(() => {
  globalThis.sx = undefined
})

/** A reseller's build in a folder, with this beside its index.html. */
function beside(answer: () => Response) {
  globalThis.sx = {
    config: { ...DEFAULT_CONFIG, help: 'http://localhost/portal/help.json' },
    ready: Promise.resolve(),
    parent: null,
  }
  server.use(http.get('http://localhost/portal/help.json', answer))
}

async function diagnostics(user: Awaited<ReturnType<typeof renderScreen>>['user']) {
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(await screen.findByRole('button', { name: 'Copy diagnostics' }))
  await waitFor(() => expect(write).toHaveBeenCalled())
  return String(write.mock.lastCall)
}

/** Beside the articles about problems. */
const topics = () =>
  screen
    .queryAllByRole('region')
    .flatMap((region) => region.getAttribute('aria-labelledby') ?? [])
    .filter((id) => id !== 'help-articles')

test('the search leaves the topics that have every word', async () => {
  const { user } = await renderScreen(<HelpScreen />, { as: await testApi.signUp(), path: '/help' })
  const search = screen.getByRole('searchbox', { name: 'Search help' })
  await user.type(search, 'cloudflare TXT')
  expect(topics()).toEqual(['help-verify'])
  await user.clear(search)
  await user.type(search, 'zebra')
  expect(await screen.findByText('No help topics match “zebra”.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(topics()).toHaveLength(11)
  const found: Record<string, string[]> = {}
  // What is for administrators is neither shown to members nor found by them.
  for (const words of ['critical', '_site-proof', 'CORS_ORIGINS']) {
    await user.clear(search)
    await user.type(search, words)
    found[words] = topics()
  }
  expect(found).toEqual({
    critical: ['help-score', 'help-severities'],
    '_site-proof': ['help-verify'],
    CORS_ORIGINS: [],
  })
})

test('how to make a brand is told to administrators alone', async () => {
  await renderScreen(<HelpScreen />, { as: await testApi.signUp({ role: 'admin' }), path: '/help' })
  expect(screen.getByRole('heading', { name: 'For administrators' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'White label' })).toHaveAttribute('href', '#reseller')
  expect(topics()).toHaveLength(12)
})

test('there is an article for each rule: what it is, how it is used, how to fix it on each platform, and how to check', async () => {
  const rule = 'http.headers/hsts-missing'
  const { user } = await renderScreen(<HelpScreen />, { as: await testApi.signUp(), path: `/help?article=${rule}` })
  const article = within((await screen.findByText(rules[rule].means)).closest('details') as HTMLElement)
  expect(article.getByText(rules[rule].impact)).toBeVisible()
  const platforms = article.getAllByRole('tab').map((tab) => tab.textContent)
  expect(platforms).toEqual(
    expect.arrayContaining(['nginx', 'Apache', 'Caddy', 'IIS', 'Cloudflare', 'WordPress', 'Vercel', 'Netlify']),
  )
  await user.click(article.getByRole('tab', { name: 'Netlify' }))
  expect(article.getByText(/Strict-Transport-Security: max-age=/)).toBeVisible()
  expect(article.getByText('curl -sI https://example.com')).toBeVisible()
  for (const { deed } of Object.values(rules)) expect(screen.getAllByText(deed).length).toBeGreaterThan(0)

  await user.type(screen.getByRole('searchbox', { name: 'Search help' }), 'git repository')
  expect(screen.getByText(rules['exposure.files/git'].deed)).toBeVisible()
  expect(screen.queryByText(rules[rule].deed)).not.toBeInTheDocument()
})

test('the articles are folded by subject; the search opens what it finds', async () => {
  const { user } = await renderScreen(<HelpScreen />, { as: await testApi.signUp(), path: '/help' })
  const { deed } = rules['http.headers/hsts-missing']
  const subject = (await screen.findByText(deed)).closest('section') as HTMLElement
  expect(screen.getByText(deed)).not.toBeVisible()
  await user.click(within(subject).getByRole('heading', { level: 3 }))
  expect(screen.getByText(deed)).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: 'Search help' }), 'git repository')
  expect(screen.getByText(rules['exposure.files/git'].deed)).toBeVisible()
})

test('the help and the drawer of a verification tell the same of the same providers', async () => {
  await renderScreen(<HelpScreen />, { as: await testApi.signUp(), path: '/help' })
  const { providers, hints } = asset.verify
  for (const provider of DNS_PROVIDERS) expect(await screen.findByText(hints[provider])).toBeInTheDocument()
  expect(Object.keys(providers).toSorted()).toEqual([...DNS_PROVIDERS].toSorted())
})

test('the help tells what each plan opens, and what of it is open to the reader', async () => {
  const { user } = await renderScreen(<HelpScreen />, { as: await testApi.signUp({ plan: 'premium' }), path: '/help' })
  const area = (screens: RegExp) =>
    within(screen.getByRole('region', { name: 'What each plan includes' }))
      .getByText(screens)
      .closest('li')
  const free = routeList.filter(({ nav, gate }) => nav && !gate).map(({ title }) => title)
  expect(free).toEqual(expect.arrayContaining(['Assets', 'Checklist', 'Workspaces', 'Settings', 'Help']))
  expect(area(new RegExp(`^${new Intl.ListFormat('en').format(free)}$`))).toHaveTextContent(
    'Free for everyone, without a plan.',
  )
  expect(area(/^Dashboard, Realtime Monitoring/)).toHaveTextContent(/PremiumUnlimitedBundle Deal.*Included/)
  const ofAgencies = routeList.filter(({ nav, gate }) => nav && gate === 'agencyTools')
  const [built, later] = [true, false].map((is) =>
    new Intl.ListFormat('en').format(
      ofAgencies.filter(({ name }) => isAvailable(name) === is).map(({ title }) => title),
    ),
  )
  expect(built).toMatch(/^Leads, .*Client Contract, and Get Paid$/)
  expect(area(/Client Contract/)).toHaveTextContent(
    `${built}${later && `Not available yet: ${later}`}Agency ToolkitWhite LabelBundle DealNot in your plan`,
  )
  expect(screen.getByText('You have: Premium.')).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: 'Search help' }), 'agency toolkit')
  expect(topics()).toEqual(['help-plans'])
})

test('the help says whether the server answers, and its version', async () => {
  await renderScreen(<HelpScreen />, { as: await testApi.signUp(), path: '/help' })
  expect(await screen.findByText('Online, version 0.0.0-test')).toBeVisible()
  expect(screen.getByText('Version 0.0.0')).toBeVisible()
})

test('a server that is away can be asked again', async () => {
  server.use(http.get('*/api/health', () => HttpResponse.json({}, { status: 404 }), { once: true }))
  const { user } = await renderScreen(<HelpScreen />, { as: await testApi.signUp(), path: '/help' })
  expect(await screen.findByText('Not responding')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByText('Online, version 0.0.0-test')).toBeVisible()
  expect(screen.getByText('Version 0.0.0')).toBeVisible()
})

test('what is done already is ticked from what is there', async () => {
  const { as, addReport } = await signUpWithSite()
  await addReport(exampleResult({ score: 40 }), { completed_at: new Date('2026-01-01T00:00:00Z') })
  await renderScreen(<HelpScreen />, { as, path: '/help' })
  const step = (name: string) => screen.getByRole('link', { name }).closest('li')
  await waitFor(() => expect(step('Run a light scan')).toHaveTextContent('Done'))
  expect(step('Verify it')).not.toHaveTextContent('Done')
  expect(step('Fix the first finding, then scan again')).not.toHaveTextContent('Done')
})

test('a better score ticks the last step', async () => {
  const { as, addReport } = await signUpWithSite()
  await addReport(exampleResult({ score: 40 }), { completed_at: new Date('2026-01-01T00:00:00Z') })
  await addReport(exampleResult({ score: 70 }))
  await renderScreen(<HelpScreen />, { as, path: '/help' })
  await waitFor(() =>
    expect(
      screen.getByRole('link', { name: 'Fix the first finding, then scan again' }).closest('li'),
    ).toHaveTextContent('Done'),
  )
})

test('the diagnostics name versions, plan and failures, and nothing secret', async () => {
  const as = await testApi.signUp({ plan: 'premium' })
  const { user } = await renderScreen(<HelpScreen />, { as, path: '/help?secret=1' })
  await screen.findByText('Online, version 0.0.0-test')
  let copied = ''
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied = text
  })
  await user.click(screen.getByRole('button', { name: 'Copy diagnostics' }))
  await waitFor(() => expect(copied).not.toBe(''))
  expect(copied).toMatch(/^App: .+\nAPI: 0\.0\.0-test\nPage: http:\/\/localhost\/help\n/)
  expect(copied).toContain('Plans: premium (active), role: member')
  expect(copied).not.toContain(as.token)
})

test('topics of a reseller replace those of the same id, the others stand at the end of what is for everybody, and the search finds them', async () => {
  const start = {
    id: 'start',
    title: 'Welcome to Acme',
    body: ['We begin <b>together</b>.', { steps: ['Ring us', 'Say zebra'] }],
  }
  const hours = {
    id: 'office-hours',
    title: 'When we answer',
    body: ['9 to 17'],
    languages: { de: { title: 'Wann wir da sind', body: ['9 bis 17'] } },
  }
  beside(() => HttpResponse.json({ topics: [hours, start] }))
  const { user } = await renderScreen(<HelpScreen />, { as: await testApi.signUp(), path: '/help' })
  expect(await screen.findByRole('region', { name: 'Welcome to Acme' })).toHaveTextContent(
    'We begin <b>together</b>.Ring usSay zebra',
  )
  expect(topics()).toEqual(
    [
      'start',
      'score',
      'severities',
      'verify',
      'plans',
      'connections',
      'recipes',
      'wordpress',
      'widget',
      'keyboard',
      'about',
      'office-hours',
    ].map((id) => `help-${id}`),
  )
  const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
  const targets = contents.slice(1).map((link) => document.getElementById(link.getAttribute('href')?.slice(1) ?? ''))
  expect(targets.map((card) => card?.getAttribute('aria-labelledby'))).toEqual(topics())
  expect(screen.getByRole('region', { name: 'When we answer' })).toHaveTextContent('9 to 17')
  expect(await diagnostics(user)).toContain('\nHelp: 2 own topics\n')
  await user.type(screen.getByRole('searchbox', { name: 'Search help' }), 'zebra')
  expect(topics()).toEqual(['help-start'])
})

test('a help file that is wrong leaves the built-in texts, and the diagnostics say where', async () => {
  beside(() => HttpResponse.json({ topics: [{ id: 'start', title: 'Welcome', body: ['Fine', { steps: [] }] }] }))
  const { user } = await renderScreen(<HelpScreen />, { as: await testApi.signUp(), path: '/help' })
  expect(await screen.findByRole('region', { name: 'Getting started' })).toBeVisible()
  expect(topics()).toHaveLength(11)
  expect(await diagnostics(user)).toContain(
    '\nHelp: built in, because http://localhost/portal/help.json is wrong at topics[0].body[1].steps\n',
  )
})

test('a help file that is not there is no failure', async () => {
  beside(() => new HttpResponse(null, { status: 404 }))
  const { user } = await renderScreen(<HelpScreen />, { as: await testApi.signUp(), path: '/help' })
  expect(await screen.findByRole('region', { name: 'Getting started' })).toBeVisible()
  expect(topics()).toHaveLength(11)
  expect(await diagnostics(user)).toContain('\nHelp: 0 own topics\n')
})
