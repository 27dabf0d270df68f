import { readFileSync } from 'node:fs'
import { byTurns, isFull } from '@/lib/testing/sample'
import { ui } from '../lib/messages/en/ui'
import { expect, test } from './fixtures'
import {
  DASHBOARD,
  type Screen,
  expectScreen,
  placeBuild,
  push,
  someone,
  walkAsGuest,
  walkGoneTo,
  walkOpened,
  watch,
} from './host-walk'
import { API_ORIGIN, HOST_ORIGIN, type Kind, openHost } from './hosts'

const BUILDS = '.cache/hosts'
const ROOT = { origin: HOST_ORIGIN, base: '', folder: `${BUILDS}/root` }
const SUB = { origin: HOST_ORIGIN, base: '/a/b', folder: `${BUILDS}/sub/a/b` }

let token = ''
let screens: Screen[] = []

test.beforeAll(async ({ request }) => {
  test.setTimeout(120_000)
  placeBuild(ROOT.folder, ROOT.base, API_ORIGIN)
  placeBuild(`${BUILDS}/sub`, SUB.base, API_ORIGIN)
  ;({ token, screens } = await someone(request))
})

const OTHERS = ['folder', 'files'] satisfies Kind[]
const KINDS = ['html', ...OTHERS] satisfies Kind[]
/**
 * How a host finds a page and where the build stands have nothing to do with each other: `html` at the root, another
 * kind below it.
 */
const HOSTS = [
  ...(isFull ? KINDS : ['html' as const]).map((kind) => ({ ...ROOT, kind })),
  ...(isFull ? KINDS : byTurns(OTHERS, 0, 1)).map((kind) => ({ ...SUB, kind })),
]
test.beforeEach(() => test.setTimeout(120_000))

for (const host of HOSTS) {
  const name = `a host of ${host.kind} under ${host.base || '/'}`

  test(`${name} shows every dynamic screen, opened and reloaded`, async ({ page, complaints }) => {
    const { close } = await openHost(host)
    try {
      await walkOpened({ page, complaints }, host, { token, screens })
    } finally {
      await close()
    }
  })

  test(`${name} shows the same screens gone to and come back to, without a load`, async ({ page, complaints }) => {
    const { close } = await openHost(host)
    try {
      await walkGoneTo({ page, complaints }, host, { token, screens })
    } finally {
      await close()
    }
  })

  test(`${name} shows a guest the link of a mail and the plans`, async ({ page, complaints }) => {
    const { close } = await openHost(host)
    try {
      await walkAsGuest({ page, complaints }, host)
    } finally {
      await close()
    }
  })
}

test('a new deployment under an open app costs one load of the address gone to', async ({ page, complaints }) => {
  const { host, close } = await openHost({ ...SUB, kind: 'html' })
  try {
    const { documents, expectClean } = await watch({ page, complaints }, token)
    await page.goto(`${HOST_ORIGIN}${SUB.base}/asset`)
    await expectScreen(page, SUB, { path: '/asset', title: 'Assets' })
    const id = readFileSync('.next/BUILD_ID', 'utf8').trim()
    host.edit = (text) => text.replaceAll(id, 'x'.repeat(id.length))
    for (const screen of screens) {
      await push(page, screen.path)
      await expectScreen(page, SUB, screen)
    }
    await page.waitForLoadState('networkidle')
    expect(documents()).toBe(2)
    expectClean()
  } finally {
    await close()
  }
})

test('a screen whose files are missing ends in a sentence, and opens when they are back', async ({
  page,
  complaints,
}) => {
  const { host, close } = await openHost({ ...ROOT, kind: 'html', isMissing: (path) => path.startsWith('/report/') })
  try {
    const { documents } = await watch({ page, complaints }, token)
    const [report = DASHBOARD] = screens
    await page.goto(HOST_ORIGIN + report.path)
    await expect(page.getByRole('alert').getByText(ui.pageFailed)).toBeVisible()
    expect(documents()).toBeLessThanOrEqual(2)
    host.isMissing = undefined
    await page.reload()
    await expectScreen(page, ROOT, report)
    complaints.length = 0
  } finally {
    await close()
  }
})

test('a stricter policy of the host takes nothing away but notices', async ({ page, complaints }) => {
  const headers = {
    'content-security-policy': "script-src 'self'; style-src 'self' 'unsafe-inline'; object-src 'none'",
  }
  const { close } = await openHost({ ...ROOT, kind: 'html', headers })
  try {
    const { expectClean } = await watch({ page, complaints }, token)
    await page.goto(HOST_ORIGIN)
    await expectScreen(page, ROOT, DASHBOARD)
    await page.waitForLoadState('networkidle')
    // It forbids boot.js in the page, which is then loaded as a file.
    const inPage = /inline script violates|CSP script-src-elem inline/
    expect(complaints.some((text) => inPage.test(text))).toBe(true)
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !inPage.test(text)))
    expectClean()
  } finally {
    await close()
  }
})

test('where a host forbids styles in the page, the style sheet is loaded', async ({ page, complaints }) => {
  const { close } = await openHost({
    ...ROOT,
    kind: 'html',
    headers: { 'content-security-policy': "style-src 'self'" },
  })
  try {
    await page.goto(`${HOST_ORIGIN}/login`)
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toHaveCSS('cursor', 'pointer')
    await expect(page.getByLabel('Email')).toHaveCSS('border-top-left-radius', '6px')
    complaints.length = 0
  } finally {
    await close()
  }
})
