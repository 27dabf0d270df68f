'use client'
import { useInBrowser } from '@/lib/react/client-only'
import { directionOf, languageOf, wordsLanguage } from '@/lib/domain/language'
import { locale } from '@/lib/browser/locale'
import { ui } from '@/lib/messages/en/ui'
import { wordsOf } from '@/lib/browser/words'

/** When even the layout fails. Next's own page writes its styles as markup, which the policy of the pages forbids. */
export default function GlobalError() {
  const wanted = useInBrowser() ? locale() : 'en'
  // Nothing is loaded for it, which might fail too: words that did not come before are English.
  const words = wordsOf(wordsLanguage(wanted), 'guest')?.ui
  const shown = words ? wanted : 'en'
  return (
    <html lang={languageOf(shown)} dir={directionOf(shown)}>
      <body>
        <p role="alert" className="p-8 text-center">
          {(words ?? ui).pageFailed}
        </p>
      </body>
    </html>
  )
}
