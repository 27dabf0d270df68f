import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { onDemand } from '@/components/ui/on-demand'
import { Skeleton } from '@/components/ui/skeleton'
import { Switch } from '@/components/ui/switch'
import type { Page } from '@/lib/website/document'
import { MOST_IN_MENU, pathFault, showInMenu } from '@/lib/website-editing/pages'
import { changePage } from '@/lib/website-editing/sections'
import { textFor } from '@/lib/website-editing/values'
import { useBench, useDocument, usePage } from './bench'
import { PageList } from './page-list'
import type { PageSearchProps } from './page-search'
import { TextInput } from './text-input'

/** Below what is seen first. */
export const PageSearch = onDemand<PageSearchProps>(() => import('./page-search').then((part) => part.PageSearch))
export const BusinessFields = onDemand(() => import('./business-fields').then((part) => part.BusinessFields))

/** The pages of the website, what the chosen one is called and how it is found, and whose website it is. */
export function PagePanel({ address }: { address: string }) {
  return (
    <div className="grid content-start">
      <PageList />
      <PageFields address={address} />
      <BusinessFields />
    </div>
  )
}

const LINE = { kind: 'line', max: 0 } as const

function PageFields({ address }: { address: string }) {
  const t = useTranslations('websiteEditor.page')
  const bench = useBench()
  const page = usePage()
  const document = useDocument()
  const isHome = document.pages[0]?.id === page.id
  const isShown = document.nav.includes(page.id)
  const at = { page: page.id, block: null, field: null }
  return (
    <section aria-labelledby="editor-page" className="grid content-start gap-4 border-t p-4">
      <h2 id="editor-page" className="text-13 font-strong">
        {t('title', { page: page.title })}
      </h2>
      <TitleInput page={page} />
      {!isHome && <PathInput page={page} address={address} key={page.id} />}
      <Switch
        label={t('inMenu')}
        checked={isShown}
        disabled={!isShown && document.nav.length >= MOST_IN_MENU}
        onCheckedChange={(checked) =>
          bench.edit({
            name: { deed: 'menu' },
            at,
            change: (now) => ({ ...now, document: showInMenu(now.document, page.id, checked) }),
          })
        }
      />
      <PageSearch page={page} address={address} isHome={isHome} fallback={<Skeleton className="h-96" />} />
    </section>
  )
}

function TitleInput({ page: { id, title } }: { page: Page }) {
  const t = useTranslations('websiteEditor.page')
  const bench = useBench()
  const write = (text: string) => (each: Page) => ({ ...each, title: textFor(LINE, text) })
  return (
    <TextInput
      label={t('name')}
      field="page.title"
      value={title}
      max={60}
      error={title.trim() === '' ? t('nameMissing') : null}
      onChange={(text) =>
        bench.edit({
          name: { deed: 'page' },
          key: `page:${id}:title`,
          at: { page: id, block: null, field: null },
          change: (now) => ({ ...now, document: changePage(now.document, id, write(text)) }),
        })
      }
    />
  )
}

/** A path that cannot be stays here and is said; the document keeps the last good one. */
function PathInput({ page, address }: { page: Page; address: string }) {
  const t = useTranslations('websiteEditor.page')
  const bench = useBench()
  const document = useDocument()
  const [entered, setEntered] = useState<{ text: string; of: string } | null>(null)
  const value = entered?.of === page.slug ? entered.text : page.slug
  const fault = pathFault(document, page.id, value)
  return (
    <TextInput
      label={t('path')}
      field="page.slug"
      dir="ltr"
      prefix={`${address.replace(/^https?:\/\//, '')}/`}
      value={value}
      error={fault && t(`pathFault.${fault}`)}
      help={t('pathHelp')}
      onChange={(text) => {
        const slug = text
          .trim()
          .toLowerCase()
          .replaceAll(/[\s_]+/g, '-')
        const isGood = pathFault(document, page.id, slug) === null
        setEntered({ text: slug, of: isGood ? slug : page.slug })
        if (isGood)
          bench.edit({
            name: { deed: 'page' },
            key: `page:${page.id}:slug`,
            at: { page: page.id, block: null, field: null },
            change: (now) => ({ ...now, document: changePage(now.document, page.id, (each) => ({ ...each, slug })) }),
          })
      }}
    />
  )
}
