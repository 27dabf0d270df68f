// Becomes dist/engine.mjs. What Node is told about the embedded database; it takes it only on the command line.
import { totalmem } from 'node:os'

const ROOMY = 2 * 1024 ** 3

/**
 * What the database does often is compiled once more: lists are read in two thirds of the time. The start takes as long
 * either way, but half a gigabyte more for a second, which small machines do not have.
 */
export const engineFlags = [totalmem() < ROOMY ? '--liftoff-only' : '--wasm-tiering-budget=100000000']
