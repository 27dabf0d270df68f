import { saidData } from '@/lib/domain/fact-words'
import { withDataSays } from '@/lib/domain/older-result'
import { factLines } from './facts'
import { paperVoice } from './words'

const advisory = {
  severity: 'medium',
  summary: 'Selector text is taken for HTML',
  cve: ['CVE-2012-6708', 'CVE-2015-9251'],
}

async function told(locale: string, data: Record<string, unknown>) {
  const voice = await paperVoice(locale)
  return factLines(saidData(withDataSays({ data }), voice.said), 'UTC', voice).map(({ name, text }) =>
    name ? `${name}: ${text}` : text,
  )
}

test('what the scanner knows about a library is told in the language of the report', async () => {
  expect(await told('de', { library: 'jquery', recognised_by: 'content', advisories: [advisory] })).toEqual([
    'Bibliothek: jquery',
    'Erkannt an: dem Inhalt',
    'Schwachstellenmeldungen',
    'Schweregrad: Mittel',
    'Zusammenfassung: Text eines Selektors wird als HTML gelesen',
    'CVE: CVE-2012-6708, CVE-2015-9251',
  ])
})

test('a list on an Arabic page has Arabic commas, and its items keep their own order', async () => {
  expect(await told('ar', { cve: advisory.cve })).toEqual(['CVE: \u2068CVE-2012-6708\u2069، \u2068CVE-2015-9251\u2069'])
})

test('what a site says stays as it is, also where we have words for the same', async () => {
  expect(await told('de', { title: advisory.summary, severity: 'constructor', recognised_by: 'toString' })).toEqual([
    `${(await paperVoice('de')).words('scan.factName.title')}: ${advisory.summary}`,
    'Schweregrad: constructor',
    'Erkannt an: toString',
  ])
})
