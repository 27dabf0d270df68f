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
const { CSSStyleDeclaration } = insideJsdom('cssstyle')
const browsers = insideJsdom('rrweb-cssom').parse(insideJsdom('./jsdom/browser/default-stylesheet.js'))

/** What is asked for to know whether somebody sees an element or can click on it; what it is where nothing says so. */
const READ = { direction: '', display: '', opacity: '', visibility: 'visible', 'pointer-events': 'auto' }
const INHERITED = new Set(['visibility', 'pointer-events'])
const OTHER_NAMES = { pointerEvents: 'pointer-events' }

/** The rules of a sheet that set one of these, in their order, by property. */
function readSheet({ cssRules }) {
  const found = new Map(Object.keys(READ).map((property) => [property, []]))
  const seen = [...cssRules].flatMap((rule) =>
    rule.media ? (Array.prototype.includes.call(rule.media, 'screen') ? [...rule.cssRules] : []) : [rule],
  )
  for (const { selectorText, style } of seen)
    for (const [property, rules] of found) {
      const checked = new CSSStyleDeclaration()
      checked.setProperty(property, style?.getPropertyValue(property) ?? '')
      const value = checked.getPropertyValue(property)
      if (value) rules.push({ selectorText, value })
    }
  return { size: cssRules.length, found }
}
const sheets = new WeakMap()
function rulesOf(sheet, property) {
  if (sheets.get(sheet)?.size !== sheet.cssRules.length) sheets.set(sheet, readSheet(sheet))
  return sheets.get(sheet).found.get(property)
}

const valueOrNone = (value) => (value === 'unset' ? '' : value)
function declared(element, property) {
  let value = ''
  for (const sheet of [browsers, ...element._ownerDocument.styleSheets._list])
    for (const rule of rulesOf(sheet, property))
      if (selectors.matchesDontThrow(element, rule.selectorText)) value = valueOrNone(rule.value)
  const own = element.style?.getPropertyValue(property)
  return own ? valueOrNone(own) : value
}

/** As jsdom keeps its own: until something of the document changes. */
const kept = new WeakMap()
function valuesOf(element) {
  const until = (element._ownerDocument._styleCache ??= new WeakMap())
  if (!kept.has(until)) kept.set(until, new WeakMap())
  const ofAll = kept.get(until)
  if (!ofAll.has(element)) ofAll.set(element, {})
  return ofAll.get(element)
}

function read(element, property) {
  const values = valuesOf(element)
  if (values[property] === undefined) {
    const inherits = INHERITED.has(property) && element.parentElement
    values[property] =
      declared(element, property) || (inherits ? read(element.parentElement, property) : READ[property])
  }
  return values[property]
}

/** Computes what is read; everything else is jsdom's. */
export function readStylesLate(window) {
  const { getComputedStyle } = window
  window.getComputedStyle = (element, pseudo) => {
    const impl = pseudo ? null : implForWrapper(element)
    if (!impl) return getComputedStyle.call(window, element, pseudo)
    const whole = () => getComputedStyle.call(window, element)
    const valueOf = (name) => (Object.hasOwn(READ, name) ? read(impl, name) : whole().getPropertyValue(name))
    return new Proxy(
      {},
      {
        get(_, name) {
          if (name === 'getPropertyValue') return valueOf
          const property = OTHER_NAMES[name] ?? name
          if (Object.hasOwn(READ, property)) return read(impl, property)
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
