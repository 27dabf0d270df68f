import { assetChangeApi } from '@/lib/contract/asset-change'
import { checklistApi } from '@/lib/contract/checklist'
import { workspaceApi } from '@/lib/contract/workspace'
import { openContractApi } from '@/server/routes/testing'

const { ask, signUp } = openContractApi()

test('ticks of two browsers add up, and go on all sites of the workspace and of no other', async () => {
  const { token, workspace } = await signUp()
  const { workspace: other } = await ask(workspaceApi.create, { token, body: { name: 'Other' } })
  const add = async (place: string, value: string) =>
    (await ask(assetChangeApi.create, { token, params: { workspace: place }, body: { value } })).asset
  const [shop, blog, far] = [
    await add(workspace.id, 'shop.example.com'),
    await add(workspace.id, 'blog.example.com'),
    await add(other.id, 'far.example.com'),
  ]
  const at = ({ id, workspace_id = '' }: typeof shop) => ({ token, params: { workspace: workspace_id, asset: id } })
  const ticked = async (asset: typeof shop) => {
    const { ticked: items, kept } = await ask(checklistApi.show, at(asset))
    return kept ? items.toSorted() : null
  }
  expect(await ticked(shop)).toBeNull()
  await Promise.all([
    ask(checklistApi.update, { ...at(shop), body: { tick: ['dnssec', 'spf'] } }),
    ask(checklistApi.update, { ...at(shop), body: { tick: ['spf', 'backupDaily'] } }),
  ])
  expect(await ticked(shop)).toEqual(['backupDaily', 'dnssec', 'spf'])
  expect(
    (await ask(checklistApi.update, { ...at(shop), body: { untick: ['dnssec', 'spf', 'backupDaily'] } })).ticked,
  ).toEqual([])
  await ask(checklistApi.update, { ...at(shop), body: { tick: ['spf'], everywhere: true } })
  expect([await ticked(shop), await ticked(blog), await ticked(far)]).toEqual([['spf'], ['spf'], null])
})

test('what was ticked on all sites is taken back there in one call, and what was ticked before or since stays', async () => {
  const { token, workspace } = await signUp()
  const { workspace: other } = await ask(workspaceApi.create, { token, body: { name: 'Other' } })
  const add = async (value: string, place = workspace.id) =>
    (await ask(assetChangeApi.create, { token, params: { workspace: place }, body: { value } })).asset
  const [shop, blog, wiki, news] = [
    await add('shop.example.com'),
    await add('blog.example.com'),
    await add('wiki.example.com'),
    await add('news.example.com'),
  ]
  const far = await add('far.example.com', other.id)
  const change = (asset: typeof shop, body: object) =>
    ask(checklistApi.update, { token, params: { workspace: asset.workspace_id ?? '', asset: asset.id }, body })
  const all = () =>
    Promise.all(
      [shop, blog, wiki, news, far].map(async (asset) => {
        const params = { workspace: asset.workspace_id ?? '', asset: asset.id }
        const { ticked, kept } = await ask(checklistApi.show, { token, params })
        return kept ? ticked.toSorted() : null
      }),
    )
  await change(shop, { tick: ['spf', 'dnssec'] })
  await change(blog, { tick: ['spf', 'caa'] })
  await change(far, { tick: ['spf'] })
  const before = await all()
  const { added = [] } = await change(shop, { tick: ['spf', 'dnssec'], everywhere: true })
  expect(await all()).toEqual([
    ['dnssec', 'spf'],
    ['caa', 'dnssec', 'spf'],
    ['dnssec', 'spf'],
    ['dnssec', 'spf'],
    ['spf'],
  ])
  expect(added.map(({ items, assets }) => [items.toSorted(), assets.length])).toEqual(
    expect.arrayContaining([
      [['dnssec'], 1],
      [['dnssec', 'spf'], 2],
    ]),
  )
  await change(news, { tick: ['hsts'] })
  // Whoever names sites of another workspace changes nothing there.
  const [first] = added
  const strange = { items: ['spf'], is_first: false, assets: [far.id] }
  await change(shop, { take_back: first ? [...added, strange] : [] })
  expect(await all()).toEqual([before[0], before[1], null, ['hsts'], ['spf']])
})
