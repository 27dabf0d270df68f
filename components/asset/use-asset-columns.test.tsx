import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { plainModel } from '@/components/data-table/row-model'
import { columnSources } from '@/components/data-table/row-source'
import { textCollator } from '@/components/data-table/sort-key'
import type { Asset } from '@/lib/contract/asset'
import * as de from '@/lib/messages/de'
import { en } from '@/lib/messages/en'
import { Texts } from '@/lib/react/i18n'
import { useAssetColumns } from './use-asset-columns'

const asset = (id: string, more: Partial<Asset>): Asset => ({
  id,
  type: 'domain',
  value: `${id}.example.com`,
  tags: [],
  status: 'pending',
  ...more,
})
const verification = {
  token: '',
  dns: { type: 'TXT', host: '', value: '' },
  file: { name: '', path: '', content: '' },
  meta: { tag: '' },
} as const
const assets = [
  asset('verified', { status: 'verified' }),
  asset('pending', {}),
  asset('sought', { verification: { ...verification, last_error: 'Not there.' } }),
  asset('failed', { status: 'failed' }),
]

test.each([
  ['en', en],
  ['de', { ...en, ...(de as object) }],
])('assets are in one order by ownership, whatever the words for it are: %s', (locale, messages) => {
  const { result } = renderHook(() => useAssetColumns('w1'), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={new QueryClient()}>
        <Texts messages={messages}>{children}</Texts>
      </QueryClientProvider>
    ),
  })
  const view = plainModel(assets, columnSources(result.current), textCollator(locale)).view('', [
    { id: 'status', desc: false },
  ])
  expect(view.slice(0, 4).map((place) => assets[place]?.id)).toEqual(['failed', 'sought', 'pending', 'verified'])
})
