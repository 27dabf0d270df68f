'use client'
import {
  type ComponentProps,
  type ComponentType,
  type Provider as ContextProvider,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { IntlProvider, useMessages } from 'use-intl'
import { brandedTexts } from '@/lib/domain/brand'
import { languageOf, wordsLanguage } from '@/lib/domain/language'
import { locale, onLocaleChange, showLanguage } from '@/lib/browser/locale'
import type { en } from '@/lib/messages/en'
import { type PageError, pageErrors } from '@/lib/messages/en/page-errors'
import { calledOf, NOT_FOUND_TITLE, type RouteName, routes } from '@/lib/domain/routes'
import type { SomeWords } from '@/lib/messages/translation'
import { useRegion } from './region'
import { speak } from '@/lib/domain/said'
import { useConfig } from './use-config'
import { ENGLISH, loadWords, onWords, type Part, wordsOf } from '@/lib/browser/words'
import { withOwnNumbers } from '@/lib/domain/format'

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof en
  }
}

/** A screen may bring some texts of a noun and leave the rest to what it loads on demand. */
type Messages = { [Noun in keyof typeof en]?: Partial<(typeof en)[Noun]> }

/** Texts of the screens below it. Guest pages are given only their own, so that they load nothing else. */
export function Texts({ messages, children }: { messages: Messages; children: ReactNode }) {
  return <Provider messages={messages}>{children}</Provider>
}

/** Adds the texts of some screens to those above it. */
export function MoreTexts({ messages, children }: { messages: Messages; children: ReactNode }) {
  const above = useMessages()
  return <Provider messages={useMemo(() => ({ ...above, ...messages }), [above, messages])}>{children}</Provider>
}

/** A screen, or a part that is loaded on demand, with the texts that only it uses. */
export function withTexts<P extends object>(messages: Messages, Part: ComponentType<P>): ComponentType<P> {
  return function WithTexts(props) {
    return (
      <MoreTexts messages={messages}>
        <Part {...props} />
      </MoreTexts>
    )
  }
}

function Provider({ messages, children }: { messages: Messages; children: ReactNode }) {
  const { productName } = useConfig()
  const region = useRegion()
  const shown = useWords(Object.keys(messages).every((name) => name === 'ui' || name === 'auth') ? 'guest' : 'all')
  const texts = useMemo(
    () => brandedTexts({ ...messages, ...shown?.words }, productName),
    [messages, shown, productName],
  )
  // A new object whenever the region changes: whoever writes a date or a number below does it again.
  const formats = useMemo(() => ({ dateTime: {}, number: {}, list: {}, region }), [region])
  if (!shown) return null
  return (
    <TextsProvider
      locale={languageOf(shown.locale)}
      timeZone={region.timezone ?? deviceTimeZone()}
      formats={formats}
      messages={texts as typeof en}
      onError={reportMissing}
    >
      {children}
    </TextsProvider>
  )
}

/**
 * The words beside the English ones. While others are on their way those that are shown stay; where nothing is shown
 * yet nothing is.
 */
function useWords(part: Part) {
  const wanted = useSyncExternalStore(onLocaleChange, locale, () => 'en')
  const language = wordsLanguage(wanted)
  const words = useSyncExternalStore(
    onWords,
    () => wordsOf(language, part),
    () => ENGLISH,
  )
  const [shown, setShown] = useState(words && { locale: wanted, words })
  if (words && (shown?.locale !== wanted || shown.words !== words)) setShown({ locale: wanted, words })
  const isShown = words !== null && shown?.words === words

  useEffect(() => {
    if (!isShown) return void loadWords(language, part)
    // While React takes the English page over, its words are not yet those that are wanted.
    if (language !== wordsLanguage(locale())) return
    showLanguage()
    speak(words)
    globalThis.sx?.worded?.(titlesOf(words.screens ?? {}))
  }, [isShown, language, part, words])

  return shown
}

/** What a screen is called, in the language of the person. */
export function useTitle() {
  const { screens } = useMessages() as SomeWords
  return useCallback((name: RouteName) => screens?.[name] ?? calledOf(name), [screens])
}

/** A document says its title in English: boot.js, which knows no routes, puts these in its place. */
const titlesOf = ({ notFound, ...screens }: NonNullable<SomeWords['screens']>) => ({
  ...(notFound && { [NOT_FOUND_TITLE]: notFound }),
  ...Object.fromEntries(Object.entries(screens).map(([name, title]) => [routes[name as RouteName].title, title])),
})

/** What the page says by itself of a failure. */
export function usePageText() {
  const { errors } = useMessages() as SomeWords
  return useCallback((code: PageError) => errors?.[code] ?? pageErrors[code], [errors])
}

const deviceTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

function reportMissing(error: Error) {
  console.error(error)
}

type Formatters = Parameters<typeof withOwnNumbers>[0]
type Value = { formatters: Formatters }

const changed = new WeakSet<Formatters>()

/**
 * Gives texts to what is below, with numbers as the person writes them: what its provider hands down is changed on the way.
 */
function TextsProvider(props: ComponentProps<typeof IntlProvider>) {
  // Called as the hook that it is: the element it returns holds the value for its context.
  const provider = IntlProvider(props)
  const { value } = provider.props as { value?: Partial<Value> }
  const own = useMemo(() => value?.formatters && { ...value, formatters: ownNumbers(value.formatters) }, [value])
  // Another version may be built another way: then numbers have the separators of the language.
  if (!own) return provider
  const Provider = provider.type as ContextProvider<Value>
  return <Provider value={own}>{props.children}</Provider>
}

/** A provider below another one is given those of that one. */
function ownNumbers(formatters: Formatters): Formatters {
  if (changed.has(formatters)) return formatters
  const own = withOwnNumbers(formatters)
  changed.add(own)
  return own
}
