// What `npm ci` takes and leaves, in a folder of its own. It asks the registry, unless npm has all of it already.
import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { withFolder } from './host.mjs'
import { goal } from './goals.mjs'

await withFolder((folder) => {
  for (const file of ['package.json', 'package-lock.json']) cpSync(file, join(folder, file))
  const began = performance.now()
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  goal('npm ci, seconds', (performance.now() - began) / 1000, 40)
  const [size] = execFileSync('du', ['-sm', join(folder, 'node_modules')], { encoding: 'utf8' }).split('\t')
  goal('installed, MB', Number(size), 600)
})
