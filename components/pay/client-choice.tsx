import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Popover } from '@/components/ui/popover'
import { ClientList, type ClientListProps } from './client-list'

/** Whom it is for, chosen from the clients there are, of whom there may be thousands. */
export function ClientChoice({ onChoose }: Pick<ClientListProps, 'onChoose'>) {
  const t = useTranslations('pay.editor')
  return (
    <Popover
      label={t('chooseClient')}
      className="w-80 max-w-[calc(100vw-16px)]"
      trigger={<Button size="sm">{t('chooseClient')}</Button>}
    >
      {(close) => <ClientList onChoose={onChoose} onDone={close} />}
    </Popover>
  )
}
