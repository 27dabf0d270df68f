import type { LibraryRepository } from './library-types'

/** When these facts were last checked. */
export const BUILT_IN_VERSION = 'built-in 2026-11'

type Severity = LibraryRepository[string]['vulnerabilities'][number]['severity']
type Range = { from?: string; below: string }
type Fact = { cve: string; severity: Severity; summary: string; cwe: string; ranges: Range[] }
type Known = { npm: string; folders: string[]; files: string[]; content: string[]; facts: Fact[] }

const below = (version: string): Range[] => [{ below: version }]
const xss = (cve: string, ranges: Range[], summary: string, severity: Severity = 'medium'): Fact => ({
  cve,
  severity,
  summary,
  cwe: 'CWE-79',
  ranges,
})
const pollution = (cve: string, ranges: Range[], summary: string, severity: Severity): Fact => ({
  cve,
  severity,
  summary,
  cwe: 'CWE-1321',
  ranges,
})
const redos = (cve: string, ranges: Range[], summary: string, severity: Severity): Fact => ({
  cve,
  severity,
  summary,
  cwe: 'CWE-1333',
  ranges,
})
const injection = (cve: string, ranges: Range[], summary: string, severity: Severity): Fact => ({
  cve,
  severity,
  summary,
  cwe: 'CWE-94',
  ranges,
})

/**
 * Well-known libraries, how to recognise them, and flaws that are public record (NVD). Serves until the larger database
 * is there.
 */
