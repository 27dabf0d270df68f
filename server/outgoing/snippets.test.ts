import { spawnSync } from 'node:child_process'
import { signatureHeaders } from './signature'
import { accepts, received } from './testing-snippets'

// PHP and Python are not on every machine: interop/signatures.ts runs them everywhere.
const hasProgram = (program: string) => spawnSync(program, ['--version']).status === 0
const languages = [
  'node' as const,
  'shell' as const,
  ...(hasProgram('php') ? ['php' as const] : []),
  ...(hasProgram('python3') ? ['python' as const] : []),
]

test.each(languages)('the code for %s takes what is signed and nothing else', (language) => {
  const rows = received(signatureHeaders)
  expect(rows.map(([name, message]) => [name, accepts(language, message)])).toEqual(
    rows.map(([name, , isOurs]) => [name, isOurs]),
  )
})
