// Becomes dist/start.mjs: finds a Node that is new enough and runs the server beside this file. Written so that an old
// Node can read it, too.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { engineEnv, engineFlags } from './engine.mjs'

const NEEDED = [22, 19]
const folder = dirname(fileURLToPath(import.meta.url))

/** The Node that runs this, or else the one that `npm ci` put beside the other packages. Null when both are missing. */
function findNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return process.execPath
  const own = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  for (let above = folder; ; above = dirname(above)) {
    const found = ['bin/node', 'bin/node.exe']
      .map((file) => join(above, 'node_modules', own, file))
      .find((file) => existsSync(file))
    if (found) return found
    if (above === dirname(above)) return null
  }
}

const node = findNode()
if (node === null) {
  console.error(
    `Soteria needs Node ${NEEDED.join('.')} or newer, and this is ${process.version}. Run npm ci in its folder, which brings its own Node on Linux and Windows, or install one from https://nodejs.org.`,
  )
  process.exit(1)
}

// The channel tells the server when this process is killed.
const server = spawn(node, [...engineFlags, join(folder, 'server.mjs'), ...process.argv.slice(2)], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: engineEnv(),
})
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
for (const signal of signals) process.on(signal, () => server.kill(signal))
server.on('error', (error) => {
  console.error(`Node could not be run from ${node}: ${error.message}.`)
  process.exit(1)
})
server.on('exit', (code, signal) => {
  if (signal === null) process.exit(code)
  // Whoever runs this sees how the server ended.
  for (const name of signals) process.removeAllListeners(name)
  process.kill(process.pid, signal)
})
