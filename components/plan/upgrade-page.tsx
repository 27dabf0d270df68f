import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createTranslator } from 'use-intl/core'
import { markLetter } from '@/lib/domain/brand'
import { DEFAULT_CONFIG } from '@/lib/config/config'
import { type Language, TRANSLATED } from '@/lib/domain/language'
import { upgrade as ar } from '@/lib/messages/ar/upgrade'
import { upgrade as de } from '@/lib/messages/de/upgrade'
import { upgrade as en } from '@/lib/messages/en/upgrade'
import { upgrade as es } from '@/lib/messages/es/upgrade'
import type { Translation } from '@/lib/messages/translation'
import { caps } from '@/lib/domain/usage'
import { planName } from './plan-names'
import { type Offer, OFFERED, hasLater, offersOf } from './plan-offers'

const WORDS: Record<Language, Translation<typeof en>> = { en, de, es, ar }

const { productName, shownName } = DEFAULT_CONFIG

/**
 * The whole of public/upgrade.html, written by scripts/build-upgrade.mjs: a page without the app, which is read without
 * JavaScript, too. It holds every language. boot.js sets the one to show, and upgrade.css shows it.
 */
export function upgradePage() {
  // Not by React, which would put the parts of the head in an order of its own.
  const titles = TRANSLATED.filter((language) => language !== 'en').map(
    (language) => ` data-${language}="${WORDS[language].title}"`,
  )
  return `<!doctype html>
<html lang="en" data-static data-logo="own" data-mark="own">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title${titles.join('')}>${en.title}</title>
    <meta name="description" content="${en.lead}" />
    <link rel="preload" href="config.json" as="fetch" crossorigin="anonymous" />
    <script src="boot.js"></script>
    <script src="plans.js" defer></script>
    <link rel="stylesheet" href="upgrade.css" />
  </head>
  <body>${renderToStaticMarkup(<UpgradePage />)}</body>
</html>
`
}

/** What stands in its body. English is there without any script. */
export const UpgradePage = () =>
  TRANSLATED.map((language) => (
    <main key={language} lang={language} hidden={language !== 'en'}>
      <Plans language={language} />
    </main>
  ))

function Plans({ language }: { language: Language }) {
  const t = createTranslator({ locale: language, messages: WORDS[language] as typeof en })
  const said = (offer: Offer) => {
    if (offer.kind === 'feature') return t(`features.${offer.feature}`, { count: caps.widget_customization })
    return offer.kind === 'allOf' ? t('allOf', { plan: planName(offer.plan) }) : t(offer.kind)
  }
  return (
    <>
      <Home text={named(t('back'))} />
      <h1>{t('title')}</h1>
      <p className="lead">{t('lead')}</p>
      {hasLater && <p className="lead">{named(t('laterNote', { later: t('later') }))}</p>}
      <ul className="plans">
        {OFFERED.map((plan) => (
          <li key={plan} data-plan={plan}>
            <h2>{planName(plan)}</h2>
            <span data-badge="" hidden>
              {t('mine')}
            </span>
            <p>{named(t(`purpose.${plan}`))}</p>
            <ul>
              {offersOf(plan).map((offer) => (
                <li key={said(offer)}>
                  {said(offer)}
                  {offer.isLater && (
                    <>
                      {' '}
                      <span>{t('later')}</span>
                    </>
                  )}
                </li>
              ))}
            </ul>
            {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- plans.js says where it leads, and shows it then */}
            <a data-offer="" hidden>
              {t('offer', { plan: planName(plan) })}
            </a>
          </li>
        ))}
      </ul>
      <p className="note">
        {named(t('note'))}{' '}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid jsx-a11y/anchor-has-content -- plans.js says whom it writes to, and shows it then */}
        <a data-write="" hidden />
      </p>
    </>
  )
}

function Home({ text }: { text: ReactNode }) {
  return (
    <p className="home">
      {/* oxlint-disable-next-line nextjs/no-html-link-for-pages -- no router runs here, and the folder above may have any base path */}
      <a href="./">
        <span className="logo" aria-hidden="true">
          {/* Three of four are never seen. */}
          <img className="logo-drawn" src="icon.svg" alt="" width="24" height="24" loading="lazy" />
          <span className="logo-letter" data-brand="letter">
            {markLetter(shownName)}
          </span>
          <img className="logo-image" data-brand="mark" alt="" width="24" height="24" />
        </span>
        <span>{text}</span>
      </a>
    </p>
  )
}

/** boot.js puts the reseller's name where ours stands. */
const named = (text: string) =>
  text.split(productName).flatMap((part, place) =>
    place === 0
      ? [part]
      : [
          <bdi key={place} data-brand="name">
            {shownName}
          </bdi>,
          part,
        ],
  )
