import { unproved } from './claims'

const proved = [{ rule: 'dns.mail/dmarc-missing', text: 'DMARC record is missing. Anyone can send mail in your name.' }]
const made = 'Hello,\n\n- DMARC record is missing. Anyone can send mail in your name.\n\nErin'
const check = (text: string, former?: string[]) => unproved(text, { made, proved, former })

test.each([
  ['Your DMARC policy is missing, as I said.', []],
  ['I saw it on https://shandon.ie/cookies and wrote to cookies@shandon.ie.', []],
  ['Your cookies are not safe. Shall we talk?', ['Your cookies are not safe.']],
  ['Ihr Zertifikat ist abgelaufen.', ['Ihr Zertifikat ist abgelaufen.']],
  ['El sitio funciona sin cifrado.', ['El sitio funciona sin cifrado.']],
  ['شهادة الموقع منتهية.', ['شهادة الموقع منتهية.']],
  ['You still use jQuery 1.12.', ['You still use jQuery 1.12.']],
  ['This is CVE-2020-11022.', ['This is CVE-2020-11022.']],
  ['There is no SPF record.', ['There is no SPF record.']],
])('%s', (sentence, marked) => {
  expect(check(`${made}\n${sentence}`)).toEqual(marked)
})

test('a sentence of an earlier scan is marked as soon as the scan does not prove it', () => {
  const old = 'The page can be opened inside others.'
  expect(check(`${made}\n- ${old}`, [old])).toEqual([`- ${old}`])
  expect(check(`${made}\n- ${old}`)).toEqual([])
})
