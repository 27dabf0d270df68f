// Before jsdom is loaded.
import { insideJsdom, readStylesLate } from './quick-styles.mjs'
import { createRequire } from 'node:module'
import { ModernFakeTimers } from '@jest/fake-timers'
import { closeConnections, trackTimers } from './close-handles.mjs'
import { testDatabase } from './database.mjs'
import NodeAsItIs from './environment-rules.mjs'

const require = createRequire(import.meta.url)
const { JSDOM, VirtualConsole } = insideJsdom('./api.js')

/** What Node has beside the browser's own: the API runs in the same place as the screens. */
const FROM_NODE = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'BroadcastChannel',
  'FormData',
  'Headers',
  'MessageChannel',
  'MessagePort',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'URLSearchParams',
  'atob',
  'btoa',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'console',
  'fetch',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'structuredClone',
]
const NODES = new Set([...FROM_NODE, ...Object.keys(insideJsdom('./jsdom/browser/js-globals.json'))])
/** They are the page's, and this is the page. */
const ITSELF = ['window', 'self', 'top', 'parent', 'frames', 'global']

/**
 * Node as it is, with a page of its own for each test file in it, and a database at `globalThis.__pglite`. A realm of
 * its own for each page would load all packages anew, and look up each global slowly.
 */
export default class extends NodeAsItIs {
  hasPage = true

  constructor(config, context) {
    super(config, context)
    this.config = config.projectConfig
    this.console = context.console
  }

  openPage({ console }) {
    const virtualConsole = new VirtualConsole()
    virtualConsole.sendTo(console, { omitJSDOMErrors: true })
    virtualConsole.on('jsdomError', (error) => console.error(error))
    const { window } = new JSDOM('<!DOCTYPE html>', {
      pretendToBeVisual: true,
      url: 'http://localhost/',
      virtualConsole,
    })
    this.page = window
    readStylesLate(window)
    this.before = Object.getOwnPropertyDescriptors(globalThis)
    for (const key of Object.getOwnPropertyNames(window))
      if (!NODES.has(key) && !ITSELF.includes(key)) Object.defineProperty(globalThis, key, asGlobal(window, key))
    for (const key of ['addEventListener', 'removeEventListener', 'dispatchEvent'])
      Object.defineProperty(globalThis, key, asGlobal(window, key))
    for (const key of ITSELF)
      Object.defineProperty(globalThis, key, { value: globalThis, writable: true, configurable: true })
    Object.defineProperty(window.document, 'defaultView', { get: () => globalThis, configurable: true })
    tellErrors()
  }

  exportConditions() {
    return ['']
  }

  async setup() {
    // Each looks around for where it runs, once: the tests of the server open databases of their own with the second.
    await testDatabase()
    require('@electric-sql/pglite')
    this.openPage(this)
    this.fakeTimersModern = new ModernFakeTimers({ config: this.config, global: globalThis })
    this.clearTimers = trackTimers(globalThis)
  }

  async teardown() {
    // What is still to be shown or cleared away.
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
    this.clearTimers()
    closeConnections()
    this.page.close()
    this.page = null
    restore(this.before)
    await super.teardown()
  }
}

/** What runs next may have no page, and asks for one. */
function restore(before) {
  for (const key of Object.getOwnPropertyNames(globalThis))
    if (!Object.hasOwn(before, key)) Reflect.deleteProperty(globalThis, key)
  Object.defineProperties(globalThis, before)
}

function asGlobal(window, key) {
  const value = window[key]
  const isMethod = typeof value === 'function' && /^[a-z]/.test(key)
  if (isMethod) return { value: value.bind(window), writable: true, configurable: true }
  const own = Object.getOwnPropertyDescriptor(window, key)
  if (key === 'document' || (own && !own.get && typeof value === 'function'))
    return { value, writable: true, configurable: true }
  return { get: () => window[key], set: (other) => (window[key] = other), configurable: true }
}

/** What nobody listens for fails the test. */
function tellErrors() {
  const { addEventListener, removeEventListener } = globalThis
  let listeners = 0
  addEventListener('error', ({ error }) => {
    if (listeners === 0 && error) process.emit('uncaughtException', error)
  })
  globalThis.addEventListener = (...args) => {
    if (args[0] === 'error') listeners++
    return addEventListener(...args)
  }
  globalThis.removeEventListener = (...args) => {
    if (args[0] === 'error') listeners--
    return removeEventListener(...args)
  }
}