export const KNOWN_LIBRARIES: Record<string, Known> = {
  jquery: {
    npm: 'jquery',
    folders: ['jquery'],
    files: ['jquery'],
    content: [
      // As a file introduces itself. Others only name what they require: "requires at least jQuery v1.9.1".
      '/\\*!\\s*(?:\\*\\s*)?jQuery (?:JavaScript Library )?v(§§version§§)',
      '\\* jQuery JavaScript Library v(§§version§§)',
      '\\bjquery: ?"(§§version§§)",[^"{}]{0,80}length:',
      '[a-zA-Z_$]="(§§version§§)",[a-zA-Z_$]{1,2}=function\\([a-z],[a-z]\\)\\{return new [a-zA-Z_$]{1,2}\\.fn\\.init\\(',
    ],
    facts: [
      xss('CVE-2011-4969', below('1.6.3'), 'Script injection through location.hash in selectors'),
      xss('CVE-2012-6708', below('1.9.0'), 'Selector text is treated as HTML'),
      xss(
        'CVE-2015-9251',
        [
          { from: '1.4.0', below: '1.12.0' },
          { from: '1.12.3', below: '3.0.0' },
        ],
        'Ajax responses from other sites run as scripts',
      ),
      pollution('CVE-2019-11358', below('3.4.0'), 'jQuery.extend can change the prototype of all objects', 'medium'),
      xss(
        'CVE-2020-11022',
        [{ from: '1.2.0', below: '3.5.0' }],
        'Untrusted HTML can run scripts even after sanitising',
      ),
      xss(
        'CVE-2020-11023',
        [{ from: '1.0.3', below: '3.5.0' }],
        'HTML with option elements can run scripts even after sanitising',
      ),
    ],
  },
  'jquery-ui': {
    npm: 'jquery-ui',
    folders: ['jquery-ui', 'jqueryui', 'ui'],
    files: ['jquery-ui'],
    content: [
      '/\\*!\\s*(?:\\*\\s*)?jQuery UI(?: -)? v?(§§version§§)',
      '\\.ui,\\{version:"(§§version§§)"',
      '\\.ui\\.version="(§§version§§)"',
    ],
    facts: [
      xss('CVE-2010-5312', below('1.10.0'), 'Script injection through the title of a dialog'),
      xss('CVE-2016-7103', below('1.12.0'), 'Script injection through closeText of a dialog'),
      xss('CVE-2021-41182', below('1.13.0'), 'Script injection through altField of the datepicker'),
      xss('CVE-2021-41183', below('1.13.0'), 'Script injection through text options of the datepicker'),
      xss('CVE-2021-41184', below('1.13.0'), 'Script injection through the option "of" of position()'),
      xss('CVE-2022-31160', below('1.13.2'), 'Script injection through labels of checkboxradio'),
    ],
  },
  'jquery-migrate': {
    npm: 'jquery-migrate',
    folders: ['jquery-migrate'],
    files: ['jquery-migrate'],
    content: ['/\\*!\\s*(?:\\*\\s*)?jQuery Migrate(?: -)? v(§§version§§)'],
    facts: [],
  },
  bootstrap: {
    npm: 'bootstrap',
    folders: ['bootstrap', 'twitter-bootstrap'],
    files: ['bootstrap'],
    content: ['\\* Bootstrap v(§§version§§) \\(http', '/\\*! Bootstrap v(§§version§§)'],
    facts: [
      xss(
        'CVE-2016-10735',
        [{ below: '3.4.0' }, { from: '4.0.0-alpha', below: '4.0.0-beta.2' }],
        'Script injection through data-target',
      ),
      xss(
        'CVE-2018-14040',
        [{ below: '3.4.0' }, { from: '4.0.0', below: '4.1.2' }],
        'Script injection through data-parent of collapse',
      ),
      xss('CVE-2018-14041', [{ from: '4.0.0', below: '4.1.2' }], 'Script injection through data-target of scrollspy'),
      xss(
        'CVE-2018-14042',
        [{ below: '3.4.0' }, { from: '4.0.0', below: '4.1.2' }],
        'Script injection through data-container of tooltips',
      ),
      xss('CVE-2018-20676', below('3.4.0'), 'Script injection through data-viewport of tooltips'),
      xss('CVE-2018-20677', below('3.4.0'), 'Script injection through the target of affix'),
      xss(
        'CVE-2019-8331',
        [{ below: '3.4.1' }, { from: '4.0.0', below: '4.3.1' }],
        'Script injection through data-template of tooltips and popovers',
      ),
    ],
  },
  angularjs: {
    npm: 'angular',
    folders: ['angularjs', 'angular.js'],
    files: ['angular'],
    content: ['AngularJS v(§§version§§)\\s'],
    facts: [
      pollution('CVE-2019-10768', below('1.7.9'), 'angular.merge can change the prototype of all objects', 'high'),
      xss('CVE-2020-7676', below('1.8.0'), 'Script injection through option elements'),
      redos(
        'CVE-2024-21490',
        [{ from: '1.3.0', below: '2' }],
        'ng-srcset can freeze the page; AngularJS is no longer maintained',
        'high',
      ),
      redos(
        'CVE-2023-26117',
        [{ from: '1.0.0', below: '2' }],
        '$resource can freeze the page; AngularJS is no longer maintained',
        'medium',
      ),
      redos(
        'CVE-2023-26118',
        [{ from: '1.4.9', below: '2' }],
        'URL input fields can freeze the page; AngularJS is no longer maintained',
        'medium',
      ),
    ],
  },
  lodash: {
    npm: 'lodash',
    folders: ['lodash', 'lodash.js'],
    files: ['lodash'],
    content: [
      '__lodash_hash_undefined__[\\s\\S]*?\\.VERSION="(§§version§§)"',
      '[\\w$]="(§§version§§)",[\\w$]{1,3}=200,[\\w$]{1,3}="Unsupported core-js use',
      "var VERSION = '(§§version§§)';\\s+/\\*\\* Used (?:as the size to enable large array|to compose bitmasks for)",
    ],
    facts: [
      pollution(
        'CVE-2018-3721',
        below('4.17.5'),
        'merge and defaultsDeep can change the prototype of all objects',
        'medium',
      ),
      pollution(
        'CVE-2018-16487',
        below('4.17.11'),
        'merge, mergeWith and defaultsDeep can change the prototype of all objects',
        'medium',
      ),
      redos('CVE-2019-1010266', below('4.17.11'), 'Long strings in date handling can freeze the page', 'medium'),
      pollution('CVE-2019-10744', below('4.17.12'), 'defaultsDeep can change the prototype of all objects', 'critical'),
      pollution(
        'CVE-2020-8203',
        [{ from: '3.7.0', below: '4.17.19' }],
        'zipObjectDeep can change the prototype of all objects',
        'high',
      ),
      injection('CVE-2021-23337', below('4.17.21'), 'Options of template can run code', 'high'),
      redos('CVE-2020-28500', below('4.17.21'), 'trim and toNumber can freeze the page', 'medium'),
    ],
  },
  moment: {
    npm: 'moment',
    folders: ['moment', 'moment.js'],
    files: ['moment'],
    content: [
      '//! moment\\.js\\s+//! version : (§§version§§)',
      "//! moment\\.js\\s+hooks\\.version = '(§§version§§)'",
      '\\.version="(2\\.[0-9]+\\.[0-9]+)",[\\w$]{1,3}=[\\w$]{1,3},[\\w$]{1,3}\\.fn=[\\w$]{1,3},[\\w$]{1,3}\\.min=',
    ],
    facts: [
      redos('CVE-2016-4055', below('2.11.2'), 'Long durations can freeze the page', 'medium'),
      redos('CVE-2017-18214', below('2.19.3'), 'Long date strings can freeze the page', 'high'),
      redos(
        'CVE-2022-31129',
        [{ from: '2.18.0', below: '2.29.4' }],
        'Long dates in RFC 2822 format can freeze the page',
        'high',
      ),
    ],
  },
  handlebars: {
    npm: 'handlebars',
    folders: ['handlebars', 'handlebars.js'],
    files: ['handlebars'],
    content: ['(?:@license\\s+|/\\*!\\s*|\\* )[Hh]andlebars v(§§version§§)'],
    facts: [
      xss('CVE-2015-8861', below('4.0.0'), 'Unquoted attributes are not escaped'),
      pollution(
        'CVE-2019-19919',
        [{ below: '3.0.8' }, { from: '4.0.0', below: '4.3.0' }],
        'Templates can change the prototype of all objects and run code',
        'critical',
      ),
      injection(
        'CVE-2019-20920',
        [{ below: '3.0.8' }, { from: '4.0.0', below: '4.5.3' }],
        'Untrusted templates can run code',
        'high',
      ),
      injection(
        'CVE-2021-23369',
        below('4.7.7'),
        'Untrusted templates can run code if certain options are set',
        'critical',
      ),
      pollution(
        'CVE-2021-23383',
        below('4.7.7'),
        'Templates can change the prototype of all objects if certain options are set',
        'critical',
      ),
    ],
  },
  vue: {
    npm: 'vue',
    folders: ['vue'],
    files: ['vue'],
    content: ['\\* Vue\\.js v(§§version§§)', '\\* vue v(§§version§§)\\s'],
    facts: [
      redos(
        'CVE-2024-9506',
        [{ from: '2.0.0', below: '3.0.0' }],
        'Untrusted templates can freeze the page; Vue 2 is no longer maintained',
        'low',
      ),
    ],
  },
  dompurify: {
    npm: 'dompurify',
    folders: ['dompurify'],
    files: ['purify'],
    content: [
      'DOMPurify (§§version§§) \\|',
      '\\.version ?= ?["\'](§§version§§)["\'][,;]\\s*(?:/\\*[^/]{0,200}/\\s*)?[\\w$]+\\.removed ?= ?\\[\\]',
    ],
    facts: [
      xss('CVE-2020-26870', below('2.0.17'), 'Nested markup gets past sanitising'),
      xss(
        'CVE-2024-47875',
        [{ below: '2.5.0' }, { from: '3.0.0', below: '3.1.3' }],
        'Deeply nested markup gets past sanitising',
        'critical',
      ),
      pollution(
        'CVE-2024-45801',
        [{ below: '2.5.4' }, { from: '3.0.0', below: '3.1.3' }],
        'Markup that changes prototypes gets past sanitising',
        'high',
      ),
      pollution('CVE-2024-48910', below('2.4.2'), 'Markup can change the prototype of all objects', 'critical'),
      xss('CVE-2025-26791', below('3.2.4'), 'Template literals get past sanitising with SAFE_FOR_TEMPLATES'),
    ],
  },
  axios: {
    npm: 'axios',
    folders: ['axios'],
    files: ['axios'],
    content: ['(?:/\\*!?|//) ?[Aa]xios v(§§version§§)', '"\\[Axios v(§§version§§)\\] Transitional option'],
    facts: [
      redos('CVE-2021-3749', below('0.21.2'), 'Long header values can freeze the page', 'high'),
      {
        cve: 'CVE-2023-45857',
        severity: 'medium',
        summary: 'The CSRF token is sent to every host',
        cwe: 'CWE-352',
        ranges: [
          { from: '0.8.1', below: '0.28.0' },
          { from: '1.0.0', below: '1.6.0' },
        ],
      },
      {
        cve: 'CVE-2025-27152',
        severity: 'high',
        summary: 'Absolute URLs override baseURL, so credentials can reach other hosts',
        cwe: 'CWE-918',
        ranges: [{ below: '0.30.0' }, { from: '1.0.0', below: '1.8.2' }],
      },
    ],
  },
  underscore: {
    npm: 'underscore',
    folders: ['underscore', 'underscore.js'],
    files: ['underscore'],
    content: ['Underscore\\.js (§§version§§)\\s+//'],
    facts: [
      injection('CVE-2021-23358', [{ from: '1.3.2', below: '1.12.1' }], 'Options of template can run code', 'high'),
    ],
  },
  knockout: {
    npm: 'knockout',
    folders: ['knockout'],
    files: ['knockout'],
    content: ['Knockout JavaScript library v(§§version§§)'],
    facts: [xss('CVE-2019-14862', below('3.5.0'), 'Script injection through the name of a bound attribute')],
  },
  mustache: {
    npm: 'mustache',
    folders: ['mustache', 'mustache.js'],
    files: ['mustache'],
    content: [
      'mustache\\.version ?= ?["\'](§§version§§)["\']',
      'name: ?["\']mustache\\.js["\'],\\s*version: ?["\'](§§version§§)["\']',
    ],
    facts: [xss('CVE-2015-8862', below('2.2.1'), 'Unquoted attributes are not escaped')],
  },
}
