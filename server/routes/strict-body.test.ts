import { eq } from 'drizzle-orm'
import { accountApi } from '@/lib/contract/account'
import { assetChangeApi } from '@/lib/contract/asset-change'
import { reportApi } from '@/lib/contract/report'
import { brandingApi } from '@/lib/contract/branding'
import { brandingChangeApi } from '@/lib/contract/branding-change'
import { userApi } from '@/lib/contract/user'
import { workspaceApi } from '@/lib/contract/workspace'
import { leads, users, workspaces } from '@/server/db/schema'
import { completeScan, openContractApi } from './testing'

const { db, ask, tell, send, signUp } = openContractApi()

const refused = (...fields: string[]) => ({
  status: 422,
  body: { errors: Object.fromEntries(fields.map((field) => [field, [expect.stringMatching(/./)]])) },
})

test('what a call does not know is refused by its name and nothing of the body is stored', async () => {
  const { token, workspace } = await signUp()
  const params = { id: workspace.id }
  expect(
    await tell(workspaceApi.update, { token, params, body: { name: 'Renamed', nickname: 'x', settings: {} } }),
  ).toMatchObject(refused('nickname', 'settings'))
  const change = { auto_scan: 'daily', hide_powered_by: true, quiet_hours: { from: '22:00', to: '06:00', days: [1] } }
  expect(await tell(workspaceApi.setting, { token, params, body: change })).toMatchObject(
    refused('hide_powered_by', 'quiet_hours.days'),
  )
  expect(
    await tell(assetChangeApi.create, {
      token,
      params: { workspace: workspace.id },
      body: { value: 'example.com', owner: 'me' },
    }),
  ).toMatchObject(refused('owner'))
  expect(
    await tell(brandingChangeApi.update, { token, body: { company_name: 'Linden', custom_domain: 'x.example' } }),
  ).toMatchObject(refused('custom_domain'))
  expect((await db.select().from(workspaces).where(eq(workspaces.id, workspace.id)))[0]).toMatchObject({
    name: 'Main',
    settings: {},
  })
  expect(
    (await ask(workspaceApi.update, { token, params, body: { name: 'Renamed', _token: 'x', _method: 'PUT' } }))
      .workspace.name,
  ).toBe('Renamed')
})

const HIDDEN = ['gro\u202Epj.exe', 'one\ntwo', 'zero\u200Bwidth', 'bell\u0007']

test.each(HIDDEN)('a name that does not read as it is written is refused at its field: %j', async (name) => {
  const { token, workspace, user } = await signUp()
  const params = { id: workspace.id }
  expect(await tell(workspaceApi.create, { token, body: { name } })).toMatchObject(refused('name'))
  expect(await tell(workspaceApi.update, { token, params, body: { client_name: name } })).toMatchObject(
    refused('client_name'),
  )
  const asset = { value: 'example.com', name, tags: ['fine', name] }
  expect(await tell(assetChangeApi.create, { token, params: { workspace: workspace.id }, body: asset })).toMatchObject(
    refused('name', 'tags.1'),
  )
  const profile = { name, email: user.email, company: name }
  expect(await tell(accountApi.updateProfile, { token, body: profile })).toMatchObject(refused('name', 'company'))
})

test('a workspace keeps its description in several lines, and the language of its reports', async () => {
  const { token, workspace, user } = await signUp()
  const params = { id: workspace.id }
  const description = 'Shop and blog.\nCall Orla first.'
  expect((await ask(workspaceApi.update, { token, params, body: { description } })).workspace.description).toBe(
    description,
  )
  expect(await tell(workspaceApi.update, { token, params, body: { description: 'a\u202Eb' } })).toMatchObject(
    refused('description'),
  )
  const { asset } = await ask(assetChangeApi.create, {
    token,
    params: { workspace: workspace.id },
    body: { value: 'example.com' },
  })
  const report = await completeScan(db, { user, workspace, asset, at: '2026-01-01T00:00:00Z' })
  const languageOfPdf = async () => {
    const pdf = await send(reportApi.download, { token, params: { workspace: workspace.id, report } })
    return /\/Lang \(([\w-]+)\)/.exec(await pdf.text())?.[1]
  }
  expect(await languageOfPdf()).toBe('en')
  await ask(workspaceApi.setting, { token, params, body: { report_language: 'de' } })
  expect(await languageOfPdf()).toBe('de')
  const { workspaces: listed } = await ask(workspaceApi.list, { token })
  expect(listed).toMatchObject([{ description, settings: { report_language: 'de' } }])
  await ask(workspaceApi.setting, { token, params, body: { report_language: null } })
  expect(await languageOfPdf()).toBe('en')
})

test.each(['xx-nonsense', 'tlh', 'not a locale', '../../etc'])('the language %s is refused', async (locale) => {
  const { token, workspace, user } = await signUp()
  expect(await tell(accountApi.updatePreferences, { token, body: { locale } })).toMatchObject(refused('locale'))
  expect(
    await tell(accountApi.updateProfile, { token, body: { name: 'Ada', email: user.email, locale } }),
  ).toMatchObject(refused('locale'))
  expect(
    await tell(workspaceApi.setting, { token, params: { id: workspace.id }, body: { report_language: locale } }),
  ).toMatchObject(refused('report_language'))
  expect((await db.select().from(users).where(eq(users.id, user.id)))[0]?.locale).toBeNull()
})

test('usage has all ten counters', async () => {
  const { token, workspace, user: me } = await signUp()
  await db.insert(leads).values({ user_id: me.id, workspace_id: workspace.id, name: 'Kinsale Smiles' })
  await db.insert(leads).values({ user_id: me.id, workspace_id: workspace.id, name: 'Deleted', removed_at: new Date() })
  await ask(assetChangeApi.create, { token, params: { workspace: workspace.id }, body: { value: 'example.com' } })
  const { user } = await ask(userApi.show, { token })
  expect(user.usage).toEqual({
    assets: 1,
    light_scans: 0,
    full_scans: 0,
    widget_customization: 0,
    dfy_websites: 0,
    leads_saved: 1,
    integrations: 0,
    recipes: 0,
    wordpress_sites: 0,
    reseller_accounts: 0,
  })
})

test("only White Label leaves the product's name out", async () => {
  const plain = await signUp()
  expect(await tell(brandingChangeApi.update, { token: plain.token, body: { hide_powered_by: true } })).toMatchObject({
    status: 403,
    body: { upgrade: { feature: 'branding', plans: ['white label'] } },
  })
  const { token } = await signUp({ plan: 'white label' })
  expect(
    (await ask(brandingChangeApi.update, { token, body: { hide_powered_by: true } })).branding.hide_powered_by,
  ).toBe(true)
  expect((await ask(brandingApi.show, { token })).branding.hide_powered_by).toBe(true)
})
