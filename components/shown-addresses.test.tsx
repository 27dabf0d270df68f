import { screen, waitFor } from '@testing-library/react'
import { Breadcrumbs } from '@/components/shell/breadcrumbs'
import { renderScreen } from '@/lib/testing/render'
import { populated, screens } from '@/lib/testing/screens'

/** What a person sees or hears. Tooltips may have the stored form. */
const wordsOf = (root: HTMLElement) =>
  [
    root.textContent,
    ...Array.from(root.querySelectorAll('[aria-label]'), (one) => one.getAttribute('aria-label')),
  ].join('\n')
/** The explicit second form, as in "bücher.example (xn--bcher-kva.example)". */
const BOTH = /bücher\.example \(xn--bcher-kva\.example\)/g

test.each([
  'dashboard',
  'asset',
  'init',
  'scan',
  'details',
  'history',
  'history of an asset',
  'monitoring',
  'report',
  'checklist',
])('on the screen %s a name stands in its own letters', async (name) => {
  const site = await populated({ plan: 'premium', value: 'xn--bcher-kva.example' })
  const { path = () => '/', screen: shown } = screens[name] ?? {}
  const view = await renderScreen(
    <>
      <Breadcrumbs />
      {shown}
    </>,
    { as: site.as, path: path(site) },
  )
  expect((await screen.findAllByText(/bücher\.example/)).length).toBeGreaterThan(0)
  await waitFor(() => expect(view.container.querySelector('[aria-busy="true"]')).toBeNull())
  expect(wordsOf(document.body).replaceAll(BOTH, '')).not.toContain('xn--')
})
