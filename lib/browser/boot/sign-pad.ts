import SignaturePad from 'signature_pad'

/** The page of a contract: a field to draw one's name in. Without it a typed name is enough. */
const form = document.querySelector<HTMLFormElement>('form[data-sign]')
const field = form?.querySelector<HTMLElement>('[data-pad]')
const canvas = field?.querySelector('canvas')
const drawn = form?.querySelector<HTMLInputElement>('input[name=drawn]')

type Drawn = { strokes: [x: number, y: number][][] }

/** What was drawn before the form came back. */
function draw(pad: SignaturePad, text: string) {
  if (text === '') return
  const { strokes } = JSON.parse(text) as Drawn
  const { penColor, dotSize, minWidth, maxWidth, velocityFilterWeight, compositeOperation } = pad
  const look = { penColor, dotSize, minWidth, maxWidth, velocityFilterWeight, compositeOperation }
  pad.fromData(
    strokes.map((points) => ({
      ...look,
      points: points.map(([x, y], at) => ({ x, y, pressure: 0.5, time: at * 16 })),
    })),
  )
}

// A page with a fragment does not follow `autofocus`, and goes where the fragment leads once it stands.
const focusMarked = () => document.querySelector<HTMLElement>('[autofocus]')?.focus()
window.addEventListener('load', () => requestAnimationFrame(focusMarked))

if (form && field && canvas && drawn) {
  field.hidden = false
  const pad = new SignaturePad(canvas, { penColor: '#1b1c1e' })
  const fit = () => {
    const ratio = Math.max(1, window.devicePixelRatio)
    const strokes = pad.toData()
    canvas.width = canvas.offsetWidth * ratio
    canvas.height = canvas.offsetHeight * ratio
    canvas.getContext('2d')?.scale(ratio, ratio)
    pad.fromData(strokes)
  }
  fit()
  draw(pad, drawn.value)
  window.addEventListener('resize', fit)
  field.querySelector('[data-clear]')?.addEventListener('click', () => pad.clear())
  form.addEventListener('submit', () => {
    const strokes = pad
      .toData()
      .map(({ points }) => points.map(({ x, y }) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]))
    drawn.value = pad.isEmpty()
      ? ''
      : JSON.stringify({ width: canvas.offsetWidth, height: canvas.offsetHeight, strokes })
  })
}
