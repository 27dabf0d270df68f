import { ROOMS } from './rooms.mjs'

const floor = (name) => ROOMS.findIndex(({ room }) => room === name)

function placeOf(file) {
  for (const row of ROOMS) {
    const match = row.files.exec(file)
    if (match) return { row, noun: match.groups?.noun }
  }
  return null
}

/** A row about nothing guards nothing: its files have moved. */
export function emptyRows(imports) {
  const used = new Set(imports.map(({ from }) => placeOf(from)?.row))
  return ROOMS.filter((row) => !used.has(row)).map(
    ({ room }) => `No file is in «${room}» of scripts/boundaries/rooms.mjs.`,
  )
}

/**
 * What is wrong with these imports: each a sentence with the file, the import, the row of the table and why it is
 * there.
 */
export const faultsOf = (imports) => [...imports.flatMap(faultOf), ...circlesOf(imports)]

function faultOf({ from, line, said, to, uses }) {
  const here = placeOf(from)
  const there = to && placeOf(to)
  if (!here || (to && !there)) return [`${here ? to : from} is in no room of scripts/boundaries/rooms.mjs.`]
  const { row } = here
  const fault = there
    ? roomFault(here, there)
    : isListed(row.uses, uses)
      ? null
      : `may not use ${uses} (it may use ${row.uses || 'nothing'})`
  return fault ? [`${from}:${line} imports ${said}: «${row.room}» ${fault}: ${row.why}.`] : []
}

const isListed = (list, name) => list === '*' || list.split(' ').includes(name)

function roomFault({ row, noun }, { row: other, noun: otherNoun }) {
  if (noun && otherNoun && noun !== otherNoun) return `of ${noun} may not import that of ${otherNoun}`
  if (row === other) return null
  if (floor(other.room) < floor(row.room)) return `stands below «${other.room}»`
  return isListed(row.may, other.room) ? null : `may not import «${other.room}»`
}

/** Files that import each other, by whatever way around, types too: one sentence for each knot, with its imports. */
function circlesOf(imports) {
  const inside = imports.filter(({ to }) => to)
  return knotsOf(Map.groupBy(inside, ({ from }) => from)).map((files) => {
    const arrows = inside
      .filter(({ from, to }) => files.includes(from) && files.includes(to))
      .map(({ from, line, to }) => `\n  ${from}:${line} → ${to}`)
    return `A circle of imports: none of these can be read, tested or moved without the others.${arrows.join('')}`
  })
}

/** The strongly connected parts with an arrow in them (Tarjan). */
function knotsOf(arrows) {
  const [order, low, path, knots] = [new Map(), new Map(), [], []]
  function visit(file) {
    order.set(file, order.size)
    low.set(file, order.get(file))
    path.push(file)
    const targets = (arrows.get(file) ?? []).map(({ to }) => to)
    for (const to of targets) {
      if (!order.has(to)) visit(to)
      if (path.includes(to)) low.set(file, Math.min(low.get(file), low.get(to)))
    }
    if (low.get(file) !== order.get(file)) return
    const knot = path.splice(path.indexOf(file))
    if (knot.length > 1 || targets.includes(file)) knots.push(knot)
  }
  for (const file of arrows.keys()) if (!order.has(file)) visit(file)
  return knots
}
