import { screen, waitFor } from '@testing-library/react'
import { globSync, readFileSync } from 'node:fs'
import { useChangeAsset, useCreateAsset, useDeleteAsset } from '@/lib/api/asset-change'
import { useMonitors } from '@/lib/api/monitor'
import { renderScreen } from '@/lib/testing/render'
import { testApi } from '@/lib/testing/server'

/** The monitors of a workspace, and the writes to its assets. */
function Small({ workspace, asset, other }: { workspace: string; asset: string; other: string }) {
  const { data = [] } = useMonitors(workspace)
  const [add, change, remove] = [useCreateAsset(workspace), useChangeAsset(workspace), useDeleteAsset(workspace)]
  return (
    <>
      <ul>
        {data.map(({ id, asset_value, asset_name }) => (
          <li key={id}>{asset_name ?? asset_value}</li>
        ))}
      </ul>
      <button type="button" onClick={() => add.mutate({ value: 'new.example.com' })}>
        Add
      </button>
      <button type="button" onClick={() => change.mutate({ asset, name: 'Shop' })}>
        Rename
      </button>
      <button type="button" onClick={() => remove.mutate(other)}>
        Delete
      </button>
    </>
  )
}

test('an added, a renamed and a deleted asset are among the monitors at once, or not any more', async () => {
  const me = await testApi.signUp({ plan: 'premium' })
  const add = async (value: string) => {
    const answer = await testApi.request('POST', `/api/asset/${me.workspace.id}/store`, {
      token: me.token,
      body: { value },
    })
    return ((await answer.json()) as { asset: { id: string } }).asset.id
  }
  const [asset, other] = [await add('one.example.com'), await add('two.example.com')]
  const { user } = await renderScreen(<Small workspace={me.workspace.id} asset={asset} other={other} />, { as: me })
  await screen.findByText('two.example.com')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('new.example.com')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Rename' }))
  expect(await screen.findByText('Shop')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText('two.example.com')).not.toBeInTheDocument())
})

test('keys are written in one file, and what a write makes stale in another', () => {
  const files = globSync('lib/api/*.ts').filter((file) => !/\/(keys|stale)\.ts$|\.test\./.test(file))
  const literal = files.filter((file) => /queryKey: \[['"]|invalidates: \[/.test(readFileSync(file, 'utf8')))
  expect(literal).toEqual([])
})
