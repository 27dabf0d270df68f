import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

test('what runs before the first paint is small, and makes no script out of text', () => {
  execFileSync(process.execPath, ['scripts/build-boot.mjs'])
  const code = readFileSync('public/boot.js')
  expect(gzipSync(code, { level: 9 }).length).toBeLessThan(7_900)
  expect(code.toString()).not.toMatch(/\beval\(|new Function|innerHTML|document\.write|createElement\(["'`]script/)
})
