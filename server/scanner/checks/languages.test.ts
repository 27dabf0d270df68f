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
    expect(Object.hasOwn(words.details, check.title) || Object.hasOwn(words.sentences, check.title)).toBe(true)
    expect(Object.keys(check.rules).filter((rule) => !Object.hasOwn(words.rules, `${check.id}/${rule}`))).toEqual([])
  },
)

test.each(LANGUAGES)('what is built in about JavaScript libraries is told in %s', (_language, { details }) => {
  const summaries = Object.values(KNOWN_LIBRARIES).flatMap(({ facts }) => facts.map(({ summary }) => summary))
  expect(summaries.filter((summary) => !Object.hasOwn(details, summary))).toEqual([])
})
