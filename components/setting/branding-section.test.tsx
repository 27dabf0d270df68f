import { eq } from 'drizzle-orm'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderScreen } from '@/lib/testing/render'
import { server, testApi } from '@/lib/testing/server'
import { setting } from '@/lib/messages/en/setting'
import { withTexts } from '@/lib/react/i18n'
import { start } from '@/lib/browser/boot/start'
import { brandDomains } from '@/server/db/schema'
import { BrandingSection } from './branding-section'

const Screen = withTexts({ setting }, BrandingSection)
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><rect width="90" height="30" fill="#12a48c"/><script>alert(1)</script></svg>'

type Who = Awaited<ReturnType<typeof testApi.signUp>>
const brandOf = async (who: Who) =>
  ((await (await testApi.request('GET', '/api/user/branding', { token: who.token })).json()) as { branding: object })
    .branding

async function open(plan = 'white label', as?: Who) {
  const who = as ?? (await testApi.signUp({ plan }))
  const page = await renderScreen(<Screen />, { as: who, path: '/setting' })
  const name = await screen.findByLabelText('Company name')
  return { who, ...page, name }
}

afterEach(() => {
  globalThis.sx = undefined
})

test('name, colour and a logo are seen in the previews before they are saved, and in the app after', async () => {
  server.use(http.get('*/config.json', () => new HttpResponse(null, { status: 404 })))
  start(`${location.origin}/`)
  await globalThis.sx?.ready
  const { user, who, name } = await open()
  await user.type(name, 'Northlight')
  await user.type(screen.getByLabelText('Colour'), '#ffee0')
  await user.click(screen.getByRole('button', { name: 'Save branding' }))
  expect(await screen.findByText('Enter a colour as #rrggbb.')).toBeVisible()
  await user.type(screen.getByLabelText('Colour'), '0')
  const light = screen.getByRole('figure', { name: 'Light' })
  const dark = screen.getByRole('figure', { name: 'Dark' })
  for (const preview of ['App', 'Sign-in', 'Report', 'Email', 'Widget']) {
    await user.click(screen.getByRole('button', { name: preview }))
    for (const figure of [light, dark]) expect(within(figure).getAllByText('Northlight')[0]).toBeVisible()
  }
  expect(light.style.getPropertyValue('--brand')).toBe('#ffee00')
  const ratios = within(screen.getByRole('region', { name: 'Preview' })).getAllByText(/^[\d.]+:1$/)
  expect(ratios.map((ratio) => Number.parseFloat(ratio.textContent)).filter((ratio) => ratio < 4.5)).toEqual([])

  await user.upload(
    screen.getByLabelText('Choose image: Logo', { selector: 'input' }),
    new File([SVG], 'logo.svg', { type: 'image/svg+xml' }),
  )
  expect(await within(light).findByRole('img', { name: 'Northlight' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:image\/svg/),
  )
  await user.click(screen.getByRole('button', { name: 'Remove image: Logo' }))
  expect(within(light).queryByRole('img')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save branding' }))
  await waitFor(async () =>
    expect(await brandOf(who)).toMatchObject({ company_name: 'Northlight', primary: '#ffee00', logo_url: null }),
  )
  await waitFor(() =>
    expect(globalThis.sx?.config).toMatchObject({ shownName: 'Northlight', colors: { brand: '#ffee00' } }),
  )
})

test('a file that is no image is refused beside it, also by the server, and what was entered stays', async () => {
  const { user, who, name } = await open()
  await user.upload(
    screen.getByLabelText('Choose image: Logo', { selector: 'input' }),
    new File(['x'.repeat(524_289)], 'a.png', { type: 'image/png' }),
  )
  expect(await screen.findByText('Use an image of up to 512 kB.')).toBeVisible()
  const text = 'Upload a PNG, JPEG, WebP or SVG image.'
  server.use(
    http.post('*/api/user/branding', () =>
      HttpResponse.json({ code: 'not_image', message: text, errors: { mark: [text] } }, { status: 422 }),
    ),
  )
  await user.type(name, 'Northlight')
  await user.click(screen.getByRole('button', { name: 'Save branding' }))
  const mark = screen.getByRole('group', { name: 'Square icon' })
  expect(await within(mark).findByText(text)).toBeVisible()
  expect(name).toHaveValue('Northlight')
  expect(await brandOf(who)).toMatchObject({ logo_square_url: null })
})

test('without White Label the rest is seen and closed, with the plans that open it', async () => {
  const { user, who, name } = await open('premium')
  expect(screen.getByLabelText('Sign-in message')).toBeDisabled()
  expect(screen.getByText(/are included in White Label and Bundle Deal/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/upgrade')
  await user.type(name, 'Mine')
  await user.click(screen.getByRole('button', { name: 'Save branding' }))
  await waitFor(async () => expect(await brandOf(who)).toMatchObject({ company_name: 'Mine' }))
})

test('what is not saved is there after a reload, and is asked about before leaving', async () => {
  const { user, who, name, unmount } = await open()
  await user.type(name, 'Draft')
  unmount()
  const again = await open('white label', who)
  expect(again.name).toHaveValue('Draft')
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Discard changes' }))
  expect(again.name).toHaveValue('')
})

test('a hostname of one’s own is connected with two records, checked again and removed', async () => {
  const { user, who } = await open()
  const part = await screen.findByRole('region', { name: 'Sign-in URL' })
  const host = await within(part).findByLabelText('Hostname')
  await user.type(host, 'portal')
  await user.click(within(part).getByRole('button', { name: 'Connect' }))
  expect(await within(part).findByText('Enter a hostname such as portal.example.com.')).toBeVisible()
  await user.clear(host)
  await user.type(host, 'portal.northlight.example')
  await user.click(within(part).getByRole('button', { name: 'Connect' }))

  const item = await within(part).findByRole('listitem', { name: 'portal.northlight.example' })
  expect(within(item).getByText('Waiting for DNS records')).toBeVisible()
  expect(within(item).getByText('_brand-proof.portal.northlight.example')).toBeVisible()
  expect(within(item).getAllByText('No record found')).toHaveLength(2)
  const written = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(within(item).getByRole('button', { name: 'Copy value: TXT' }))
  expect(written).toHaveBeenCalledWith(expect.stringMatching(/^brand-proof=.{30,}/))

  await testApi.db.update(brandDomains).set({ status: 'active' }).where(eq(brandDomains.user_id, who.user.id))
  await user.click(within(item).getByRole('button', { name: 'Check again' }))
  expect(await within(item).findByText(/^A DNS record went missing/)).toBeVisible()
  expect(within(item).getByRole('link', { name: 'portal.northlight.example' })).toHaveAttribute(
    'href',
    'https://portal.northlight.example/',
  )
  await user.click(within(item).getByRole('button', { name: 'Remove portal.northlight.example' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(item).not.toBeInTheDocument())
})

test('without the plan a hostname of one’s own is named with the plans that have it', async () => {
  await open('premium')
  const part = await screen.findByRole('region', { name: 'Sign-in URL' })
  expect(await within(part).findByText(/included in White Label and Bundle Deal/)).toBeVisible()
  expect(within(part).queryByRole('textbox')).toBeNull()
})
