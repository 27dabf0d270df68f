import { signatureHeaders } from './signature'
import { accepts, received } from './testing-snippets'

// PHP and Python are not on every machine: interop/signatures.ts runs them.
test.each(['node', 'shell'] as const)('the code for %s takes what is signed and nothing else', (language) => {
  const rows = received(signatureHeaders)
  expect(rows.map(([name, message]) => [name, accepts(language, message)])).toEqual(
    rows.map(([name, , isOurs]) => [name, isOurs]),
  )
})
