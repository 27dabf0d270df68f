import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useWork } from '@/components/scan-result/work'
import { Button, ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { CodeBlock } from '@/components/ui/code-block'
import { EmptyState } from '@/components/ui/empty-state'
import { SeverityBadge } from '@/components/ui/severity-badge'
import { Tabs } from '@/components/ui/tabs'
import { number } from '@/lib/domain/format'
import { href } from '@/lib/domain/routes'
import { useSaid } from '@/lib/react/use-said'
import { type Article, isAbout, type Lines, useArticles } from './articles'

/** The subjects of the articles, in their order, and the checks that belong to each. */
const SUBJECTS = {
  transport: ['transport.https', 'tls.certificate', 'tls.protocols', 'opinion.sslscan'],
  headers: ['http.headers', 'http.csp', 'http.cors'],
  cookies: ['http.cookies'],
  content: ['content.page'],
  software: ['software.js'],
  dns_mail: ['dns.mail'],
  exposure: ['exposure.', 'meta.securitytxt', 'opinion.nuclei'],
  wordpress: ['wordpress.'],
  network: ['network.ports', 'opinion.nmap'],
} as const
type Subject = keyof typeof SUBJECTS
const subjects = Object.keys(SUBJECTS) as Subject[]

export type ArticleListProps = {
  search: string
  /** The rule of an article that is open and in sight. */
  asked: string | null
  /** Nothing else of the help matches. */
  isAlone: boolean
  onClear: () => void
}

/** An article for each problem that a scan can find, by subject; the one that was asked for is open and in sight. */
export function ArticleList({ search, asked, isAlone, onClear }: ArticleListProps) {
  const t = useTranslations('help.articles')
  const help = useTranslations('help')
  const category = useTranslations('scan.category')
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = useArticles().filter((article) => isAbout(article, words))
  if (found.length === 0)
    return isAlone ? (
      <EmptyState title={help('noMatch', { search })} action={<Button onClick={onClear}>{help('clear')}</Button>} />
    ) : null
  return (
    <section aria-labelledby="help-articles" className="grid max-w-[880px] gap-3">
      <div>
        <h2 id="help-articles" className="scroll-mt-20 text-16 font-strong">
          {t('title')}
        </h2>
        <p className="text-13 text-2">{t('text', { count: found.length })}</p>
      </div>
      {subjects.map((subject) => {
        const own = found.filter(({ id }) => SUBJECTS[subject].some((check) => id.startsWith(check)))
        if (own.length === 0) return null
        const isAsked = own.some(({ id }) => id === asked)
        return (
          <Subject
            key={`${subject} ${isAsked}`}
            name={category(subject)}
            articles={own}
            asked={isAsked ? asked : null}
            isSearched={words.length > 0}
          />
        )
      })}
    </section>
  )
}

type SubjectProps = { name: string; articles: readonly Article[]; asked: string | null; isSearched: boolean }

/** The articles of a subject, folded away until one of them is wanted. */
function Subject({ name, articles, asked, isSearched }: SubjectProps) {
  const locale = useLocale()
  const [isOpen, setOpen] = useState(asked !== null)
  return (
    <Card aria-label={name}>
      <details open={isOpen || isSearched} onToggle={(event) => !isSearched && setOpen(event.currentTarget.open)}>
        <summary className="cursor-pointer px-4 py-3.5 text-14 hover:bg-hover sm:px-5">
          <h3 className="inline font-strong">{name}</h3>{' '}
          <span className="ms-1 text-12 text-3 tabular-nums">{number(articles.length, locale)}</span>
        </summary>
        {articles.map((article) => (
          <Entry key={article.id} article={article} isAsked={article.id === asked} />
        ))}
      </details>
    </Card>
  )
}

function Entry({ article, isAsked }: { article: Article; isAsked: boolean }) {
  const [isOpen, setOpen] = useState(isAsked)
  return (
    <details
      ref={(entry) => {
        if (isAsked) entry?.scrollIntoView({ block: 'start' })
      }}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="scroll-mt-20 border-t"
    >
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 text-13 hover:bg-hover sm:px-5">
        <span className="font-medium">{article.deed}</span>
        <span className="ms-2 text-12 text-3">{article.title}</span>
      </summary>
      {isOpen && <Content article={article} />}
    </details>
  )
}

function Content({ article }: { article: Article }) {
  const t = useTranslations('help.articles')
  const scan = useTranslations('scan')
  const said = useSaid()
  const work = useWork()({ rule: article.id, fix_effort: article.rule.effort })
  return (
    <div className="grid max-w-[72ch] gap-4 px-4 pt-1 pb-5 text-13 sm:px-5">
      <p className="flex flex-wrap items-center gap-3 text-12 text-3">
        <SeverityBadge severity={article.rule.severity} />
        {scan('takes', work)}
      </p>
      <Part title={scan('means')}>{article.means}</Part>
      <Part title={t('against')}>{article.impact}</Part>
      <Part title={scan('fix')}>{article.fix}</Part>
      <Code lines={article.lines} />
      <div className="grid gap-1">
        {article.check ? (
          <CodeBlock code={article.check} label={t('check')} />
        ) : (
          <h4 className="text-12 font-strong text-2">{t('check')}</h4>
        )}
        <p>{t('again')}</p>
        <ButtonLink size="sm" href={href('asset')} className="mt-1 justify-self-start">
          {t('scan')}
        </ButtonLink>
      </div>
      {article.rule.references && article.rule.references.length > 0 && (
        <ul className="grid gap-1">
          {article.rule.references.map(({ title, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="link">
                {typeof title === 'string' ? title : said(new URL(url).host, title)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: string }) => (
  <section className="grid gap-1">
    <h4 className="text-12 font-strong text-2">{title}</h4>
    <p className="text-pretty">{children}</p>
  </section>
)

/** The lines for each platform; where there are none of its own, the words above say what to do. */
function Code({ lines }: { lines: readonly Lines[] }) {
  const t = useTranslations()
  const nameOf = (platform: Lines['platform']) =>
    platform === 'vercel' || platform === 'netlify' ? t(`help.articles.${platform}`) : t(`scan.platform.${platform}`)
  const tabs = [...Map.groupBy(lines, ({ platform }) => platform)].map(([platform, own]) => ({
    value: platform,
    label: nameOf(platform),
    content: own.map(({ code }) => (
      <CodeBlock key={code} code={code} label={t('scan.fixFor', { platform: nameOf(platform) })} className="pt-2" />
    )),
  }))
  if (tabs.length === 0) return null
  return <Tabs label={t('scan.platforms')} tabs={tabs} />
}
