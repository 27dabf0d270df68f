import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { databaseFiles, LibraryRecogniser } from './library-recogniser'
import { REFRESHED_FILE } from './library-types'

const worker = process.env.SOTERIA_LIBRARY_WORKER ?? ''
const folder = mkdtempSync(join(tmpdir(), 'soteria-libraries-'))
const open: LibraryRecogniser[] = []

afterEach(async () => {
  await Promise.all(open.splice(0).map((recogniser) => recogniser.close()))
})
afterAll(() => rmSync(folder, { recursive: true }))

function start(files: string[] = [], timeoutMs = 3_000): LibraryRecogniser {
  const recogniser = new LibraryRecogniser({ worker, files, timeoutMs })
  open.push(recogniser)
  return recogniser
}

const DATABASE = {
  tarpit: { extractors: { filecontent: ['(?:a+)+b(§§version§§)'] }, vulnerabilities: [] },
  shopkit: {
    extractors: { filecontent: ['shopkit (§§version§§)'] },
    vulnerabilities: [
      {
        below: '2.0.0',
        severity: 'high',
        cwe: ['CWE-79'],
        identifiers: { summary: 'Cart runs scripts' },
        info: ['https://example.com/advisory', 'ftp://old'],
      },
    ],
  },
}

function database(): string {
  const file = join(folder, 'database.json')
  writeFileSync(file, JSON.stringify(DATABASE))
  return file
}

test.each<[content: string, name: string, version: string]>([
  ['/*! jQuery v1.12.4 | (c) jQuery Foundation | jquery.org/license */', 'jquery', '1.12.4'],
  ['/*!\n * jQuery JavaScript Library v3.4.1\n * https://jquery.com/', 'jquery', '3.4.1'],
  ['var m="3.5.1",S=function(e,t){return new S.fn.init(e,t)};', 'jquery', '3.5.1'],
  ['/*! jQuery UI - v1.11.4 - 2015-03-11', 'jquery-ui', '1.11.4'],
  ['/*! jQuery Migrate v3.4.1 | (c) OpenJS Foundation', 'jquery-migrate', '3.4.1'],
  ['/*!\n * Bootstrap v3.3.7 (http://getbootstrap.com)', 'bootstrap', '3.3.7'],
  ['/*\n AngularJS v1.6.9\n (c) 2010-2018 Google, Inc.', 'angularjs', '1.6.9'],
  ['var Ye="__lodash_hash_undefined__";function a(){};An.VERSION="4.17.15",', 'lodash', '4.17.15'],
  ['//! moment.js\n//! version : 2.18.1\n', 'moment', '2.18.1'],
  ['/**!\n\n @license\n handlebars v4.0.11\n', 'handlebars', '4.0.11'],
  ['/*!\n * Vue.js v2.6.12\n * (c) 2014-2020 Evan You', 'vue', '2.6.12'],
  ['/*! @license DOMPurify 2.0.3 | (c) Cure53', 'dompurify', '2.0.3'],
  ['/* axios v0.21.1 | (c) 2020 by Matt Zabriskie */', 'axios', '0.21.1'],
  ['//     Underscore.js 1.8.3\n//     http://underscorejs.org', 'underscore', '1.8.3'],
  [' * Knockout JavaScript library v3.4.2\n', 'knockout', '3.4.2'],
  ['mustache.name="mustache.js";mustache.version="2.1.3";', 'mustache', '2.1.3'],
  ['mustache={name:"mustache.js",version:"4.2.0",tags:["{{","}}"]', 'mustache', '4.2.0'],
  [
    'fn={selector:"",\n\t// The version in use\n\tjquery: "1.7.2",\n\n\t// The length of it\n\tlength: 0',
    'jquery',
    '1.7.2',
  ],
  ['var X,nn="4.17.21",rn=200,en="Unsupported core-js use.";', 'lodash', '4.17.21'],
  ["//! moment.js\n\n    hooks.version = '2.30.1';", 'moment', '2.30.1'],
  ['/**\n* vue v3.5.13\n* (c) 2018-present', 'vue', '3.5.13'],
  ['if(u.version="2.0.3",u.removed=[],!o)', 'dompurify', '2.0.3'],
  ['// Axios v1.6.0 Copyright (c) 2023', 'axios', '1.6.0'],
])('%s', async (content, name, version) => {
  const answer = await start().ask({ content })
  expect(answer?.libraries.map((library) => `${library.name} ${library.version}`)).toEqual([`${name} ${version}`])
})

