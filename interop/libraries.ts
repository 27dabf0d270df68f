import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { LibraryRecogniser } from '@/server/scanner/software/library-recogniser'
import { check, fail } from './expect'

/** Kept packed, so that a second run finds them and no tool of the project takes them for its own. */
const PACKED = resolve('.cache/npm-packed')

/** The name that a package is known by, and the files of it that pages load. */
type Known = { name: string; files: string[] }
const known = (name: string, ...files: string[]): Known => ({ name, files })

/** What pages are made with most: those that are known are found by name and version, and none is taken for another. */
const PACKAGES: Record<string, Known | null> = {
  'jquery@1.12.4': known('jquery', 'dist/jquery.js', 'dist/jquery.min.js'),
  'jquery@3.7.1': known('jquery', 'dist/jquery.js', 'dist/jquery.min.js', 'dist/jquery.slim.min.js'),
  'jquery-ui-dist@1.13.2': known('jquery-ui', 'jquery-ui.js', 'jquery-ui.min.js'),
  'jquery-migrate@3.5.2': known('jquery-migrate', 'dist/jquery-migrate.js', 'dist/jquery-migrate.min.js'),
  'bootstrap@3.4.1': known('bootstrap', 'dist/js/bootstrap.js', 'dist/js/bootstrap.min.js'),
  'bootstrap@4.6.2': known(
    'bootstrap',
    'dist/js/bootstrap.js',
    'dist/js/bootstrap.min.js',
    'dist/js/bootstrap.bundle.min.js',
  ),
  'bootstrap@5.3.3': known(
    'bootstrap',
    'dist/js/bootstrap.js',
    'dist/js/bootstrap.min.js',
    'dist/js/bootstrap.bundle.min.js',
  ),
  'angular@1.8.3': known('angularjs', 'angular.js', 'angular.min.js'),
  'lodash@4.17.21': known('lodash', 'lodash.js', 'lodash.min.js'),
  'underscore@1.13.7': known('underscore', 'underscore-umd.js', 'underscore-umd-min.js'),
  'moment@2.30.1': known(
    'moment',
    'moment.js',
    'min/moment.min.js',
    'min/moment-with-locales.js',
    'min/moment-with-locales.min.js',
  ),
  'handlebars@4.7.8': known('handlebars', 'dist/handlebars.js', 'dist/handlebars.min.js'),
  'vue@2.6.14': known('vue', 'dist/vue.js', 'dist/vue.min.js'),
  'vue@3.5.13': known('vue', 'dist/vue.global.js', 'dist/vue.global.prod.js'),
  'dompurify@2.0.3': known('dompurify', 'dist/purify.js', 'dist/purify.min.js'),
  'axios@0.21.1': known('axios', 'dist/axios.js', 'dist/axios.min.js'),
  'axios@1.6.0': known('axios', 'dist/axios.js', 'dist/axios.min.js'),
  'knockout@3.5.1': known('knockout', 'build/output/knockout-latest.debug.js', 'build/output/knockout-latest.js'),
  'mustache@4.2.0': known('mustache', 'mustache.js', 'mustache.min.js'),
  'react@18.3.1': null,
  'react-dom@18.3.1': null,
  'd3@7.9.0': null,
  'chart.js@4.4.7': null,
  'swiper@11.2.10': null,
  'popper.js@1.16.1': null,
  'select2@4.0.13': null,
  'slick-carousel@1.8.1': null,
  'owl.carousel@2.3.4': null,
  'magnific-popup@1.1.0': null,
  'datatables.net@1.13.11': null,
  'jquery-validation@1.21.0': null,
  'leaflet@1.9.4': null,
  'gsap@3.12.5': null,
  'aos@2.3.4': null,
  'alpinejs@3.14.9': null,
  'htmx.org@1.9.12': null,
  'backbone@1.6.0': null,
  'dayjs@1.11.13': null,
  'preact@10.25.4': null,
}
/** Copies of other libraries that some bring along for their own pages. */
const GUESTS = /\/(?:test|external|libs|vendors|website|docs|docs_src|node_modules)\/|\/js\/jquery\.js$/

/**
 * The real files of npm packages, plain and minified, before the recogniser of libraries; RETIRE_DB names a database of
 * retire.js to judge by.
 */
export async function testLibraries(): Promise<void> {
  const recogniser = new LibraryRecogniser({
    worker: new URL('./library-worker.mjs', import.meta.url),
    files: process.env.RETIRE_DB ? [process.env.RETIRE_DB] : [],
  })
  const folder = mkdtempSync(join(tmpdir(), 'soteria-libraries-'))
  try {
    fetchPackages()
    for (const [spec, about] of Object.entries(PACKAGES)) await testPackage(recogniser, folder, spec, about)
  } catch (error) {
    fail('libraries', error)
  } finally {
    await recogniser.close()
    rmSync(folder, { recursive: true })
  }
}

async function testPackage(
  recogniser: LibraryRecogniser,
  folder: string,
  spec: string,
  about: Known | null,
): Promise<void> {
  const root = join(folder, spec)
  mkdirSync(root)
  execFileSync('tar', ['-xzf', packed(spec), '-C', root, '--strip-components=1', '--warning=no-unknown-keyword'])
  const own = about && `${about.name} ${spec.split('@').at(-1)}`
  const namesIn = async (file: string) => {
    const answer = await recogniser.ask({ content: readFileSync(join(root, file), 'utf8').slice(0, 1_000_000) })
    return answer?.libraries.map(({ name, version }) => `${name} ${version}`) ?? ['no answer']
  }
  for (const file of about?.files ?? []) check(`${spec}: ${file} is known`, await namesIn(file), [own])
  const wrong: string[] = []
  for (const file of globSync('**/*.{js,cjs,mjs}', { cwd: root })) {
    if (GUESTS.test(`/${file}`)) continue
    for (const name of await namesIn(file)) if (name !== own) wrong.push(`${file}: ${name}`)
  }
  check(`${spec}: no file of it is taken for another`, wrong, [])
}

/** As `npm pack` calls it. */
const packed = (spec: string) => join(PACKED, `${spec.replace(/@([^@]+)$/, '-$1')}.tgz`)

/** Asks the registry for those that are not here yet, all at once. */
function fetchPackages(): void {
  const missing = Object.keys(PACKAGES).filter((spec) => !existsSync(packed(spec)))
  if (missing.length === 0) return
  mkdirSync(PACKED, { recursive: true })
  execFileSync('npm', ['pack', '--silent', '--pack-destination', PACKED, ...missing], { stdio: 'ignore' })
}
