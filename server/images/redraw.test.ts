import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { build } from 'esbuild'
import sharp from 'sharp'
import { createImages } from './launcher'
import { redraw } from './redraw'

const svg = (inside: string, attributes = 'width="200" height="100"', before = '') =>
  new TextEncoder().encode(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
  )
const RED = '<rect width="200" height="100" fill="#ff0000"/>'
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#12a48c' } })

function chunk(type: string, data: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(type), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG that says it is this large, with next to nothing in it. */
function bomb(width: number, height: number) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 6], 8)
  const pixels = deflateSync(Buffer.alloc(1_000_000))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** What is left of a picture: a PNG without any chunk that holds words, and its colours. */
async function kept(bytes: Uint8Array, isMark = false) {
  const drawn = await redraw(bytes, isMark)
  if (typeof drawn === 'string') return drawn
  const { format, width, height, exif, icc, xmp, comments } = await sharp(drawn.png).metadata()
  const { dominant } = await sharp(drawn.png).flatten({ background: '#ffffff' }).stats()
  expect({ width, height }).toEqual({ width: drawn.width, height: drawn.height })
  expect({ exif, icc, xmp, comments }).toEqual({})
  const text = Buffer.from(drawn.png).toString('latin1')
  for (const trace of ['script', 'alert', 'ENTITY', 'href', 'foreignObject', 'root:', 'tEXt', 'iTXt', 'SECRET'])
    expect(text).not.toContain(trace)
  return { format, width, height, isRed: dominant.r > 200 && dominant.g < 60 }
}

test('PNG, JPEG, WebP and SVG are drawn anew as PNG, and a mark becomes a square', async () => {
  const with_exif = await plain(300, 150)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'SECRET' } })
    .toBuffer()
  for (const bytes of [await plain(300, 150).png().toBuffer(), await plain(300, 150).webp().toBuffer(), with_exif]) {
    expect(await kept(bytes)).toMatchObject({ format: 'png', width: 300, height: 150 })
    expect(await kept(bytes, true)).toMatchObject({ format: 'png', width: 512, height: 512 })
  }
  // Drawn as large as it is shown anywhere, however small it says it is.
  expect(await kept(svg(RED))).toEqual({ format: 'png', width: 1024, height: 512, isRed: true })
  expect(await kept(svg(RED, 'viewBox="0 0 20 10"'))).toMatchObject({ width: 1024, height: 512 })
  expect(await kept(await plain(4096, 100).png().toBuffer())).toMatchObject({ width: 1024, height: 25 })
})

test.each([
  ['a script', svg(`${RED}<script>alert(1)</script>`)],
  ['handlers', svg(`<g onload="alert(1)">${RED}</g>`, 'width="200" height="100" onload="alert(1)"')],
  [
    'a page inside',
    svg(`${RED}<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>`),
  ],
  ['links', svg(`<a xlink:href="javascript:alert(1)">${RED}</a>`)],
  ['a picture from elsewhere', svg(`${RED}<image xlink:href="http://127.0.0.1:9/x.png" width="200" height="100"/>`)],
  ['a file of this machine', svg(`${RED}<image xlink:href="file:///etc/passwd" width="200" height="100"/>`)],
  ['a style from elsewhere', svg(`<style>@import url("http://127.0.0.1:9/x.css")</style>${RED}`)],
  ['an entity', svg(`${RED}<text>&a;</text>`, 'width="200" height="100"', '<!DOCTYPE svg [<!ENTITY a "alert">]>')],
])('of a drawing with %s only what can be seen is left', async (_, bytes) => {
  expect(await kept(bytes)).toEqual({ format: 'png', width: 1024, height: 512, isRed: true })
})

const laughs = Array.from({ length: 12 }, (_, at) =>
  at === 0 ? '<!ENTITY a0 "haha">' : `<!ENTITY a${at} "${`&a${at - 1};`.repeat(10)}">`,
).join('')

test.each([
  ['nothing', new Uint8Array(), 'not_image'],
  ['words', Buffer.from('just words'), 'not_image'],
  ['a page', Buffer.from('<!doctype html><svg></svg>'), 'not_image'],
  ['a program', Buffer.from('MZ\u0090\u0000'), 'not_image'],
  ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000'), 'not_image'],
  ['a TIFF', Buffer.from('II*\u0000'), 'not_image'],
  ['a PDF', Buffer.from('%PDF-1.7'), 'not_image'],
  ['half a PNG', bomb(10, 10).subarray(0, 60), 'not_image'],
  [
    'a name of PNG',
    Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), svg(RED)]),
    'not_image',
  ],
  ['a PNG of 60 000 × 60 000', bomb(60_000, 60_000), 'image_too_wide'],
  ['one pixel too wide', bomb(4_097, 1), 'image_too_wide'],
  ['a drawing of 100 000', svg(RED, 'width="100000" height="100000"'), 'image_too_wide'],
  [
    'an entity that is a file',
    svg('<text>&x;</text>&x;', 'width="9" height="9"', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    null,
  ],
  ['a billion laughs', svg('<text>&a11;</text>', 'width="9" height="9"', `<!DOCTYPE svg [${laughs}]>`), 'not_image'],
  [
    'a drawing that is not closed',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><g>'),
    'not_image',
  ],
  ['more than 512 kB', Buffer.alloc(512 * 1024 + 1), 'image_too_large'],
])('%s harms nobody', async (_, bytes, refusal) => {
  const answer = await kept(bytes)
  if (refusal === null)
    expect(answer).toEqual(typeof answer === 'string' ? 'not_image' : expect.objectContaining({ isRed: false }))
  else expect(answer).toBe(refusal)
})

test('a picture that is made to be drawn for hours is left, and the next one is drawn', async () => {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync(join(process.cwd(), '.cache/images-'))
  try {
    const entry = join(folder, 'image-process.mjs')
    await build({
      entryPoints: ['server/images/process.ts'],
      outfile: entry,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      logLevel: 'silent',
    })
    const levels = Array.from({ length: 30 }, (_, at) =>
      at === 0 ? `<g id="g0">${RED}</g>` : `<g id="g${at}">${`<use xlink:href="#g${at - 1}"/>`.repeat(10)}</g>`,
    )
    const endless = svg(levels.join(''))
    const impatient = createImages({ entry, patienceMs: 1_000 })
    expect(await impatient.redraw(endless, false)).toBe('not_image')
    const images = createImages({ entry, patienceMs: 120_000 })
    expect(await images.redraw(svg(RED), true)).toMatchObject({ width: 512, height: 512, png: expect.any(Uint8Array) })
    expect(await images.redraw(Buffer.from('words'), false)).toBe('not_image')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