test.each<[content: string, found: string[]]>([
  [
    "/*!\n  * Bootstrap v4.6.2 (https://getbootstrap.com/)\n */\nthrow new Error('This needs at least jQuery v1.9.1 but less than v4.0.0')",
    ['bootstrap 4.6.2'],
  ],
  ['throw new TypeError("requires at least jQuery v1.9.1 but less than v4.0.0")', []],
  ['// Extracted from jQuery v1.11 source', []],
  ['/* needs jQuery UI 1.8 */ var dependencies={jquery:"1.9.1",lodash:"4.17.4"}', []],
  ['/*! a plugin - v1.2.0, for jQuery Migrate v1.4.1 and Handlebars v4.0.5 */', []],
  ['/*! vue-router v3.0.1 | for Vue v2.5 */', []],
])('what a file only requires is not what it is: %s', async (content, found) => {
  expect((await start().ask({ content }))?.libraries.map(({ name, version }) => `${name} ${version}`)).toEqual(found)
})

test.each<[address: string, found: string[]]>([
  ['https://code.jquery.com/jquery-1.12.4.min.js', ['jquery 1.12.4']],
  ['https://code.jquery.com/jquery-3.4.1.slim.min.js', ['jquery 3.4.1']],
  ['https://ajax.googleapis.com/ajax/libs/jquery/2.2.4/jquery.min.js', ['jquery 2.2.4']],
  ['https://cdn.jsdelivr.net/npm/bootstrap@4.1.1/dist/js/bootstrap.min.js', ['bootstrap 4.1.1']],
  ['https://unpkg.com/vue@2.6.12', ['vue 2.6.12']],
  ['https://cdnjs.cloudflare.com/ajax/libs/lodash.js/4.17.11/lodash.min.js', ['lodash 4.17.11']],
  ['https://code.jquery.com/ui/1.12.1/jquery-ui.min.js', ['jquery-ui 1.12.1']],
  ['https://cdn.example/app.js?jquery-1.12.4.js', []],
  ['https://cdn.example/my-jquery-plugin-1.0.0.js', []],
])('the address %s', async (address, found) => {
  const answer = await start().ask({ address })
  expect(answer?.libraries.map(({ name, version }) => `${name} ${version}`)).toEqual(found)
})

test.each<[name: string, content: string, cve: string[]]>([
  ['jQuery 1.12.4', '/*! jQuery v1.12.4 |', ['CVE-2015-9251', 'CVE-2019-11358', 'CVE-2020-11022', 'CVE-2020-11023']],
  ['jQuery 3.4.1', '/*! jQuery v3.4.1 |', ['CVE-2020-11022', 'CVE-2020-11023']],
  ['jQuery 3.7.1', '/*! jQuery v3.7.1 |', []],
  ['Bootstrap 4.3.1', '* Bootstrap v4.3.1 (https://getbootstrap.com/)', []],
  ['Bootstrap 4.1.3', '* Bootstrap v4.1.3 (https://getbootstrap.com/)', ['CVE-2019-8331']],
  ['Bootstrap 5.3.3', '* Bootstrap v5.3.3 (https://getbootstrap.com/)', []],
  ['DOMPurify 3.2.5', 'DOMPurify 3.2.5 |', []],
])('built-in facts about %s', async (_, content, cve) => {
  const answer = await start().ask({ content })
  expect(answer?.dataVersion).toMatch(/^built-in \d{4}-\d{2}$/)
  expect(
    answer?.libraries.flatMap(({ advisories }) => advisories.flatMap((advisory) => advisory.cve)).toSorted(),
  ).toEqual(cve)
})

