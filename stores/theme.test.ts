import { CONFIG_EVENT } from '@/lib/config/config'
import { showTheme } from '@/lib/browser/boot/theme'
import { choosePalette, chooseTheme, followTheme, presentTheme, readThemeAgain } from './theme'

const root = document.documentElement
const look = () => ({ theme: root.dataset.theme, contrast: root.dataset.contrast, palette: root.dataset.palette })

/** What the system asks for. */
function system(wishes: { dark?: boolean; more?: boolean }) {
  const listeners = new Set<() => void>()
  let now = wishes
  jest.spyOn(globalThis, 'matchMedia').mockImplementation(
    (media) =>
      ({
        get matches() {
          return Boolean(media.includes('dark') ? now.dark : now.more)
        },
        addEventListener: (_: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList,
  )
  return (next: typeof wishes) => {
    now = next
    for (const listener of listeners) listener()
  }
}

afterEach(() => {
  localStorage.clear()
  jest.restoreAllMocks()
  readThemeAgain()
})

test.each([
  ['light', { dark: true, more: true }, { theme: 'light', contrast: undefined }],
  ['dark', {}, { theme: 'dark', contrast: undefined }],
  ['system', { dark: true }, { theme: 'dark', contrast: undefined }],
  ['system', { more: true }, { theme: 'light', contrast: 'more' }],
  ['contrast', {}, { theme: 'light', contrast: 'more' }],
  ['contrast', { dark: true }, { theme: 'dark', contrast: 'more' }],
] as const)('%s, where the system asks for %j, is %j', (theme, wishes, shown) => {
  system(wishes)
  chooseTheme(theme)
  expect(look()).toEqual({ ...shown, palette: undefined })
})

test('high contrast follows the system from light to dark while it is open', () => {
  const change = system({})
  chooseTheme('contrast')
  const stop = followTheme()
  change({ dark: true })
  expect(look()).toMatchObject({ theme: 'dark', contrast: 'more' })
  stop()
})

test('what the page around asked for stays when the brand of the account arrives after it', () => {
  system({})
  const stop = followTheme()
  presentTheme('dark')
  // As boot.js dresses the page.
  showTheme()
  dispatchEvent(new Event(CONFIG_EVENT))
  expect(look()).toMatchObject({ theme: 'dark' })
  stop()
})

test('the colours of severities are kept beside the theme', () => {
  system({})
  choosePalette('distinct')
  chooseTheme('dark')
  expect(look()).toEqual({ theme: 'dark', contrast: undefined, palette: 'distinct' })
  expect(localStorage.getItem('soteria:palette')).toBe('distinct')
  choosePalette('standard')
  expect(look().palette).toBeUndefined()
})
