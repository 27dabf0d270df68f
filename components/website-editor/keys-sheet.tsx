import { useTranslations } from 'use-intl'
import { Dialog } from '@/components/ui/dialog'

const KEYS = [
  ['undo', 'Ctrl+Z'],
  ['redo', 'Ctrl+Shift+Z'],
  ['save', 'Ctrl+S'],
  ['publish', 'Ctrl+Enter'],
  ['up', 'Alt+↑'],
  ['down', 'Alt+↓'],
  ['remove', 'Delete'],
  ['next', 'Enter'],
  ['back', 'Esc'],
  ['sheet', '?'],
] as const

export type KeysProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** What each key does here. */
export function KeysSheet({ open, onOpenChange }: KeysProps) {
  const t = useTranslations('websiteEditor.keys')
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('title')}>
      <dl className="divide-y divide-line text-13">
        {KEYS.map(([name, keys]) => (
          <div key={name} className="flex flex-row-reverse items-center justify-between gap-4 py-1.5">
            <dt dir="ltr" className="flex flex-none items-center gap-1 text-12 text-3">
              {keys.split('+').map((key, at) => (
                <span key={key} className="flex items-center gap-1">
                  {at > 0 && '+'}
                  <kbd className="min-w-6 text-center text-2">{key}</kbd>
                </span>
              ))}
            </dt>
            <dd className="min-w-0 text-2">{t(name)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
