// `npm run build`: the static export in out/ and the server in dist/.
import { rmSync } from 'node:fs'
import { buildServer } from './build-server.mjs'
import { finalizeExport } from './finalize-export.mjs'
import { markBuilt } from './freshness.mjs'
import { requireNode, runNode } from './run.mjs'

requireNode()
rmSync('out', { recursive: true, force: true })
runNode(['node_modules/next/dist/bin/next', 'build'], { NEXT_TELEMETRY_DISABLED: '1' })
finalizeExport('out')
await buildServer()
markBuilt()
