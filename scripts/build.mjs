// `npm run build`: the static export in out/ and the server in dist/.
import { rmSync } from 'node:fs'
import { buildBoot } from './build-boot.mjs'
import { buildServer } from './build-server.mjs'
import { buildUpgrade } from './build-upgrade.mjs'
import { buildWidget } from './build-widget.mjs'
import { keepSourceMaps } from './chunk-modules.mjs'
import { shipFaces } from './faces.mjs'
import { finalizeExport } from './finalize-export.mjs'
import { shipFirstDatabase } from './first-database.mjs'
import { markBuilt } from './freshness.mjs'
import { requireNode, runNode } from './run.mjs'

requireNode()
rmSync('out', { recursive: true, force: true })
await buildBoot()
await buildUpgrade()
runNode(['node_modules/next/dist/bin/next', 'build'], { NEXT_TELEMETRY_DISABLED: '1' })
keepSourceMaps('out')
await buildWidget('out')
await shipFaces((name) => `out/faces/${name}.woff2`)
await finalizeExport('out')
await buildServer()
await shipFirstDatabase('dist')
markBuilt()
