// `npm run admin -- user list`: accounts and plans from the command line.
import { isBuilt } from './freshness.mjs'
import { buildServer } from './build-server.mjs'
import { requireNode, runNode } from './run.mjs'

requireNode()
if (!isBuilt()) await buildServer()
runNode(['dist/admin.mjs', ...process.argv.slice(2)])