test('a database of retire.js is used when there is one, and the report can say which', async () => {
  const answer = await start(['/nowhere/feeds/libraries.json', database()]).ask({ content: '/* shopkit 1.2.3 */' })
  expect(answer?.dataVersion).toMatch(/^retire [0-9a-f]{12}$/)
  expect(answer?.libraries).toEqual([
    {
      name: 'shopkit',
      version: '1.2.3',
      by: 'content',
      advisories: [
        {
          severity: 'high',
          summary: 'Cart runs scripts',
          cve: [],
          fixedIn: '2.0.0',
          sources: ['https://example.com/advisory'],
        },
      ],
    },
  ])
})

test.each([
  'not json',
  '[]',
  '{}',
  '{"a":1}',
  '{"a":{"extractors":{"filecontent":["("]}}}',
  '{"a":{"extractors":{"filecontent":7}}}',
  '{"a":{"extractors":{},"vulnerabilities":7}}',
])('a database that reads %s is passed over, and said to be', async (text) => {
  const file = join(folder, 'broken.json')
  writeFileSync(file, text)
  const answer = await start([file]).ask({ content: '/*! jQuery v1.12.4 |' })
  expect(answer?.dataVersion).toContain('broken.json could not be read')
  expect(answer?.libraries).toMatchObject([{ name: 'jquery' }])
})

test('a script that takes too long costs its own question and no other', async () => {
  const recogniser = start([database()], 700)
  const hostile = recogniser.ask({ content: `${'a'.repeat(40)}!` })
  const honest = recogniser.ask({ content: 'shopkit 1.2.3' })
  expect(await hostile).toBeNull()
  expect((await honest)?.libraries).toMatchObject([{ name: 'shopkit' }])
})

test('a worker that does not exist is an error, not an answer', async () => {
  const recogniser = new LibraryRecogniser({ worker: join(folder, 'none.mjs'), files: [] })
  await expect(recogniser.ask({ content: '' })).rejects.toThrow(/none\.mjs/)
})

test('the database named by the operator comes before the refreshed copy', () => {
  expect(databaseFiles({ RETIRE_DB: '/opt/retire.json', DATA_DIR: '/var/soteria' })).toEqual([
    '/opt/retire.json',
    '/var/soteria/feeds/libraries.json',
  ])
  expect(databaseFiles({ DATA_DIR: '/var/soteria' })).toEqual(['/var/soteria/feeds/libraries.json'])
})

test('a database the operator named and that is not there is said to be missing, also when another one serves', async () => {
  expect((await start(['/nowhere/mine.json']).ask({ content: '' }))?.dataVersion).toMatch(
    /^built-in .* \(\/nowhere\/mine\.json does not exist\)$/,
  )
  expect((await start(['/nowhere/mine.json', database()]).ask({ content: '' }))?.dataVersion).toMatch(
    /^retire .* \(\/nowhere\/mine\.json does not exist\)$/,
  )
})

test('a database that was fetched anew serves the next question, and its day is told', async () => {
  const file = join(folder, REFRESHED_FILE)
  mkdirSync(dirname(file), { recursive: true })
  const recogniser = start([file])
  expect((await recogniser.ask({ content: '/* shopkit 1.2.3 */' }))?.dataVersion).toMatch(/^built-in/)
  writeFileSync(file, JSON.stringify(DATABASE))
  const answer = await recogniser.ask({ content: '/* shopkit 1.2.3 */' })
  expect(answer?.dataVersion).toMatch(/^retire [0-9a-f]{12} of \d{4}-\d\d-\d\d$/)
  expect(answer?.libraries).toMatchObject([{ name: 'shopkit' }])
})

test('a folder in the place of a database is passed over, and said to be', async () => {
  expect((await start([folder]).ask({ content: '' }))?.dataVersion).toContain(`${folder} could not be read`)
})
