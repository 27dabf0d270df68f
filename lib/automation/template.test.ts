import { fillTemplate } from './template'

test('names are filled once, and what a site says is never a name', () => {
  const values = { site: 'shop.example', title: 'A {{site}} title', severity: 'Critical' }
  expect(fillTemplate('{{severity}} on {{ site }}: {{title}}', values)).toBe(
    'Critical on shop.example: A {{site}} title',
  )
})

test('what is not known is left out, with the line that had nothing else', () => {
  expect(fillTemplate('{{site}}\n{{grade}}\nFix: {{fix}}', { site: 'shop.example' })).toBe('shop.example\nFix:')
  expect(fillTemplate('Plain\n\ntext', {})).toBe('Plain\n\ntext')
})
