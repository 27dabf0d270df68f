// Becomes dist/engine.mjs: what Node is told before it runs the server.
import { existsSync, statSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'

const ROOMY = 2 * 1024 ** 3

/**
 * On the command line alone. What the database does often is compiled once more: lists are read in two thirds of the
 * time. The start takes as long either way, but half a gigabyte more for a second, which small machines do not have.
 */
export const engineFlags = [totalmem() < ROOMY ? '--liftoff-only' : '--wasm-tiering-budget=100000000']

/**
 * What is compiled once is kept for the next start, where nobody else may write: in the data folder, as soon as it is
 * there.
 */
export function engineEnv(env = process.env) {
  const folder = env.DATA_DIR || './data'
  const compiled = join(folder, 'compiled')
  const isOurs = isOnlyOurs(folder) && (!existsSync(compiled) || isOnlyOurs(compiled))
  return isOurs ? { NODE_COMPILE_CACHE: compiled, ...env } : env
}

/** What lies there is run: whoever could write it could be the server. */
function isOnlyOurs(folder) {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (!found?.isDirectory()) return false
  // Windows has no such owners and modes.
  return process.getuid === undefined || (found.uid === process.getuid() && (found.mode & 0o022) === 0)
}
