/**
 * What the canvas adds to the style sheet of the website: the chosen section, and the text that is being written.
 * Lengths are divided by the scale, so that a frame of 2 px is one on the screen, too.
 */
export const canvasStyle = (scale: number) => {
  const px = (length: number) => `${(length / scale).toFixed(2)}px`
  return `[data-block]{cursor:default;position:relative}
[data-block]:hover::after,[data-block][data-chosen]::after{content:"";position:absolute;inset:0;z-index:1;pointer-events:none;border:${px(2)} solid rgb(0 125 255/.45)}
[data-block][data-chosen]::after{border-color:#006fe6;border-width:${px(3)}}
[data-edit]{cursor:text}
x-edit{display:block;min-width:1ch;white-space:inherit}
a>x-edit,span>x-edit,.button>x-edit{display:inline}
x-edit:hover{outline:${px(1)} dashed var(--link);outline-offset:${px(4)}}
x-edit:focus{outline:${px(2)} dashed var(--link);outline-offset:${px(4)};border-radius:0}
.button>x-edit:hover,.button>x-edit:focus{outline-color:var(--on)}
x-edit[data-raw]{white-space:pre-wrap}
[data-empty]{padding:40px 32px;font:500 16px/1.5 system-ui,sans-serif;text-align:center;color:#52555a;background:repeating-linear-gradient(135deg,#f3f3f0 0 12px,#ecece8 12px 24px)}
.skip{display:none}
html{scroll-behavior:auto}`
}
