import { createRequire, isBuiltin } from 'node:module'
import { dirname } from 'node:path'
import { Script } from 'node:vm'
import JestRuntime from 'jest-runtime'

/** What was compiled before in this worker, by file and text: functions that once ran are not compiled again. */
const scripts = new Map()

/** Whose test file runs: what is kept from file to file asks it. */
let current

/** With lines and columns as they are. */
function compiled(source, filename) {
  const ofFile = scripts.get(filename) ?? new Map()
  scripts.set(filename, ofFile)
  if (!ofFile.has(source)) {
    const head = '(function(module,exports,require,__dirname,__filename,jest){'
    const script = new Script(`${head}${source}\n})`, {
      filename,
      columnOffset: -head.length,
      importModuleDynamically: (specifier, _script, attributes, phase) =>
        current.executor.dynamicImport(specifier, filename, current.context, attributes, phase),
    })
    ofFile.set(source, script)
  }
  return ofFile.get(source)
}

/** A package, or a file that Node can run as it is. */
const isNodes = (name) => !/^(\.|\/|@\/|@jest\/globals)/.test(name) || name.endsWith('.mjs')

/** Where scripts/bundled-packages.mjs puts packages, and those of them that each test file has of its own. */
const BUNDLED = '/jest-vendor/'
const ANEW = /\/jest-vendor\/\w+\/anew\//
const isKeptPackage = (name) => /^react(\/|$)|^\.\.\/kept\//.test(name)

/** Packages by who asks: Node looks through all folders above each time. */
const found = new Map()
function nodesOwnFrom(from, name) {
  const key = `${dirname(from)}\0${name}`
  if (!found.has(key)) found.set(key, createRequire(from)(name))
  return found.get(key)
}

/** Modules of ours that are loaded once per worker, and per run of who watches. */
const kept = new Map()
const keptWithPage = new Map()
let run
/** They keep nothing but what they declare. */
const PURE = /^(lib\/(contract|messages)|server\/db\/schema)\/(?!.*\.test\.)/

/** Jest's own compiles and runs every file anew for each test file. */
class Runtime extends JestRuntime {
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest)
    this.inMainRealm = environment.global === globalThis
    // What asked for a page when it was loaded is not what runs without one.
    this.kept = environment.hasPage ? keptWithPage : kept
    if (run !== process.env.SOTERIA_TEST_STARTED) for (const each of [kept, keptWithPage]) each.clear()
    run = process.env.SOTERIA_TEST_STARTED
    this.root = `${config.rootDir}/`
    const bundled = config.moduleNameMapper
      .filter(([, path]) => path.includes(BUNDLED))
      .map(([names]) => new RegExp(names))
    this.isBundled = (name) => bundled.some((names) => names.test(name))
    const { executor } = this
    const compileAnew = executor.compile.bind(executor)
    executor.compile = (source, filename) => {
      const context = environment.getVmContext()
      if (!context) return null
      current = { runtime: this, executor, context }
      try {
        const script = compiled(source, filename)
        return this.inMainRealm ? script.runInThisContext() : script.runInContext(context)
      } catch (error) {
        // Jest knows what to say, but only of a realm that it made.
        if (this.inMainRealm) throw error
        return compileAnew(source, filename)
      }
    }
  }

  requireModuleOrMock(from, name) {
    if (!this.inMainRealm || isBuiltin(name)) return super.requireModuleOrMock(from, name)
    if (from.includes('/node_modules/'))
      return isKeptPackage(name) ? nodesOwnFrom(from, name) : super.requireModuleOrMock(from, name)
    if (this.mockState.shouldMockCjs(from, name).shouldMock) return super.requireModuleOrMock(from, name)
    if (isNodes(name)) return this.nodesOwn(from, name)
    const path = this._resolution.resolveCjs(from, name)
    if (path.startsWith(this.root) && PURE.test(path.slice(this.root.length))) return this.keep(path)
    return super.requireModuleOrMock(from, name)
  }

  nodesOwn(from, name) {
    const path = name.startsWith('@/') || this.isBundled(name) ? this._resolution.resolveCjs(from, name) : name
    return ANEW.test(path) ? super.requireModuleOrMock(from, name) : nodesOwnFrom(from, path)
  }

  keep(path) {
    const { kept } = this
    if (kept.has(path)) return kept.get(path).exports
    const loaded = { exports: {} }
    kept.set(path, loaded)
    const require = (name) =>
      isNodes(name)
        ? current.runtime.nodesOwn(path, name)
        : current.runtime.keep(current.runtime._resolution.resolveCjs(path, name))
    const script = compiled(this.transformCache.transform(path), path)
    try {
      script.runInThisContext()(loaded, loaded.exports, require, dirname(path), path, currentJest(path))
    } catch (error) {
      kept.delete(path)
      throw error
    }
    return loaded.exports
  }
}

/** That of the test file that runs. */
const currentJest = (path) =>
  new Proxy({}, { get: (_, name) => current.executor.jestGlobals.jestObjectFor(path)[name] })

export { Runtime as default, Runtime as 'module.exports' }
