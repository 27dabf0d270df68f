import { demoSite } from './demo-site'

test.each([
  ['http://127.0.0.1:4260', 'http://127.0.0.1:4260/'],
  ['http://127.0.0.1.evil.example/', null],
  ['http://127.0.0.1@evil.example/', null],
  ['javascript:alert(1)//http://127.0.0.1', null],
  ['shop.example.com', null],
])('%s leads to %s', (asset_value, expected) => {
  expect(demoSite({ asset_value, summary: {} })).toBe(expected)
  expect(demoSite({ summary: { asset_value } })).toBe(expected)
})
