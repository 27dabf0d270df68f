// out/faces/: the faces of websites, for previews of them in the app. Each website is published with its own.
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { FACES } from '../lib/website/letters.ts'

export function buildFaces(folder) {
  for (const [name, { file }] of Object.entries(FACES))
    cpSync(join('node_modules', file), join(folder, 'faces', `${name}.woff2`))
}
