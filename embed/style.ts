type Look = Readonly<Record<string, string>>

const SIZES: Record<string, readonly [button: number, sign: number]> = {
  small: [48, 20],
  medium: [56, 24],
  large: [64, 28],
}
const SHAPES: Record<string, string> = { circle: '50%', rounded: '16px', square: '4px' }

const colour = (value: string | undefined, first: string) => (/^#[\da-f]{6}$/i.test(value ?? '') ? value : first)

/** Where the button stands, and on which side of it the panel opens. */
function placeOf(look: Look, offset: number, size: number) {
  const column = look.widget_position_horizontal
  const row = look.widget_position_vertical
  const moves = [column === 'center' ? '-50%' : '0', row === 'middle' ? '-50%' : '0']
  const across = column === 'left' ? `left:${offset}px` : column === 'center' ? 'left:50%' : `right:${offset}px`
  const down = row === 'top' ? `top:${offset}px` : row === 'middle' ? 'top:50%' : `bottom:${offset}px`
  const side = column === 'left' ? 'left:0' : column === 'center' ? 'left:50%;translate:-50% 0' : 'right:0'
  const isAbove = row !== 'top' && row !== 'middle'
  // From the middle it opens beside the button: above or below there may be no room.
  const beside = column === 'left' ? `left:${size + 12}px` : `right:${size + 12}px`
  const panel =
    row === 'middle' && column !== 'center'
      ? `${beside};top:50%;translate:0 -50%`
      : row === 'middle'
        ? `left:50%;top:50%;translate:-50% -50%`
        : `${side};${isAbove ? 'bottom' : 'top'}:${size + 12}px`
  return { host: `${across};${down};translate:${moves.join(' ')}`, panel, isAbove }
}

const OPENINGS: Record<string, (up: boolean) => string> = {
  fade: () => 'opacity:0',
  slide: (up) => `opacity:0;margin-block:${up ? '0 -16px' : '-16px 0'}`,
  zoom: () => 'opacity:0;scale:.9',
}

const important = (rules: string) => rules.replaceAll(/;|$/g, '!important;')

/** `!important` inside a shadow tree wins over the page's. */
export function styleOf(look: Look, offset: number): string {
  const [size, sign] = SIZES[look.widget_size ?? ''] ?? [56, 24]
  const text = colour(look.text_color, '#000000')
  const back = colour(look.bg_color, '#ffffff')
  const accent = colour(look.accent_color, '#007dff')
  const words = colour(look.accent_text_color, '#ffffff')
  const second = colour(look.accent_v2_color, '#007dff')
  const { host, panel, isAbove } = placeOf(look, offset, size)
  const from = OPENINGS[look.widget_open_animation ?? '']?.(isAbove)
  return `:host{${important('all:initial;display:block;visibility:visible;opacity:1;background:none;border:0;padding:0;margin:0;overflow:visible;inset:auto;width:auto;height:auto;max-width:none;max-height:none;font:400 15px/22px system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans Arabic",sans-serif;color-scheme:light')}color:${text}!important}
:host([dir=rtl]){direction:rtl!important}
:host([mode=bubble]){${important(`position:fixed;z-index:2147483000;pointer-events:auto;${host}`)}}
*{box-sizing:border-box}button,input{font:inherit;color:inherit;margin:0}
svg{inline-size:${sign}px;block-size:${sign}px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round;display:block}
:focus-visible{outline:3px solid ${accent};outline-offset:2px;box-shadow:0 0 0 2px #fff}h2:focus{outline:0;box-shadow:none}
.launch{inline-size:${size}px;block-size:${size}px;padding:0;border:0;border-radius:${SHAPES[look.widget_shape ?? ''] ?? '50%'};background:${accent};color:${words};display:grid;place-items:center;cursor:pointer;box-shadow:0 6px 20px rgb(0 0 0/.22)}
.panel{background:${back};color:${text};border-radius:14px;inline-size:360px;max-inline-size:calc(100vw - 24px);max-block-size:min(620px,calc(100vh - ${size + 56}px));overflow:auto;padding:24px;display:grid;gap:16px;position:relative;overflow-wrap:anywhere}
.panel[hidden]{display:none}:host([mode=bubble]) .panel{position:absolute;${panel};box-shadow:0 16px 48px rgb(0 0 0/.24),0 0 0 1px rgb(0 0 0/.06)}
:host([mode=inline]) .panel{inline-size:100%;max-inline-size:none;max-block-size:none;border:1px solid rgb(0 0 0/.14)}
h2{margin:0;font-size:20px;line-height:26px;font-weight:650;letter-spacing:-.01em;padding-inline-end:32px}p{margin:0}
.sub{font-size:14px;line-height:20px;color:color-mix(in srgb,${text} 78%,${back})}
form{display:grid;gap:6px}form>label,form>.go{margin-block-start:8px}label{display:grid;gap:4px;font-size:14px;font-weight:560}
input:not([type=checkbox]){block-size:44px;border:1px solid color-mix(in srgb,${text} 50%,${back});border-radius:8px;padding:0 12px;font-size:16px;font-weight:400;background:${back};inline-size:100%;min-inline-size:0}
input::placeholder{color:color-mix(in srgb,${text} 62%,${back});opacity:1}input[aria-invalid=true]{border-color:#b3114f}
.err{color:#b3114f;background:#fff;font-size:13px;line-height:18px;font-weight:500;border-radius:4px}.err:empty{display:none}
.tick{grid-template-columns:22px 1fr;align-items:start;gap:10px;font-weight:400;line-height:20px}.tick input{inline-size:20px;block-size:20px;accent-color:${accent};margin-block-start:1px}
.go{min-block-size:48px;border:0;border-radius:10px;background:${accent};color:${words};font-weight:700;font-size:19px;line-height:24px;padding:10px 16px;cursor:pointer;text-decoration:none;text-align:center}
.x{position:absolute;inset-block-start:14px;inset-inline-end:14px;inline-size:36px;block-size:36px;padding:0;border:0;background:none;border-radius:8px;display:grid;place-items:center;cursor:pointer}.x svg{inline-size:20px;block-size:20px}
.trap{position:absolute;inset-inline-start:-9999px;inline-size:1px;block-size:1px;overflow:hidden}
.grade{display:grid;grid-template-columns:auto 1fr;gap:16px;align-items:center}
.tile{inline-size:72px;block-size:80px;border:4px solid;border-radius:14px 14px 36px 36px;display:grid;align-content:center;justify-items:center;background:#fff}.tile b{font-size:30px;line-height:32px}.tile span{font-size:13px;line-height:16px;color:#444}
.a{color:#0b6b3a}.b{color:#1d5f91}.c{color:#7a4f00}.d{color:#a3400b}.e,.f{color:#a0124b}
ul{list-style:none;margin:10px 0 0;padding:0;display:grid;gap:10px}li{display:grid;grid-template-columns:18px 1fr;gap:10px;font-size:14px;line-height:20px}li b{display:block;font-weight:620}
i{inline-size:10px;block-size:10px;margin:5px 4px;border-radius:2px;rotate:45deg;background:#5c6066}.critical{background:#a0124b}.high{background:#b3470c}.medium{background:#8a5a00}.low{background:#2a6ea3}
.row{display:flex;flex-wrap:wrap;gap:8px 16px;font-size:14px}a{color:inherit;text-underline-offset:3px}a.go{color:${words}}
.link{background:none;border:0;padding:6px 0;text-decoration:underline;text-underline-offset:3px;cursor:pointer;font-size:14px;text-align:start;justify-self:start}
.bar{block-size:6px;border-radius:3px;background:color-mix(in srgb,${text} 14%,${back});overflow:hidden}.bar span{display:block;block-size:6px;inline-size:30%;background:${second}}
.vh{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
@media (prefers-reduced-motion:no-preference){${from ? `@keyframes in{from{${from}}}:host([mode=bubble]) .panel{animation:in .18s ease-out}` : ''}@keyframes run{from{margin-inline-start:-30%}to{margin-inline-start:100%}}.bar span{animation:run 1.4s infinite linear}}
@media (max-width:480px){:host([mode=bubble][open]){${important('inset:auto 0 0 0;translate:none')}}:host([mode=bubble][open]) .panel{position:static;translate:none;inline-size:100vw;max-inline-size:100vw;max-block-size:92vh;border-radius:16px 16px 0 0}:host([mode=bubble][open]) .launch{display:none}}
@media (forced-colors:active){.launch,.go{border:2px solid ButtonText}.bar span,i{forced-color-adjust:none}}`
}
