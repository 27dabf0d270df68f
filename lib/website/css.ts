import { LISTS, NARROW, REACH, SECTIONS } from './css-sections'
import type { Theme } from './document'
import { FACES, LETTERINGS } from './letters'
import { isDark, mixed, onInk, quiet } from './palette'

const RADII = { sharp: ['2px', '2px'], soft: ['14px', '8px'], round: ['28px', '999px'] } as const
const AIR = { compact: '72px', normal: '104px', airy: '136px' } as const

/** The style sheet of a website. `fileOf` says where a face is served; without it the fonts of the device are used. */
export function styleSheet(theme: Theme, fileOf: (face: keyof typeof FACES) => string | null = () => null): string {
  const { display, body } = LETTERINGS[theme.letters]
  const faces = [...new Set([display, body])].map((face) => fontFace(face, fileOf(face)))
  return [...faces, colours(theme), FRAME, WORDS, ART, SECTIONS, LISTS, REACH, NARROW, CALM].join('\n')
}

/** `optional`, loaded beforehand: a page never moves because its letters arrive. */
const fontFace = (face: keyof typeof FACES, file: string | null) =>
  file === null
    ? ''
    : `@font-face{font-family:${FACES[face].family};src:url(${file}) format("woff2");font-weight:${FACES[face].weights.join(' ')};font-display:optional}`

function colours({ palette, letters, corners, spacing }: Theme): string {
  const { paper, soft, ink, accent, on_accent, link } = palette
  const { display, body } = LETTERINGS[letters]
  const [radius, small] = RADII[corners]
  const muted = quiet(ink, paper, soft)
  const root = {
    paper,
    soft,
    ink,
    accent,
    on: on_accent,
    link,
    bg: paper,
    fg: ink,
    muted,
    card: soft,
    line: mixed(ink, 0.16, paper),
    field: mixed(ink, 0.5, paper),
    mid: mixed(accent, 0.42, soft),
    deep: mixed(accent, 0.62, ink),
    r: radius,
    rs: small,
    rf: corners === 'sharp' ? '2px' : '10px',
    air: AIR[spacing],
    display: `${FACES[display].family},${FACES[display].others}`,
    body: `${FACES[body].family},${FACES[body].others}`,
    weight: FACES[display].headline,
  }
  const onSoft = { bg: soft, card: paper, line: mixed(ink, 0.16, soft) }
  // On a dark website a band of the ink would glare.
  const inverse: Record<string, string> = isDark(palette)
    ? { ...onSoft, line: mixed(ink, 0.2, soft) }
    : {
        bg: ink,
        fg: paper,
        muted: quiet(paper, ink),
        link: onInk(palette),
        card: mixed(paper, 0.08, ink),
        line: mixed(paper, 0.22, ink),
        field: mixed(paper, 0.5, ink),
      }
  return `:root{${variables(root)}}.t-soft{${variables(onSoft)}}.t-ink,.foot{${variables(inverse)}}`
}

