// `npm start`: builds what is not built yet, then runs the server until it is told to stop.
import { isBuilt } from './freshness.mjs'
import { requireNode, runNode } from './run.mjs'

requireNode()
if (!isBuilt()) runNode(['scripts/build.mjs'])
await import('../dist/start.mjs')
