import postcss from 'postcss'

const CLASSES = /class="([^"]*)"/g
const ENTITIES = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const INNERMOST = /(?<!\\)\((?:[^()\\]|\\.)*\)/g

/** The classes of a page. */
const classesOf = (html) =>
  new Set(
    [...html.matchAll(CLASSES)].flatMap(([, names]) =>
      names.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity]).split(/\s+/),
    ),
  )

const unescaped = (name) =>
  name.replaceAll(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code, sign) => sign ?? String.fromCodePoint(parseInt(code, 16)))

/** The classes without which a selector cannot be about anything. What stands in brackets may be an alternative. */
function neededBy(selector) {
  let bare = selector
  while (bare.search(INNERMOST) >= 0) bare = bare.replaceAll(INNERMOST, '')
  return [...bare.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi)].map(([, name]) => unescaped(name))
}

const isStep = ({ parent }) => parent.type === 'atrule' && parent.name.endsWith('keyframes')

/** What only something else in the sheet asks for, until nothing more can go: animations, registered names, values. */
function dropUnasked(sheet, html) {
  for (;;) {
    const text = sheet.toString()
    const asked = new Set([...`${html}${text}`.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name))
    const animated = [...text.matchAll(/animation[\w-]*:([^;}]*)|--animate[\w-]*:([^;}]*)/g)].join(' ')
    const gone = []
    sheet.walkDecls(/^--/, (declaration) => {
      if (!asked.has(declaration.prop)) gone.push(declaration)
    })
    sheet.walkAtRules((rule) => {
      if (rule.name === 'property' && !asked.has(rule.params)) gone.push(rule)
      if (rule.name.endsWith('keyframes') && !animated.includes(rule.params)) gone.push(rule)
    })
    sheet.walk((node) => {
      if (node.nodes?.length === 0) gone.push(node)
    })
    for (const node of gone) node.remove()
    if (gone.length === 0) return
  }
}

/** Read once, however many pages have it. */
const parsed = new Map()
function parse(css) {
  if (!parsed.has(css)) parsed.set(css, postcss.parse(css))
  return parsed.get(css).clone()
}

/** Of two layers the later one wins, wherever they are first named: also one that this page has no rule of. */
function layersOf(sheet) {
  const names = new Set()
  sheet.walkAtRules('layer', ({ params }) => {
    for (const name of params.split(',')) names.add(name.trim())
  })
  return names.size > 0 ? `@layer ${[...names].join(',')};` : ''
}

/**
 * The part of a style sheet that a page needs as it was exported, before anything has run: the rules whose classes it
 * has.
 */
export function criticalCss(css, html) {
  const there = classesOf(html)
  const sheet = parse(css)
  const layers = layersOf(sheet)
  sheet.walkRules((rule) => {
    if (isStep(rule)) return
    const needed = rule.selectors.filter((selector) => neededBy(selector).every((name) => there.has(name)))
    if (needed.length === 0) rule.remove()
    else if (needed.length < rule.selectors.length) rule.selectors = needed
  })
  dropUnasked(sheet, html)
  return layers + sheet.toString()
}
