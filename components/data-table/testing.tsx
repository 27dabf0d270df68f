import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { loadEveryPart } from '@/components/ui/on-demand'
import { Texts } from '@/lib/react/i18n'
import { en } from '@/lib/messages/en'
import { TestRouter } from '@/lib/testing/router'
import { DataTable } from './data-table'
import { columnsFor } from './table'

beforeAll(loadEveryPart)

export type Site = { id: string; host: string; score: number; owner?: string | undefined }
const column = columnsFor<Site>()
const columns = column.columns([
  column.accessor('host', { header: 'Asset' }),
  column.accessor('score', { header: 'Score' }),
  column.accessor('owner', { header: 'Owner' }),
  column.display({
    id: 'actions',
    header: '',
    cell: (cell) => <button type="button">Scan {cell.row.original.host}</button>,
  }),
])

/** `site-1.example`, `site-2.example` and so on; three owners take turns. */
export const sites = (count: number): Site[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `s${index}`,
    host: `site-${index + 1}.example`,
    score: (index * 37) % 101,
    owner: `Owner ${index % 3}`,
  }))

/** A table of 57 sites, unless told otherwise, at an address. */
export function show(props: Partial<ComponentProps<typeof DataTable<Site>>> = {}, path = '/') {
  history.replaceState(null, '', path)
  const view = (more: typeof props = {}) => (
    <Texts messages={en}>
      <TestRouter path={path}>
        <DataTable label="Assets" columns={columns} rows={sites(57)} stateKey="test" {...props} {...more} />
      </TestRouter>
    </Texts>
  )
  const { rerender, unmount } = render(view())
  return { user: userEvent.setup(), update: (more: typeof props) => rerender(view(more)), unmount }
}

export const hosts = () =>
  screen.getAllByRole('cell').flatMap((cell) => (/^site-|^Café/.test(cell.textContent ?? '') ? [cell.textContent] : []))
export const info = () => screen.getByText(/^Showing/).textContent
export const header = (name: string | RegExp) => screen.getByRole('columnheader', { name })
