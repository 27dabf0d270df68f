import { isOrigin } from './config-file.mjs'
import { Refusal } from './refusal.mjs'

export const USAGE = `node soteria-embed.mjs [--base /portal] [--api https://api.example.com] [--parents https://a.example,https://b.example]

Moves this build to a path of its host (/ is the root), names the API it calls ('' is its own origin) and the sites that may
show it in a frame ('' is none), and writes the rules for the hosts anew. What is left out stays as it is. Run it again after
a change of config.json.`

const READ = { '--base': ['base', readBase], '--api': ['api', readApi], '--parents': ['parents', readParents] }

/** The command line as options; null when it asks for help. Throws a Refusal that says what is wrong. */
export function readOptions(args) {
  if (args.includes('--help') || args.includes('-h')) return null
  const words = args.flatMap((arg) =>
    /^--\w+=/.test(arg) ? [arg.slice(0, arg.indexOf('=')), arg.slice(arg.indexOf('=') + 1)] : [arg],
  )
  const options = {}
  for (let index = 0; index < words.length; index += 2) {
    const [name, read] = READ[words[index]] ?? []
    if (!name) throw new Refusal(`There is no option ${words[index]}.\n\n${USAGE}`)
    if (words[index + 1] === undefined) throw new Refusal(`${words[index]} needs a value.`)
    options[name] = read(words[index + 1].trim())
  }
  return options
}

function readBase(text) {
  const base = text.replace(/\/+$/, '')
  const isPath = /^(\/[\w.~-]+)*$/.test(base) && (text.startsWith('/') || text === '') && !/\/\.{1,2}(\/|$)/.test(base)
  if (!isPath)
    throw new Refusal(
      `--base must be a path like /portal or /a/b, of letters, digits, dots, dashes and underscores, and is ${JSON.stringify(text)}.`,
    )
  if (/^\/api(\/|$)/.test(base)) throw new Refusal('--base cannot be /api: the API answers there.')
  return base
}

function readApi(text) {
  const api = text.replace(/\/$/, '')
  if (api !== '' && !isOrigin(api))
    throw new Refusal(
      `--api must be an origin like https://api.example.com, without a path, and is ${JSON.stringify(text)}.`,
    )
  return api
}

function readParents(text) {
  const parents = text === '' ? [] : text.split(',').map((parent) => parent.trim().replace(/\/$/, ''))
  const wrong = parents.find((parent) => !isOrigin(parent))
  if (wrong !== undefined)
    throw new Refusal(
      `--parents must be origins like https://app.example.com, separated by commas, and one is ${JSON.stringify(wrong)}.`,
    )
  return parents
}
