import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const find = () => PLACES.find((place) => place && existsSync(place))

/** An installed Chromium; on Debian as root it is installed when there is none. */
export function chromium() {
  const found = find()
  if (found) return found
  console.log('No Chromium found: installing Debian’s.')
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
  ]) {
    spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
  const installed = find()
  if (!installed)
    throw new Error('There is no Chromium, and it could not be installed. Install one, or name it in CHROMIUM.')
  return installed
}
