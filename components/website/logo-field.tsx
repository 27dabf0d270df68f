import { Trash2, Upload } from 'lucide-react'
import { type Ref, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { FieldMessages } from '@/components/ui/field-frame'
import { type Logo, readLogo } from './new-draft'

/** What the server takes of one picture. */
const MAX_PICTURE_BYTES = 5 * 1024 * 1024
const ACCEPTED = '.png,.jpg,.jpeg,.webp,.avif,.svg,image/png,image/jpeg,image/webp,image/avif,image/svg+xml'

/** The logo of the business, read in this browser before it is sent. */
export function LogoField({ logo, onChange }: { logo: Logo | null; onChange: (logo: Logo | null) => void }) {
  const t = useTranslations('websiteNew')
  const u = useTranslations('ui')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<'tooLarge' | 'notImage' | null>(null)

  async function handleFile(file: File) {
    if (file.size > MAX_PICTURE_BYTES) return setRefusal('tooLarge')
    try {
      onChange(await readLogo(file))
      setRefusal(null)
    } catch {
      setRefusal('notImage')
    }
  }
  return (
    <div role="group" aria-labelledby={id} className="grid gap-1">
      <span id={id} className="text-13 font-medium">
        {t('field.logo')} <span className="font-regular text-3">({u('optional')})</span>
      </span>
      <div className="flex flex-wrap items-center gap-3 rounded-lg border border-dashed p-2">
        {logo ? (
          <img
            src={logo.url}
            alt={t('logoOf')}
            className="h-11 max-w-40 rounded-md border bg-white object-contain px-2 py-1"
          />
        ) : (
          <span className="px-2 text-12 text-3">{t('noLogo')}</span>
        )}
        <ImageInput ref={input} onFile={(file) => void handleFile(file)} />
        <span className="ms-auto flex gap-1">
          <Button size="sm" onClick={() => input.current?.click()}>
            <Upload aria-hidden="true" />
            {t(logo ? 'replaceLogo' : 'chooseLogo')}
          </Button>
          {logo && (
            <Button variant="ghost" size="icon-sm" aria-label={t('removeLogo')} onClick={() => onChange(null)}>
              <Trash2 aria-hidden="true" />
            </Button>
          )}
        </span>
      </div>
      <FieldMessages id={id} help={t('help.logo')} error={refusal && t(refusal)} />
    </div>
  )
}

function ImageInput({ ref, onFile }: { ref: Ref<HTMLInputElement>; onFile: (file: File) => void }) {
  const t = useTranslations('websiteNew')
  return (
    <input
      ref={ref}
      type="file"
      accept={ACCEPTED}
      hidden
      aria-label={t('chooseLogo')}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? []
        if (file) onFile(file)
        // The same file can be chosen again.
        currentTarget.value = ''
      }}
    />
  )
}
