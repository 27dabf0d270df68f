import { english } from '@/lib/domain/english'
import { adviceSays } from '@/lib/domain/older-result'
import * as ar from '@/lib/messages/ar'
import * as de from '@/lib/messages/de'
import * as es from '@/lib/messages/es'
import { nmapBy } from '@/server/scanner/opinions/nmap'
import { nucleiBy } from '@/server/scanner/opinions/nuclei'
import { sslscanBy } from '@/server/scanner/opinions/sslscan'
import { KNOWN_LIBRARIES } from '@/server/scanner/software/known-libraries'
import { CHECKS } from './index'

const ALL = [...CHECKS, sslscanBy('sslscan'), nmapBy('nmap'), nucleiBy('nuclei')]
const LANGUAGES = Object.entries({ de, es, ar })

test.each(ALL.flatMap((check) => LANGUAGES.map(([language, words]) => ({ check, id: check.id, language, words }))))(
  '$id is told in $language',
  ({ check, words }) => {
    expect([english({ say: check.id }), Object.hasOwn(words.details, check.id)]).toEqual([check.title, true])
    expect(Object.keys(check.rules).filter((rule) => !Object.hasOwn(words.rules, `${check.id}/${rule}`))).toEqual([])
  },
)

test.each(LANGUAGES)('what is built in about JavaScript libraries is told in %s', (_language, { details }) => {
  const summaries = Object.values(KNOWN_LIBRARIES).flatMap(({ facts }) =>
    facts.map(({ summary }) => adviceSays(summary)?.say ?? summary),
  )
  expect(summaries.filter((id) => !Object.hasOwn(details, id))).toEqual([])
})
