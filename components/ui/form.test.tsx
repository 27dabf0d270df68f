import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import * as z from 'zod/mini'
import { Texts } from '@/lib/react/i18n'
import { en } from '@/lib/messages/en'
import { CheckboxField, Field, Form, SelectField, SubmitButton, TextareaField } from './form'

const Body = z.object({
  host: z.string().check(z.minLength(1, 'Enter a host name')),
  password: z.string().check(z.minLength(8, 'At least 8 characters')),
  limit: z.optional(z.number()),
  kind: z.string(),
  note: z.string(),
  agreed: z.boolean().check(z.refine((agreed) => agreed, 'You have to agree')),
})
const defaults = { host: '', password: '', kind: 'site', note: '', agreed: false }

function show(props: Partial<ComponentProps<typeof Form<typeof Body>>> = {}) {
  const sent: z.output<typeof Body>[] = []
  const view = (
    <Texts messages={en}>
      <Form schema={Body} defaultValues={defaults} onSubmit={async (values) => void sent.push(values)} {...props}>
        <Field name="host" label="Host name" help="Without https" />
        <Field name="password" label="Password" type="password" />
        <Field name="limit" label="Limit" type="number" optional />
        <SelectField
          name="kind"
          label="Kind"
          options={[
            { value: 'site', label: 'Website' },
            { value: 'api', label: 'API' },
          ]}
        />
        <TextareaField name="note" label="Note" />
        <CheckboxField name="agreed" label="I agree" />
        <SubmitButton>Add asset</SubmitButton>
      </Form>
    </Texts>
  )
  const { unmount } = render(view)
  return { user: userEvent.setup(), sent, unmount }
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Host name'), 'shop.example')
  await user.type(screen.getByLabelText('Password'), 'long enough')
  await user.click(screen.getByLabelText('I agree'))
}
const send = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Add asset' }))

beforeEach(() => sessionStorage.clear())

test('what the schema makes of the entries is sent, numbers as numbers', async () => {
  const { user, sent } = show()
  await fill(user)
  await user.type(screen.getByLabelText(/^Limit/), '25')
  await user.selectOptions(screen.getByLabelText('Kind'), 'API')
  await user.type(screen.getByLabelText('Note'), 'Ours')
  await send(user)
  expect(sent).toEqual([
    { host: 'shop.example', password: 'long enough', limit: 25, kind: 'api', note: 'Ours', agreed: true },
  ])
})

test('wrong entries are named at their fields, the first has the focus, and each message goes as soon as it is untrue', async () => {
  const { user, sent } = show()
  await send(user)
  const host = screen.getByLabelText('Host name')
  expect(host).toHaveFocus()
  expect(host).toBeInvalid()
  expect(host).toHaveAccessibleDescription('Enter a host name Without https')
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('At least 8 characters')
  expect(screen.getByLabelText('I agree')).toHaveAccessibleDescription('You have to agree')
  expect(sent).toEqual([])
  expect(screen.getByRole('button', { name: 'Add asset' })).toBeEnabled()
  await user.type(host, 'shop.example')
  expect(host).toBeValid()
  expect(screen.getByLabelText('Password')).toBeInvalid()
})

test("the server's words land at their fields and the entries stay", async () => {
  const refusal = Object.assign(new Error('Not accepted'), { fields: { host: ['Host already claimed'] } })
  const { user } = show({ onSubmit: () => Promise.reject(refusal) })
  await fill(user)
  await send(user)
  expect(screen.getByLabelText('Host name')).toHaveAccessibleDescription('Host already claimed Without https')
  expect(screen.getByLabelText('Host name')).toHaveFocus()
  expect(screen.getByLabelText('Host name')).toHaveValue('shop.example')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test.each([
  ['of the whole form', new Error('The server is resting')],
  [
    'about a field that is not here',
    Object.assign(new Error('Not accepted'), { fields: { plan: ['The server is resting'] } }),
  ],
])('a failure %s stands above the form and goes with the next attempt', async (_of, failure) => {
  let isResting = true
  const { user } = show({ onSubmit: async () => Promise.resolve(isResting ? Promise.reject(failure) : undefined) })
  await fill(user)
  await send(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('The server is resting')
  expect(screen.getByLabelText('Password')).toHaveValue('long enough')
  isResting = false
  await send(user)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('while it is being sent the button is busy and a second Enter sends nothing', async () => {
  let finish = () => {}
  let count = 0
  const { user } = show({
    onSubmit: () => {
      count++
      return new Promise<void>((resolve) => {
        finish = resolve
      })
    },
  })
  await fill(user)
  await send(user)
  const button = screen.getByRole('button', { name: 'Add asset' })
  expect(button).toHaveAttribute('aria-busy', 'true')
  await user.type(screen.getByLabelText('Host name'), '{Enter}')
  finish()
  await expect(screen.findByRole('button', { name: 'Add asset', busy: false })).resolves.toBeEnabled()
  expect(count).toBe(1)
})

test('a draft outlives the page, a password never does, and sending ends it', async () => {
  const first = show({ draftKey: 'new-asset' })
  await fill(first.user)
  await first.user.click(screen.getByRole('button', { name: 'Show password' }))
  await first.user.type(screen.getByLabelText('Password'), '!')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('long enough')
  first.unmount()

  const second = show({ draftKey: 'new-asset' })
  expect(screen.getByLabelText('Host name')).toHaveValue('shop.example')
  expect(screen.getByLabelText('I agree')).toBeChecked()
  expect(screen.getByLabelText('Password')).toHaveValue('')
  await second.user.type(screen.getByLabelText('Password'), 'long enough')
  await send(second.user)
  expect(sessionStorage).toHaveLength(0)
})

test('a spoilt draft is passed over', () => {
  sessionStorage.setItem('soteria:draft:new-asset', '{"host":')
  show({ draftKey: 'new-asset' })
  expect(screen.getByLabelText('Host name')).toHaveValue('')
})

test('a form that stays for the next entry is empty once sent', async () => {
  const { user } = show({ resetOnSuccess: true })
  await fill(user)
  await send(user)
  expect(screen.getByLabelText('Host name')).toHaveValue('')
  expect(screen.getByLabelText('I agree')).not.toBeChecked()
})

test('a password can be looked at', async () => {
  const { user } = show()
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
})
