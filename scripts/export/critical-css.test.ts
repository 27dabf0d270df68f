import { criticalCss } from './critical-css.mjs'

const PAGE = '<p class="text-1 sm:px-4 group-hover:flex" style="color:var(--inline)">'

test.each([
  ['a class of the page', '.text-1{color:red}', '.text-1{color:red}'],
  ['a class of another page', '.text-2{color:red}', ''],
  ['elements and attributes', 'p,[data-theme="dark"]{color:red}', 'p,[data-theme="dark"]{color:red}'],
  ['one selector of two', '.text-1,.text-2{color:red}', '.text-1{color:red}'],
  ['two classes of which one is elsewhere', '.text-1 .text-2{color:red}', ''],
  ['an escaped name', '.sm\\:px-4{padding:1px}', '.sm\\:px-4{padding:1px}'],
  [
    'what stands in brackets',
    '.group-hover\\:flex:is(:where(.group):hover *){display:flex}',
    '.group-hover\\:flex:is(:where(.group):hover *){display:flex}',
  ],
  ['a query without rules', '@media print{.text-2{color:red}}', ''],
  [
    'an animation that is used',
    '.text-1{animation:spin 1s}@keyframes spin{to{rotate:1turn}}',
    '.text-1{animation:spin 1s}@keyframes spin{to{rotate:1turn}}',
  ],
  ['an animation that nothing here uses', '.text-2{animation:spin 1s}@keyframes spin{to{rotate:1turn}}', ''],
  [
    'values by use, also of other values and in the page',
    ':root{--a:var(--b);--b:1;--c:2;--inline:red}p{margin:var(--a)}',
    ':root{--a:var(--b);--b:1;--inline:red}p{margin:var(--a)}',
  ],
  [
    'the order of the layers',
    '@layer base{p{color:red}}@layer parts{.text-2{color:red}}@layer last{p{color:blue}}',
    '@layer base,parts,last;@layer base{p{color:red}}@layer last{p{color:blue}}',
  ],
])('of a sheet a page keeps what it needs at first sight: %s', (_, css, kept) => {
  expect(criticalCss(css, PAGE)).toBe(kept)
})
