import { rebased } from './rebased'

const text = (...lines: string[]) => lines.join('\n')
const before = text('Hello,', '', 'We saw:', '', '- One.', '- Two.', '- Three.', '', 'Erin')

test.each([
  [
    'without own words it is the new one',
    before,
    text('Hello,', '', '- One.', '', 'Erin'),
    text('Hello,', '', '- One.', '', 'Erin'),
  ],
  [
    'own words stay where they are when a finding goes',
    text('Hello Aoife,', '', 'We saw:', '', '- One.', '- Two.', '- Three.', 'And I like your shop.', '', 'Erin'),
    text('Hello,', '', 'We saw:', '', '- One.', '- Three.', '', 'Erin'),
    text('Hello Aoife,', '', 'We saw:', '', '- One.', '- Three.', 'And I like your shop.', '', 'Erin'),
  ],
  [
    'a finding that comes stands with the others, before what was added to them',
    text('Hello,', '', 'We saw:', '', '- One.', '- Two.', '- Three.', '- Own.', '', 'Erin'),
    text('Hello,', '', 'We saw:', '', '- One.', '- Two.', '- Three.', '- Four.', '', 'Erin'),
    text('Hello,', '', 'We saw:', '', '- One.', '- Two.', '- Three.', '- Four.', '- Own.', '', 'Erin'),
  ],
  [
    'a line that both changed is the person’s',
    text('Hello,', '', 'We saw:', '', '- One.', '- Two, in my words.', '- Three.', '', 'Erin'),
    text('Hello,', '', 'We saw:', '', '- One.', '- Three.', '', 'Erin'),
    text('Hello,', '', 'We saw:', '', '- One.', '- Two, in my words.', '- Three.', '', 'Erin'),
  ],
  ['an emptied text stays empty', '', text('Hello,', '', '- One.'), ''],
])('%s', (_, own, after, wanted) => {
  expect(rebased(before, own, after)).toBe(wanted)
})