const variables = (values: Record<string, string | number>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

const FRAME = `*,::before,::after{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-top:88px;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:400 17px/1.6 var(--body);-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
h1,h2,h3,p,ul,dl,dd,figure,blockquote,address{margin:0;padding:0;font-style:normal}
ul{list-style:none}
img,svg{display:block;max-width:100%}
a{color:inherit;text-underline-offset:.22em;text-decoration-thickness:1px}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:3px solid var(--link);outline-offset:3px;border-radius:2px}
.wrap{max-width:1216px;margin-inline:auto;padding-inline:32px}
main>section,.foot{background:var(--bg);color:var(--fg)}
main>section{padding-block:var(--air)}
main>section.t-paper+section.t-paper:not(.opening){padding-top:0}
.skip{position:absolute;inset-inline-start:16px;top:-80px;background:var(--ink);color:var(--paper);padding:10px 16px;z-index:3}
.skip:focus{top:12px}
.top{position:sticky;top:0;z-index:2;background:var(--paper);border-bottom:1px solid var(--line)}
.top .wrap{display:flex;align-items:center;gap:32px;min-height:76px}
.name img{display:block;height:40px;width:auto;max-width:220px;object-fit:contain}
.name{font:var(--weight) 21px/1.1 var(--display);letter-spacing:-.015em;text-decoration:none}
.top .name{margin-inline-end:auto}
.top ul{display:flex;gap:28px}
.top li a{text-decoration:none;font-size:15.5px;padding-block:10px;display:inline-block;border-bottom:2px solid transparent}
.top li a:hover,.top [aria-current]{border-bottom-color:var(--accent)}
.phone{font-size:15.5px;font-weight:600;text-decoration:none;border:1.5px solid var(--field);border-radius:var(--rs);padding:9px 16px;white-space:nowrap;font-variant-numeric:tabular-nums}
.phone:hover{background:var(--ink);color:var(--paper);border-color:var(--ink)}
.narrow{display:none}`

const WORDS = `h1,h2,h3,blockquote{font-family:var(--display);text-wrap:balance}
h1{font-size:clamp(40px,5.9vw,80px);line-height:1.02;letter-spacing:-.028em;font-weight:var(--weight)}
h2{font-size:clamp(30px,3.6vw,50px);line-height:1.08;letter-spacing:-.022em;font-weight:var(--weight)}
h3{font-size:21px;line-height:1.25;letter-spacing:-.01em;font-weight:var(--weight)}
p,li{text-wrap:pretty}
.kicker{font-size:15px;font-weight:600;color:var(--link);margin-bottom:22px}
.lede{font-size:20px;line-height:1.55;color:var(--muted);max-width:36em}
h1+.lede{margin-top:26px;font-size:clamp(19px,1.6vw,22px);max-width:31em}
h2+.lede{margin-top:18px}
.prose{margin-top:24px;max-width:40em}
.prose>*+*,.said>*+*,.lede>*+*{margin-top:.85em}
.points{display:grid;gap:8px}
.points li{padding-inline-start:26px;position:relative}
.points li::before{content:"";position:absolute;inset-inline-start:2px;top:.5em;width:12px;height:6px;border:solid var(--link);border-width:0 0 2px 2px;rotate:-45deg}
.head{max-width:760px;margin-bottom:52px}
.button{display:inline-block;background:var(--accent);color:var(--on);border:0;border-radius:var(--rs);padding:17px 28px;font:600 16.5px/1.2 var(--body);text-decoration:none;cursor:pointer}
.button:hover{box-shadow:inset 0 0 0 2px var(--on),0 0 0 2px var(--accent)}
.plain{font-weight:600}
.actions{display:flex;flex-wrap:wrap;gap:18px 30px;align-items:center;margin-top:38px}
.small{font-size:14.5px;color:var(--muted)}
.note{font-size:15px;font-weight:600;color:var(--link)}`

const fill = (name: string, colour: string) => `.art .${name}{fill:var(--${colour})}`
const stroke = (name: string, colour: string) => `.art .k${name}{fill:none;stroke:var(--${colour})}`
const INKS = [
  ['a', 'accent'],
  ['i', 'ink'],
  ['p', 'paper'],
  ['s', 'soft'],
  ['m', 'mid'],
  ['d', 'deep'],
  ['o', 'on'],
] as const

/** The same for a drawing that stands alone, in the colours themselves. */
export function artColours({ paper, soft, ink, accent, on_accent }: Theme['palette']): string {
  const shades = {
    accent,
    ink,
    paper,
    soft,
    on: on_accent,
    mid: mixed(accent, 0.42, soft),
    deep: mixed(accent, 0.62, ink),
  }
  return INKS.map(
    ([name, shade]) => `.${name}{fill:${shades[shade]}}.k${name}{fill:none;stroke:${shades[shade]}}`,
  ).join('')
}

/** Drawings know seven colours of the theme, as a surface and as a stroke. */
const ART = `.picture{border-radius:var(--r);overflow:hidden}
.picture img{width:100%;height:100%;object-fit:cover}
.art{width:100%;height:100%;fill:none;stroke-linecap:round;stroke-linejoin:round}
${INKS.flatMap(([name, colour]) => [fill(name, colour), stroke(name, colour)]).join('')}`

const CALM = `@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
@media print{.top,.narrow,form{position:static}main>section{padding-block:24px}}`
