import { begun, type Answers } from './begin'
import { Business, WebsiteDocument } from './document'
import { logoPalettes } from './logo-palettes'
import { paletteFaults } from './palette'
import { TEMPLATES } from './templates/templates'

const NOTHING: Answers = {
  name: 'A',
  line: '',
  phone: '',
  email: '',
  address: '',
  hours: '',
  services: '',
  palette: null,
}

test.each(TEMPLATES)('$name begins with what was said, and is a document that can be saved', (template) => {
  const { business, document } = begun(template, {
    ...NOTHING,
    name: ' Brandt & Sons ',
    line: 'Roofs that stay dry',
    hours: 'Monday to Friday: 8:00–17:00\n\n  Saturday: by appointment\nSunday',
    services: `Roof repairs: Leaks found and closed\n${'x'.repeat(400)}`,
    palette: logoPalettes(['#12a48c'])[2] ?? null,
  })
  expect(Business.parse(business)).toMatchObject({ name: 'Brandt & Sons', phone: '', kind: template.business.kind })
  expect(WebsiteDocument.safeParse(document).error?.issues).toBeUndefined()
  const blocks = document.pages.flatMap((page) => page.blocks)
  for (const block of blocks.filter(({ type }) => type === 'place'))
    expect(block.props.items).toEqual([
      { title: 'Monday to Friday', note: '8:00–17:00' },
      { title: 'Saturday', note: 'by appointment' },
      { title: 'Sunday', note: '' },
    ])
  const [services, ...others] = blocks.filter(({ type }) => type === 'services')
  if (services)
    expect(services.props.items).toMatchObject([
      { title: 'Roof repairs', text: 'Leaks found and closed' },
      { title: 'x'.repeat(60), text: '' },
    ])
  const before = template.document.pages.flatMap((page) => page.blocks)
  expect(others).toEqual(before.filter(({ type }) => type === 'services').slice(1))
  expect(blocks.filter(({ type }) => type === 'foot').map(({ props }) => props.text)).toContain('Roofs that stay dry')
})

test('what was not said stays as the template has it', () => {
  for (const template of TEMPLATES) expect(begun(template, NOTHING).document).toEqual(template.document)
})

test('every look made of a logo can be read, whatever its colours', () => {
  const steps = ['00', '44', '88', 'cc', 'ff']
  const all = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)))
  for (const colour of all)
    for (const palette of logoPalettes([colour, all[(all.indexOf(colour) * 7) % all.length] ?? colour]))
      expect({ colour, faults: paletteFaults(palette) }).toEqual({ colour, faults: [] })
  expect(logoPalettes([])).toEqual([])
  expect(logoPalettes(['#12a48c'])).toHaveLength(3)
})
