import { createRequire } from 'node:module'

// jsdom asks every rule of a browser's own style sheet about every element that a test looks for, and computes thirteen
// colours each time: a fifth of what a screen's test cost.
const insideJest = createRequire(import.meta.resolve('jest-environment-jsdom'))
export const insideJsdom = createRequire(insideJest.resolve('jsdom'))
const selectors = insideJsdom('./jsdom/living/helpers/selectors.js')

/** The names of elements that a selector can be about; null when any can be meant. */
function subjectsOf(selector) {
  // The steps of an animation have none.
  if (typeof selector !== 'string') return null
  const bare = selector.replaceAll(/\[[^\]]*\]/g, '').replaceAll(/\([^()]*\)/g, '')
  if (/[()|\\"']/.test(bare)) return null
  const names = bare
    .split(',')
    .map((part) => /(?:^|[\s>+~])([a-z][a-z\d-]*)[^\s>+~]*$/i.exec(part.trim())?.[1]?.toLowerCase())
  return names.every(Boolean) ? new Set(names) : null
}
const known = new Map()

/** Before jsdom's own code takes it from there. */
const { matchesDontThrow } = selectors
selectors.matchesDontThrow = (element, selector) => {
  if (!known.has(selector)) known.set(selector, subjectsOf(selector))
  const subjects = known.get(selector)
  return (subjects === null || subjects.has(element.localName.toLowerCase())) && matchesDontThrow(element, selector)
}

const { implForWrapper } = insideJsdom('./jsdom/living/generated/utils.js')
const { getDeclarationForElement, getResolvedValue } = insideJsdom('./jsdom/living/helpers/style-rules.js')

/** What is asked for to know whether somebody sees an element or can click on it. */
const READ = {
  direction: (element) => getDeclarationForElement(element).getPropertyValue('direction'),
  display: (element) => getDeclarationForElement(element).getPropertyValue('display'),
  opacity: (element) => getDeclarationForElement(element).getPropertyValue('opacity'),
  visibility: (element) => getResolvedValue(element, 'visibility'),
  'pointer-events': (element) => getResolvedValue(element, 'pointer-events'),
}
READ.pointerEvents = READ['pointer-events']

/** Computes what is read; everything else is jsdom's. */
export function readStylesLate(window) {
  const { getComputedStyle } = window
  window.getComputedStyle = (element, pseudo) => {
    const impl = pseudo ? null : implForWrapper(element)
    if (!impl) return getComputedStyle.call(window, element, pseudo)
    const whole = () => getComputedStyle.call(window, element)
    const valueOf = (name) => (Object.hasOwn(READ, name) ? READ[name](impl) : whole().getPropertyValue(name))
    return new Proxy(
      {},
      {
        get(_, name) {
          if (name === 'getPropertyValue') return valueOf
          if (Object.hasOwn(READ, name)) return READ[name](impl)
          const style = whole()
          const value = style[name]
          return typeof value === 'function' ? value.bind(style) : value
        },
        has: (_, name) => name in whole(),
        ownKeys: () => Reflect.ownKeys(whole()),
        getOwnPropertyDescriptor: (_, name) => {
          const found = Object.getOwnPropertyDescriptor(whole(), name)
          return found && { ...found, configurable: true }
        },
      },
    )
  }
}
