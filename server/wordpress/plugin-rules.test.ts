import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errors, programErrors } from '@/lib/messages/en/errors'

const FOLDER = join(__dirname, 'plugin')
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8')
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('.php'))
const SOURCES = FILES.map((file) => ({ file, source: read(file) }))
const ALL = SOURCES.map(({ source }) => source).join('\n')

/** What is written of a line that breaks a rule. */
const broken = (isBroken: (line: string) => boolean) =>
  SOURCES.flatMap(({ file, source }) => source.split('\n').flatMap((line) => (isBroken(line) ? `${file}:${line}` : [])))

const TEXT = /(?:__|_e|esc_html__|esc_html_e)\(\s*'((?:[^'\\]|\\.)*)'/g
const idsIn = (source: string) => new Set([...source.matchAll(TEXT)].map(([, id = '']) => id))

test('the rules of the plugin directory hold: guards, nonces, escaping, prefixes, one text domain', () => {
  expect(read('site-guard.php').split('\n').length).toBeLessThanOrEqual(401)
  for (const { source } of SOURCES)
    expect(source).toMatch(/if \( ! defined\( '(?:ABSPATH|WP_UNINSTALL_PLUGIN)' \) \) \{\n\texit;/)
  // What is shown goes through one of the functions that make it harmless.
  expect(broken((line) => /\becho (?!esc_|wp_kses_post|' ';|'<div class=)/.test(line))).toEqual([])
  expect(broken((line) => /echo '<div/.test(line) && !/esc_html\( \$text \).*wp_kses_post\(/.test(line))).toEqual([])
  expect(
    broken((line) => /\b(?:print|printf|print_r|var_dump|eval|extract|create_function|exec)\s*\(/.test(line)),
  ).toEqual([])
  // What comes from outside is cleaned where it is read.
  expect(
    broken(
      (line) =>
        /\$_(?:POST|GET|REQUEST|SERVER|COOKIE)\b/.test(line) &&
        !/isset\( \$_POST\['\w+'\] \) \) \{$/.test(line) &&
        !/sanitize_text_field\( wp_unslash\( \$_/.test(line),
    ),
  ).toEqual([])
  // Each form carries a number that is asked for before anything is done, and by whom.
  const forms = [...ALL.matchAll(/<form [^>]*action="(?<to>.*?)">/g)].map(({ groups }) => groups?.to)
  expect(forms).toEqual([...forms].fill('<?php echo esc_url( $site_guard_action ); ?>'))
  expect(ALL).toContain(
    "$site_guard_action = wp_nonce_url( admin_url( 'admin-post.php?action=site_guard' ), 'site_guard' )",
  )
  const save = ALL.slice(ALL.indexOf('function save()'))
  expect(save.indexOf("current_user_can( 'manage_options' )")).toBeLessThan(
    save.indexOf("check_admin_referer( 'site_guard' )"),
  )
  expect(save.indexOf("check_admin_referer( 'site_guard' )")).toBeLessThan(save.indexOf('$_POST'))
  // Nothing of it is called as something of another plugin may be.
  const names = [...ALL.matchAll(/^(?:(?:final )?class |function |\$)(\w+)/gm)].map(([, name = '']) => name)
  expect(names).toEqual(expect.arrayContaining(['Site_Guard', 'Site_Guard_Facts', 'site_guard_forget']))
  expect(names.filter((name) => !/^site_guard/i.test(name))).toEqual([])
  expect(ALL).not.toMatch(/'sslverify'|verify_peer|curl_|file_get_contents\( *'http/)
  const calls = [...ALL.matchAll(/\b(?:__|_e|esc_html__|esc_html_e|_x|_n)\(/g)].length
  expect([...ALL.matchAll(/', 'site-guard' \)/g)]).toHaveLength(calls)
})

test('its head and its readme say the same, under a licence that goes with WordPress', () => {
  const head = read('site-guard.php')
  const readme = read('readme.txt')
  const version = /\* Version: +([\d.]+)/.exec(head)?.[1]
  expect(head).toContain(`const VERSION   = '${version}';`)
  expect(readme).toContain(`Stable tag: ${version}\n`)
  for (const [name, value] of [
    ['Requires at least', '5.6'],
    ['Requires PHP', '7.4'],
    ['License', 'GPL-2.0-or-later'],
  ] as const) {
    expect(head).toMatch(new RegExp(`\\* ${name}: +${value}\\n`))
    expect(readme).toContain(`${name}: ${value}\n`)
  }
  expect(head).toMatch(/\* Text Domain: +site-guard\n/)
  for (const part of ['Description', 'Installation', 'Frequently Asked Questions', 'Changelog'])
    expect(readme).toContain(`\n== ${part} ==\n`)
})

/** As WordPress reads it: a table of texts and one of translations. */
function readMo(file: string): Map<string, string> {
  const data = readFileSync(file)
  const at = (place: number) => data.readUInt32LE(place)
  const text = (table: number, row: number) => {
    const [length, offset] = [at(table + row * 8), at(table + row * 8 + 4)]
    return data.toString('utf8', offset, offset + length)
  }
  expect(at(0)).toBe(0x950412de)
  return new Map(Array.from({ length: at(8) }, (_, row) => [text(at(12), row), text(at(16), row)] as const))
}

test.each(['de', 'es', 'ar'])('each text is there in %s, with the same places for values', (language) => {
  const said = readMo(join(FOLDER, 'languages', `site-guard-${language}.mo`))
  said.delete('')
  const description = /\* Description: +(.+)\n/.exec(ALL)?.[1] ?? ''
  expect([...said.keys()].sort()).toEqual([...idsIn(ALL), description].sort())
  const places = (text: string) => (text.match(/%(?:\d\$)?[sd]/g) ?? []).sort()
  for (const [id, translation] of said) {
    expect(translation).not.toBe('')
    expect(places(translation)).toEqual(places(id))
  }
  const po = read(`languages/site-guard-${language}.po`)
  const pairs = [...po.matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)].map(([, id = '', text = '']) => [id, text] as const)
  expect(new Map(pairs)).toEqual(said)
})

test('a refusal is worded in the plugin as it is in the dashboard', () => {
  const words: Record<string, string> = { ...errors, ...programErrors }
  const source = read('sentences.php')
  const sentences = [...source.matchAll(/'(\w+)'\s*=> __\( '([^']+)'/g)].map(([, code = '', text = '']) => [code, text])
  const own = new Set(['paused', 'too_many_attempts'])
  for (const [code = '', text = ''] of sentences.filter(([code = '']) => !own.has(code)))
    expect(text.replaceAll('%1$s', '{host}').replaceAll('%2$s', '{there}')).toBe(words[code])
  const refusals = [
    'wp_code_unknown',
    'wp_code_host',
    'wp_signature',
    'wp_clock',
    'wp_replayed',
    'wp_report',
    'wp_gone',
  ]
  expect(sentences.map(([code]) => code)).toEqual(expect.arrayContaining([...refusals, 'wp_copy']))
})
