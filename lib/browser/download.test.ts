import { fileNameFrom } from './download'

test.each([
  ['attachment; filename="report.pdf"', 'report.pdf'],
  ['attachment; filename=report.pdf', 'report.pdf'],
  ['attachment; filename="a \\"quoted\\" name.pdf"', 'a quoted name.pdf'],
  ['attachment; filename="plain.pdf"; filename*=UTF-8\'\'M%C3%BCller.pdf', 'Müller.pdf'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="C:\\\\temp\\\\x.pdf"', 'x.pdf'],
  ['inline', null],
  [null, null],
])('the file name in %s is %s', (header, name) => {
  expect(fileNameFrom(header)).toBe(name)
})
