import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Chromium as a program without windows: the same engine, which draws nothing that nobody looks at. It loads our pages
 * with less than half of the processor time.
 */
const SHELL = '/usr/bin/chromium-headless-shell'
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** That of CHROMIUM, else the shell, which is installed on Debian as root when it is missing, else whatever is there. */
export function chromium() {
  const { CHROMIUM } = process.env
  if (CHROMIUM && existsSync(CHROMIUM)) return CHROMIUM
  if (existsSync(SHELL)) return SHELL
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) install('chromium-headless-shell', 'fonts-liberation')
  const found = [SHELL, ...PLACES].find(existsSync)
  if (found) return found
  throw new Error('There is no Chromium, and it could not be installed. Install one, or name it in CHROMIUM.')
}

function install(...packages) {
  console.log('Installing Debian’s Chromium for tests.')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ])
    spawnSync('apt-get', args, { stdio: 'inherit', env })
}
