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

/** Modules of ours that are loaded once per worker, and per run of who watches. */
const kept = new Map()
let run
/** They keep nothing but what they declare. */
const PURE = /^(lib\/(contract|messages)|server\/db\/schema)\/(?!.*\.test\.)/

/** Jest's own compiles and runs every file anew for each test file. */
class Runtime extends JestRuntime {
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest)
    this.inMainRealm = environment.global === globalThis
    if (run !== process.env.SOTERIA_TEST_STARTED) kept.clear()
    run = process.env.SOTERIA_TEST_STARTED
    this.root = `${config.rootDir}/`
    const { executor } = this
    const compileAnew = executor.compile.bind(executor)
    executor.compile = (source, filename) => {
      const context = environment.getVmContext()
      if (!context) return null
      current = { runtime: this, executor, context }
      try {
        const script = compiled(source, filename)
        return this.inMainRealm ? script.runInThisContext() : script.runInContext(context)
      } catch {
        // It knows what to say.
        return compileAnew(source, filename)
      }
    }
  }

  requireModuleOrMock(from, name) {
    if (isBuiltin(name) || from.includes('/node_modules/') || this.mockState.shouldMockCjs(from, name).shouldMock)
      return super.requireModuleOrMock(from, name)
    if (!this.inMainRealm) return super.requireModuleOrMock(from, name)
    if (isNodes(name)) return this.nodesOwn(from, name)
    const path = this._resolution.resolveCjs(from, name)
    if (path.startsWith(this.root) && PURE.test(path.slice(this.root.length))) return this.keep(path)
    return super.requireModuleOrMock(from, name)
  }

  nodesOwn(from, name) {
    return createRequire(from)(name.startsWith('@/') ? this._resolution.resolveCjs(from, name) : name)
  }

  keep(path) {
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
