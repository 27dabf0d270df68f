import { useTranslations } from 'use-intl'
import { Dialog } from '@/components/ui/dialog'
import { drawingNames } from '@/lib/website/art/drawings'
import { useHeld, useTheme } from './bench'
import { Drawing } from './drawing'

type PickerProps = { open: boolean; onOpenChange: (open: boolean) => void; onPick: (src: string) => void }

/** The drawings of ours in the colours of the website, and what was uploaded before. */
export function PicturePicker({ open, onOpenChange, onPick }: PickerProps) {
  const t = useTranslations('websiteFields.picture')
  const theme = useTheme()
  const pictures = useHeld((state) => state.pictures)
  const pick = (src: string) => {
    onPick(src)
    onOpenChange(false)
  }
  const tile = 'block aspect-square w-full overflow-hidden rounded-md border hover:border-brand'
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('pickTitle')} className="sm:max-w-[640px]">
      <div className="grid gap-4">
        {pictures.size > 0 && (
          <Group name={t('uploads')}>
            {[...pictures].map(([id, { src, preview }], at) => (
              <li key={id}>
                <button
                  type="button"
                  aria-label={t('uploadN', { n: at + 1 })}
                  className={tile}
                  onClick={() => pick(`picture:${id}`)}
                >
                  <img src={preview ?? src} alt="" className="size-full object-cover" />
                </button>
              </li>
            ))}
          </Group>
        )}
        {drawingNames().map(([group, names]) => (
          <Group key={group} name={t(`group.${group}`)}>
            {names.map((name, at) => (
              <li key={name}>
                <button
                  type="button"
                  aria-label={t(`drawn.${group}`, { n: at + 1 })}
                  className={tile}
                  onClick={() => pick(`art:${name}`)}
                >
                  <Drawing name={name} theme={theme} className="block size-full" />
                </button>
              </li>
            ))}
          </Group>
        ))}
      </div>
    </Dialog>
  )
}

function Group({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <section aria-label={name} className="grid gap-2">
      <h3 className="text-13 font-medium">{name}</h3>
      <ul className="grid grid-cols-4 gap-2 sm:grid-cols-6">{children}</ul>
    </section>
  )
}
