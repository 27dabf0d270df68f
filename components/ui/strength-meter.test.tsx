import { render, screen } from '@testing-library/react'
import { Texts } from '@/lib/react/i18n'
import { en } from '@/lib/messages/en'
import { StrengthMeter } from './strength-meter'

const show = (password: string) =>
  render(
    <Texts messages={en}>
      <StrengthMeter password={password} email="martha@shop.example.com" />
    </Texts>,
  )

test.each([
  ['short1', 'Too short', ''],
  ['onlyletters', 'Too short', ''],
  ['aaaaaaa1', 'Weak', 'Repeated characters are easy to guess. Use several different words.'],
  ['qwerty12345', 'Weak', 'This password is one of the most common ones. Choose another.'],
  ['Sommer2026', 'Weak', 'This password is close to a common one. Use several different words.'],
  ['correct Martha 7 horse', 'Weak', 'Don’t use your email address in your password.'],
  ['correct SoTeRiA 7 horse', 'Weak', 'Don’t use the name of this product in your password.'],
  ['correct horse 7', 'Strong', ''],
])('%s is called “%s”, with the advice “%s”', async (password, name, advice) => {
  show(password)
  expect(await screen.findByRole('meter', { name: 'Password strength' })).toHaveAttribute('aria-valuetext', name)
  expect(screen.getByRole('status')).toHaveTextContent(advice)
})
