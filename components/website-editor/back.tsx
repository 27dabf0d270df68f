import { useTranslations } from 'use-intl'
import { ButtonLink } from '@/components/ui/button'
import { href } from '@/lib/domain/routes'

/** From an editor that cannot be opened. */
export const Back = () => (
  <ButtonLink href={href('dfyWebsites')} className="justify-self-start">
    {useTranslations('websiteEditor')('all')}
  </ButtonLink>
)
