import { execFileSync } from 'node:child_process'

test('secrets never reach the log', () => {
  const program = `
    import { createLog } from './server/log.ts'
    const log = createLog({ logLevel: 'info' })
    log.info({ password: 's3cret', user: { token: 's3cret' }, req: { headers: { authorization: 'Bearer s3cret', cookie: 's3cret' } }, email: 'ada@example.test' }, 'Hello')
    log.debug('too quiet')
  `
  const output = execFileSync(process.execPath, ['--no-warnings', '--input-type=module', '-e', program], { encoding: 'utf8' })
  expect(output).not.toContain('s3cret')
  expect(JSON.parse(output)).toMatchObject({ level: 'info', msg: 'Hello', email: 'ada@example.test', password: '[hidden]' })
})
