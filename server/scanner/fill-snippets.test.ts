import { fillSnippets } from '@/lib/domain/rules/fill-snippets'
import { writtenFinding } from '@/lib/domain/stored-result'
import type { Check, Hit } from './check'
import { CHECKS } from './checks'
import { findingOf } from './finding'

const RULES = CHECKS.flatMap((check) =>
  Object.entries(check.rules).flatMap(([rule, { snippets }]) =>
    snippets ? [{ name: `${check.id}/${rule}`, check, rule, snippets }] : [],
  ),
)
const NOW = new Date()
const written = (check: Check, hit: Hit) => writtenFinding(findingOf(check, hit), NOW)
const codeOf = (code: string, place: Partial<Parameters<typeof fillSnippets>[1]>) =>
  fillSnippets([{ platform: 'text', code }], { at: 'https://shop.acme.test/', evidence: [], ...place }, NOW)[0]?.code

test.each(RULES)('the code of $name names the site that was scanned, and no made-up one', ({ check, rule }) => {
  const { snippets } = written(check, { rule, at: 'https://shop.acme.test/area/file.zip', key: 'sid', evidence: [] })
  const text = snippets.map(({ code }) => code).join('\n')
  expect(text).not.toMatch(/\{\{|example\.com|undefined/)
  expect(
    written(check, { rule, at: 'shop.acme.test', evidence: [] })
      .snippets.map(({ code }) => code)
      .join('\n'),
  ).not.toContain('{{')
})

test('host, path and port are those of the place, also of a server that has no address but a name and a port', () => {
  expect(
    codeOf('{{host}} {{origin}} {{path}} {{folder}} {{path-pattern}}', { at: 'https://shop.acme.test:8443/a/b.zip' }),
  ).toBe('shop.acme.test https://shop.acme.test:8443 /a/b.zip /a /a/b\\.zip')
  expect(codeOf('{{host}} {{port}}', { at: 'shop.acme.test:6379' })).toBe('shop.acme.test 6379')
  expect(codeOf('{{host}}', { at: '_dmarc.acme.test' })).toBe('_dmarc.acme.test')
  expect(codeOf('"{{folder}}" "{{folder-pattern}}"', { at: 'https://acme.test/' })).toBe('"/" ""')
})

test('a site cannot put anything of its own into what is pasted', () => {
  for (const path of ['/a;reboot', '/$(reboot)', "/a'b", '/a|b', '/a{b}', '/a*', '/%0Areboot']) {
    expect(codeOf('{{path}} {{folder}} {{path-pattern}}', { at: `https://acme.test${path}` })).toBe('/path /path /path')
  }
  for (const key of ['a;b', 'a"b', '$x', 'ü', '~.*', ''])
    expect(codeOf('{{cookie}} ~^{{cookie-pattern}}', { key })).toBe('name ~^')
  const found = (url: string) => codeOf('{{address}}', { evidence: [{ data: { found: [url] } }] })
  expect(found('https://cdn.acme.test/lib@1.2/x.min.js')).toBe('https://cdn.acme.test/lib@1.2/x.min.js')
  expect(found('https://cdn.acme.test/x.js?$(reboot)')).toContain('cdn.example.net')
  expect(found('https://cdn.acme.test/"><script>')).toContain('cdn.example.net')
})
