'use client'
import { Construction } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { PageHeader } from '@/components/ui/page-header'
import { href, matchRoute } from '@/lib/domain/routes'
import { useTitle } from '@/lib/react/i18n'
import { Aegis } from '@/components/plan/aegis'

/** For routes of the specification that this version does not build: says so, and leads on. */
export function NotAvailableScreen() {
  const t = useTranslations('shell.notAvailable')
  const titleOf = useTitle()
  const route = matchRoute(usePathname())?.route
  return (
    <>
      <PageHeader title={route && titleOf(route.name)} />
      <Card className="grid justify-items-center gap-2 px-6 py-16 text-center">
        <Aegis className="mb-2 h-20 w-18">
          <Construction />
        </Aegis>
        <p className="font-strong">{t('text')}</p>
        <p className="max-w-[52ch] text-pretty text-2">{t('where')}</p>
        <div className="mt-3 flex flex-wrap justify-center gap-2">
          <ButtonLink href={href('asset')} variant="primary">
            {t('assets')}
          </ButtonLink>
          <ButtonLink href={href('help')}>{t('help')}</ButtonLink>
        </div>
      </Card>
    </>
  )
}
