import { useFormatter, useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Facts } from '@/components/scan-result/facts'
import { humanName } from '@/lib/domain/fact-words'
import { report as words } from '@/lib/messages/en/report'
import { addressText } from '@/lib/domain/shown-address'
import { TlsFacts } from '@/lib/domain/tls-facts'

const Text = z.optional(z.nullable(z.string()))
const Technologies = z.array(
  z.object({ name: z.string(), category: z.string(), version: Text, by: z.array(z.string()) }),
)
const Libraries = z.array(z.object({ name: z.string(), version: z.string(), by: z.string(), url: z.string() }))
const Cookies = z.array(
  z.object({
    name: z.string(),
    secure: z.boolean(),
    http_only: z.boolean(),
    same_site: Text,
    domain: Text,
    session: z.optional(z.boolean()),
  }),
)
const WordPressMarks = z.object({ version: Text, theme: Text, plugins: z.array(z.string()) })
const WordPressSoftware = z.array(z.object({ kind: z.string(), slug: z.string(), version: Text, by: z.string() }))
const DataVersions = z.object({
  libraries: z.optional(z.string()),
  wordpress: z.optional(z.string()),
  wordpress_releases: z.optional(z.string()),
})
const Target = z.object({ input: z.string(), host: z.string(), ip: Text, url: Text })

type TechnologyKey = keyof typeof words.technology.kind
const isKind = (kind: string): kind is TechnologyKey => kind in words.technology.kind

/** One observation of the scanner in plain words; what is not known here is shown as it was written down. */
export function PlainFacts({ name, value }: { name: string; value: unknown }) {
  const plain = usePlainFacts()
  return <Facts value={plain(name, value)} />
}

type Terms = ReturnType<typeof useTerms>

/** What the scanner saw, by its name, in plain words. A value of another shape stays as it is. */
const READERS: Readonly<Record<string, (value: unknown, terms: Terms) => unknown>> = {
  technologies: (value, { t, list, seen, kindOf }) => {
    const found = Technologies.safeParse(value)
    if (!found.success || found.data.length === 0) return value
    const line = ({ name, version, by }: (typeof found.data)[number]) =>
      t('line', { name: [name, version].filter(Boolean).join(' '), seen: list([...new Set(by)].map(seen)) })
    return Object.fromEntries(
      [...Map.groupBy(found.data, ({ category }) => kindOf(category))].map(([kind, own]) => [kind, own.map(line)]),
    )
  },
  libraries: (value, { t, list }) => {
    const found = Libraries.safeParse(value)
    if (!found.success || found.data.length === 0) return value
    const byName = Map.groupBy(found.data, ({ name, version }) => `${name} ${version}`)
    return [...byName].map(([name, own]) =>
      t('line', { name, seen: list(own.map(({ by, url }) => t(by === 'address' ? 'byAddress' : 'byText', { url }))) }),
    )
  },
  cookies: (value, { t, answer }) => {
    const found = Cookies.safeParse(value)
    if (!found.success) return value
    return found.data.map(({ name, secure, http_only, same_site, domain, session }) => ({
      [t('cookie.name')]: name,
      [t('cookie.secure')]: answer(secure),
      [t('cookie.httpOnly')]: answer(http_only),
      [t('cookie.sameSite')]: same_site ? humanName(same_site) : t('notSet'),
      [t('cookie.domain')]: domain ?? t('notSet'),
      ...(session === undefined ? {} : { [t('cookie.session')]: answer(session) }),
    }))
  },
  wordpress_marks: (value, { t }) => {
    const found = WordPressMarks.safeParse(value)
    if (!found.success) return value
    const { version, theme, plugins } = found.data
    return {
      [t('wordpress.version')]: version ?? t('notShown'),
      [t('wordpress.theme')]: theme ?? t('notShown'),
      [t('wordpress.plugins')]: plugins.length > 0 ? plugins : t('notShown'),
    }
  },
  target: (value, { t }) => {
    const found = Target.safeParse(value)
    if (!found.success) return value
    const { input, host, ip, url } = found.data
    return {
      [t('target.input')]: input,
      [t('target.host')]: addressText(host),
      [t('target.ip')]: ip,
      [t('target.url')]: url,
    }
  },
  tls: (value, { t }) => {
    const found = TlsFacts.safeParse(value)
    if (!found.success) return value
    const { versions, suites, post_quantum: keys, ocsp_stapling: stapling, certificate_timestamps: logs } = found.data
    return {
      [t('tls.versions')]: versions,
      ...(suites && { [t('tls.suites')]: suites }),
      ...(keys && { [t('tls.postQuantum')]: t(`tls.${keys}`) }),
      ...(stapling && { [t('tls.stapling')]: t(`tls.${stapling}`) }),
      ...(logs !== undefined && {
        [t('tls.transparency')]: logs === null ? t('tls.unreadable') : t('tls.logs', { count: logs }),
      }),
    }
  },
  data_versions: (value, { t }) => {
    const found = DataVersions.safeParse(value)
    if (!found.success) return value
    const { libraries, wordpress, wordpress_releases: releases } = found.data
    return {
      ...(libraries && { [t('libraryData')]: libraries }),
      ...(wordpress && { [t('wordpressData')]: wordpress }),
      ...(releases && { [t('wordpressReleaseData')]: releases }),
    }
  },
  wordpress_software: (value, { t, seen }) => {
    const found = WordPressSoftware.safeParse(value)
    if (!found.success || found.data.length === 0) return value
    return found.data.map(({ slug, version, by }) =>
      version ? t('line', { name: `${slug} ${version}`, seen: seen(by) }) : t('noVersion', { name: slug }),
    )
  },
}

function usePlainFacts() {
  const terms = useTerms()
  return (name: string, value: unknown) => READERS[name]?.(value, terms) ?? value
}

function useTerms() {
  const t = useTranslations('report.technology')
  const yesNo = useTranslations('scan')
  const format = useFormatter()
  return {
    t,
    ...useSigns(),
    list: (words: string[]) => format.list(words, { type: 'unit' }),
    answer: (is: boolean) => yesNo(is ? 'yes' : 'no'),
  }
}

/** How the scanner writes down why it knows: `generator`, `cookie`, `address`, `page` or `header x-powered-by`. */
function useSigns() {
  const t = useTranslations('report.technology')
  const isSign = (by: string): by is keyof typeof words.technology.sign => by in words.technology.sign
  const seen = (by: string) => {
    const header = /^header (.+)$/.exec(by)?.[1]
    if (header) return t('header', { header: header.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase()) })
    return isSign(by) ? t(`sign.${by}`) : by
  }
  const kindOf = (kind: string) => (isKind(kind) ? t(`kind.${kind}`) : humanName(kind))
  return { seen, kindOf }
}
