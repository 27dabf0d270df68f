// Ships with the build as soteria-embed.mjs: moves the build it stands beside to another path. Plain Node 20, no
// dependencies.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readOptions, USAGE } from './options.mjs'
import { placeBuild } from './place.mjs'
import { Refusal } from './refusal.mjs'

try {
  const options = readOptions(process.argv.slice(2))
  if (options === null) console.log(USAGE)
  else {
    const { base, api, parents } = await placeBuild(dirname(fileURLToPath(import.meta.url)), options)
    const framed = parents.length ? `may be embedded by ${parents.join(' and ')}` : 'may not be embedded'
    console.log(`The build is for ${base || '/'}, calls the API at ${api || 'its own origin'} and ${framed}.`)
  }
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
