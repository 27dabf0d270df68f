import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { http, passthrough } from 'msw'
import { PromptedUpgrade } from '@/components/plan/prompted-upgrade'
import { WIDGET_DEFAULTS } from '@/lib/contract/widget-configuration'
import { renderScreen } from '@/lib/testing/render'
import { server, testApi } from '@/lib/testing/server'
import { brandings, users, widgetLeads, widgets } from '@/server/db/schema'
import { WidgetScreen } from './widget-screen'

type Person = Awaited<ReturnType<typeof testApi.signUp>>

const open = (as: Person, tab = 'look') => renderScreen(<WidgetScreen />, { as, path: `/customization?tab=${tab}` })

const stored = async ({ workspace }: Person) =>
  (await testApi.db.select().from(widgets).where(eq(widgets.workspace_id, workspace.id)))[0]

test('colours, place and contact are saved together; a pair that is hard to read offers the nearest shade', async () => {
  const as = await testApi.signUp({ plan: 'premium' })
  const { user } = await open(as)
  const button = await screen.findByLabelText('Button')
  expect(button).toHaveValue('#007dff')
  expect(screen.getByText('0 of 5 changes used')).toBeVisible()
  expect(screen.getByText('Contrast 3.9:1, hard to read in small text')).toBeVisible()
  screen.getByRole('button', { name: /^Use #/ }).focus()
  await user.keyboard('{Enter}')
  expect(screen.queryByText(/hard to read/)).not.toBeInTheDocument()
  // It says what it did, and whoever pressed it goes on at the field.
  expect(screen.getByText(/^Button is now #00[67][\da-f]{3}\. Contrast 4\.5:1$/)).toBeVisible()
  expect(button).toHaveFocus()
  await user.click(screen.getByRole('radio', { name: 'Top left' }))
  await user.type(screen.getByLabelText('Link'), 'http://x.example')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Enter a URL that starts with https://.')).toBeVisible()
  await user.clear(screen.getByLabelText('Link'))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('1 of 5 changes used')).toBeVisible()
  expect((await stored(as))?.configuration).toMatchObject({
    ...WIDGET_DEFAULTS,
    accent_color: expect.stringMatching(/^#00[67]/),
    widget_position_horizontal: 'left',
    widget_position_vertical: 'top',
    contact_link: '',
  })
})

test('colours of the brand, and those that were saved lately, are taken with a press', async () => {
  const as = await testApi.signUp({ plan: 'premium' })
  const { user, unmount } = await open(as)
  const field = await screen.findByLabelText('Background')
  expect(screen.queryByRole('button', { name: /^(Brand|Recent) colour/ })).not.toBeInTheDocument()
  await user.clear(field)
  await user.type(field, '#FDF6E3')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const text = within(await screen.findByRole('group', { name: 'Suggested colours: Text' }))
  await user.click(text.getByRole('button', { name: 'Recent colour #007dff' }))
  expect(screen.getByLabelText('Text')).toHaveValue('#007dff')
  expect(text.getByRole('button', { name: 'Recent colour #007dff' })).toHaveAttribute('aria-pressed', 'true')
  unmount()
  await testApi.db.insert(brandings).values({ user_id: as.user.id, look: { primary: '#0A7A4B' } })
  const again = await open(as)
  const pressed = within(await screen.findByRole('group', { name: 'Suggested colours: Button' }))
  await again.user.click(await pressed.findByRole('button', { name: 'Brand colour #0a7a4b' }))
  expect(screen.getByLabelText('Button')).toHaveValue('#0a7a4b')
  expect(pressed.getByRole('button', { name: 'Recent colour #fdf6e3' })).toBeVisible()
})

test('at the cap Save asks for the plan and keeps what was entered; who has no cap sees no meter', async () => {
  const as = await testApi.signUp({ plan: 'premium' })
  await testApi.db
    .update(users)
    .set({ usage: { widget_customization: 5 } })
    .where(eq(users.id, as.user.id))
  const { user, unmount } = await renderScreen(
    <>
      <WidgetScreen />
      <PromptedUpgrade />
    </>,
    { as, path: '/customization' },
  )
  const address = await screen.findByLabelText('Postal address')
  await user.type(address, 'Main street 1')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Upgrade Required' }))
  expect(
    dialog.getByText(
      'You have reached your usage limit for this feature. Upgrade to Soteria Unlimited for unlimited access.',
    ),
  ).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(address).toHaveValue('Main street 1')
  unmount()
  await open(await testApi.signUp({ plan: 'unlimited' }))
  expect(await screen.findByLabelText('Button')).toBeVisible()
  expect(screen.queryByText(/changes used/)).not.toBeInTheDocument()
})

test('the tag names this widget, and the rules of strangers are saved beside it', async () => {
  const as = await testApi.signUp({ plan: 'premium' })
  const { user } = await open(as, 'install')
  const tag = await screen.findByRole('group', { name: 'Embed code' })
  const { key } = (await stored(as))!
  expect(tag).toHaveTextContent(`/widget.js" data-key="${key}"></script>`)
  await user.type(screen.getByLabelText('Allowed sites'), 'https://Kerzen.example/shop')
  await user.clear(screen.getByLabelText('Keep leads for (months)'))
  await user.type(screen.getByLabelText('Keep leads for (months)'), '6')
  await user.click(screen.getByRole('button', { name: 'Save rules' }))
  await screen.findByText('Rules saved')
  expect(await stored(as)).toMatchObject({ allowed_hosts: ['kerzen.example'], retention_months: 6 })
})

test('what a mail to visitors waits for stands next to its switch, and goes as it is met', async () => {
  const as = await testApi.signUp({ plan: 'premium' })
  const { user } = await open(as, 'install')
  const wanted = await screen.findByRole('switch', { name: 'Email visitors their result' })
  expect(wanted).not.toBeChecked()
  expect(wanted).toHaveAccessibleDescription(new RegExp(`Replies go to ${as.user.email}`))
  expect(wanted).toHaveAccessibleDescription(/Nothing is sent yet: add a privacy page below/)
  await user.click(wanted)
  expect(wanted).toBeChecked()
  await user.type(screen.getByRole('textbox', { name: 'Reply-to email' }), 'desk@northlight.example')
  await user.click(screen.getByRole('button', { name: 'Save reply-to email' }))
  await screen.findByText('Confirmation sent to desk@northlight.example')
  await waitFor(() => expect(wanted).toHaveAccessibleDescription(/desk@northlight.example hasn’t confirmed/))
  await user.type(screen.getByLabelText('Privacy page'), 'https://northlight.example/privacy')
  await user.click(screen.getByRole('button', { name: 'Save rules' }))
  expect(await screen.findByText('Privacy page is set')).toBeVisible()
  expect(await stored(as)).toMatchObject({ mails_result: true, reply_to: 'desk@northlight.example' })
})

test('who came by is shown with what they agreed to, deleted, and taken back', async () => {
  const as = await testApi.signUp({ plan: 'premium' })
  const { unmount } = await open(as, 'leads')
  expect(await screen.findByText('No leads yet')).toBeVisible()
  unmount()
  await testApi.db.insert(widgetLeads).values({
    workspace_id: as.workspace.id,
    website: 'https://kerzen.example/',
    email: 'ida@kerzen.example',
    email_norm: 'ida@kerzen.example',
    message: '<b>Hello</b>',
    consent_text: 'You may write to me.',
    consent_version: 3,
  })
  const again = await open(as, 'leads')
  await again.user.click(await screen.findByRole('button', { name: 'ida@kerzen.example' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'ida@kerzen.example' }))
  expect(drawer.getByText('You may write to me.')).toBeVisible()
  expect(drawer.getByText('<b>Hello</b>')).toBeVisible()
  await again.user.keyboard('{Escape}')
  await again.user.click(screen.getByRole('button', { name: 'Actions for ida@kerzen.example' }))
  await again.user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await again.user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: 'ida@kerzen.example' })).toBeVisible()
})

test('a page that was checked is what the preview stands on, until somebody chooses another one', async () => {
  const { createServer } = await import('node:http')
  const site = createServer((_, answer) =>
    answer
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<title>Candles</title><meta name="theme-color" content="#C96"><body style="background:#102030">'),
  )
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
  const { port } = site.address() as { port: number }
  server.use(http.all(`http://127.0.0.1:${port}/*`, () => passthrough()))
  const as = await testApi.signUp({ plan: 'premium' })
  const { user, unmount } = await open(as, 'install')
  await user.type(await screen.findByLabelText('Page URL'), `http://127.0.0.1:${port}/`)
  await user.click(screen.getByRole('button', { name: 'Check my page' }))
  expect(await screen.findByText('The preview can now show your page’s title and colours.')).toBeVisible()
  await new Promise((done) => site.close(done))
  unmount()
  const looked = await open(as)
  const choice = within(await screen.findByRole('group', { name: 'Page' }))
  // The page is drawn and says nothing: what is to be read in it is the widget.
  const drawn = (await screen.findByTitle<HTMLIFrameElement>('Preview')).contentDocument?.querySelector('.page')
  expect(drawn).toHaveAttribute('aria-hidden', 'true')
  expect(drawn?.querySelectorAll('.goods')).toHaveLength(3)
  expect(choice.getByRole('button', { name: 'My page' })).toHaveAttribute('aria-pressed', 'true')
  await looked.user.click(choice.getByRole('button', { name: 'Light page' }))
  expect(choice.getByRole('button', { name: 'My page' })).toHaveAttribute('aria-pressed', 'false')
  // Another workspace has seen no page.
  looked.unmount()
  await open(await testApi.signUp({ plan: 'premium' }))
  await screen.findByRole('button', { name: 'Light page' })
  expect(screen.queryByRole('button', { name: 'My page' })).not.toBeInTheDocument()
})
