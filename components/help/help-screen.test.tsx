import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderScreen } from '@/lib/testing/render'
import { server, testApi } from '@/lib/testing/server'
import { HelpScreen } from './help-screen'

const topics = () => screen.getAllByRole('region').flatMap((region) => region.getAttribute('aria-labelledby') ?? [])

test('the search leaves the topics that have every word', async () => {
  const { user } = await renderScreen(<HelpScreen />, { as: await testApi.signUp(), path: '/help' })
  const search = screen.getByRole('searchbox', { name: 'Search help' })
  await user.type(search, 'cloudflare TXT')
  expect(topics()).toEqual(['help-verify'])
  await user.clear(search)
  await user.type(search, 'zebra')
  expect(screen.getByText('Nothing in the help matches “zebra”.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show everything' }))
  expect(topics()).toHaveLength(6)
})

test('the help says whether the server answers, and its version', async () => {
  await renderScreen(<HelpScreen />, { as: await testApi.signUp(), path: '/help' })
  expect(await screen.findByText('Answers, version 0.0.0-test')).toBeVisible()
})

test('a server that is away can be asked again', async () => {
  server.use(http.get('*/api/health', () => HttpResponse.json({}, { status: 404 }), { once: true }))
  const { user } = await renderScreen(<HelpScreen />, { as: await testApi.signUp(), path: '/help' })
  expect(await screen.findByText('Does not answer')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ask again' }))
  expect(await screen.findByText('Answers, version 0.0.0-test')).toBeVisible()
})
