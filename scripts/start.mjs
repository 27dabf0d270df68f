// `npm start`: builds what is not built yet, then runs the server until it is told to stop.
import { spawn } from 'node:child_process'
import { isBuilt } from './freshness.mjs'
import { requireNode, runNode } from './run.mjs'

requireNode()
if (!isBuilt()) runNode(['scripts/build.mjs'])

// --liftoff-only halves the start and the memory of the embedded database, and works only on the command line.
const server = spawn(process.execPath, ['--liftoff-only', 'dist/server.mjs'], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
