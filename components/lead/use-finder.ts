import { useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocale } from 'use-intl'
import { useFoundLeads, useLeadSources } from '@/lib/api/lead-search'
import { wordsLanguage } from '@/lib/domain/language'
import type { LeadProvider } from '@/lib/contract/lead'
import { addressOf, type FinderName, idOf, isWhole, type Question, questionIn, SOURCE_OF } from './question'
import { isFree, keepSearch, keepSource, lastSource } from './recent'

export function useFinder(at: FinderName) {
  const router = useRouter()
  const params = useSearchParams()
  const language = wordsLanguage(useLocale())
  const [otherwise] = useState<LeadProvider>(() => (at === 'lead' ? lastSource() : SOURCE_OF[at]))
  const known = questionIn(params, otherwise)
  const [question, setQuestion] = useState(known)
  const [seen, setSeen] = useState(idOf(known))
  /** Another one: the form is filled anew. */
  const [revision, setRevision] = useState(0)

  // Back, forward, or a link to a search.
  if (idOf(known) !== seen) {
    setSeen(idOf(known))
    if (idOf(known) !== idOf(question)) {
      setQuestion(known)
      setRevision(revision + 1)
    }
  }

  const asked = isWhole(question) ? askedBy(question, language) : null
  const found = useFoundLeads(asked)
  const sources = useLeadSources()

  function show(next: Question) {
    setQuestion(next)
    const address = new URL(addressOf(next, at), location.href)
    // An address that asks this already also has the filters of what was found.
    const isThere =
      address.pathname === location.pathname &&
      idOf(questionIn(new URLSearchParams(location.search), otherwise)) === idOf(next)
    if (!isThere) history.pushState(null, '', address)
  }

  /** Throws what the server refuses; then all stays as it was. */
  async function search(next: Question) {
    const page = await found.search(askedBy(next, language))
    keepSearch({
      ...next,
      at: Date.parse(page.found_at ?? '') || Date.now(),
      found: page.leads.length,
      freeUntil: Date.parse(page.kept_until ?? '') || 0,
    })
    show(next)
  }

  /** The same for what was not typed: the form shows it, too. */
  async function searchFor(next: Question) {
    await search(next)
    setRevision((before) => before + 1)
  }

  function choose(provider: LeadProvider, typed: Omit<Question, 'provider'>) {
    const next = { ...typed, provider }
    keepSource(provider)
    if (at === 'lead') return show(next)
    router.push(addressOf(next, at))
  }

  const auto = useAnswerFromStore(question, found.pages !== undefined, search)
  return { at, question, revision, found, sources, search, searchFor, choose, auto }
}

export type Finder = ReturnType<typeof useFinder>

const askedBy = ({ provider, keyword, location, country, radius }: Question, language: string) => ({
  provider,
  keyword,
  location,
  radius_km: radius,
  language,
  ...(country && { country }),
})

/**
 * A search that the address asks for is made by itself only where the server has its answer: `isNeeded` says that
 * somebody has to ask for it.
 */
function useAnswerFromStore(question: Question, isThere: boolean, search: (next: Question) => Promise<void>) {
  const [failure, setFailure] = useState<{ id: string; error: unknown } | null>(null)
  const id = idOf(question)
  const isNeeded = !isThere && isWhole(question)

  const attempt = () => search(question).catch((error: unknown) => setFailure({ id, error }))
  const arrive = useEffectEvent(() => {
    if (isNeeded && isFree(question)) void attempt()
  })
  useEffect(() => arrive(), [id])

  function run() {
    setFailure(null)
    void attempt()
  }
  return { isNeeded, error: failure?.id === id ? failure.error : null, run }
}
