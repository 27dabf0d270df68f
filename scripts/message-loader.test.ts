import { execFileSync } from 'node:child_process'

/** What the browser is given for these texts. */
function loaded(language: string, texts: Record<string, string>): unknown {
  const source = `export const texts = ${JSON.stringify(texts)}`
  const script = `import load from './scripts/message-loader.mjs'
    const code = await load.call({ resourcePath: '/app/lib/messages/${language}/scan.ts' }, ${JSON.stringify(source)})
    const { texts } = await import('data:text/javascript,' + encodeURIComponent(code))
    console.log(JSON.stringify(texts))`
  return JSON.parse(execFileSync(process.execPath, ['--no-warnings', '--input-type=module', '-e', script]).toString())
}

const texts = {
  scan: 'of {asset}, {count, number}',
  both: '{count, plural, one {{title}} other {# of <b>{asset}</b>}}',
  plain: 'done',
}

test('texts are parsed while the app is built', () => {
  expect(loaded('de', texts)).toEqual({
    scan: ['of ', ['asset'], ', ', ['count', 4]],
    both: [['count', 2, { one: [['title']], other: [0, ' of ', ['b', ['asset']]] }]],
    plain: 'done',
  })
})

test('what stands in Arabic words runs its own way', () => {
  const apart = (name: string) => ['\u2068', [name], '\u2069']
  expect(loaded('ar', texts)).toEqual({
    scan: ['of ', ...apart('asset'), ', ', ['count', 4]],
    both: [['count', 2, { one: apart('title'), other: [0, ' of ', ['b', ...apart('asset')]] }]],
    plain: 'done',
  })
})

test('every file of texts can be given to the browser', () => {
  const script = `import load from './scripts/message-loader.mjs'
    import { globSync, readFileSync } from 'node:fs'
    import { resolve } from 'node:path'
    const broken = []
    const files = globSync('lib/messages/*/*.ts').filter((file) => !file.endsWith('.test.ts'))
    for (const file of files)
      await load.call({ resourcePath: resolve(file) }, readFileSync(file, 'utf8')).catch((error) => broken.push(file + ': ' + error))
    console.log(JSON.stringify({ broken, isEnough: files.length > 100 }))`
  const said = execFileSync(process.execPath, ['--no-warnings', '--input-type=module', '-e', script]).toString()
  expect(JSON.parse(said)).toEqual({ broken: [], isEnough: true })
})
