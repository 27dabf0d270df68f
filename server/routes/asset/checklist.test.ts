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
