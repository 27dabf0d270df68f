import { Trash2 } from 'lucide-react'
import { type Ref, useId, useRef, useState } from 'react'
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { FieldMessages } from '@/components/ui/field-frame'
import { chosen, type Entries, type PictureName, seenAt } from './branding-entries'

type PictureFieldProps = { name: PictureName; label: string; help?: string }

/** A picture of the brand on both backgrounds, how to choose another and to take it away. */
export function PictureField({ name, label, help }: PictureFieldProps) {
  const t = useTranslations('branding')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { register, setValue, setError, clearErrors } = useFormContext<Entries>()
  const [refusal, setRefusal] = useState<'tooLarge' | 'notImage' | null>(null)
  const { errors } = useFormState<Entries>({ name, exact: true })
  const url = useWatch<Entries, PictureName>({ name })
  const { message } = (get(errors, name) ?? {}) as { message?: string }

  function change(next: string) {
    setRefusal(null)
    clearErrors(name)
    setValue(name, next, { shouldDirty: true })
  }
  async function choose(file: File) {
    const answer = await chosen(file)
    if ('url' in answer) change(answer.url)
    else {
      setRefusal(answer.refusal)
      setError(name, { type: 'file' })
    }
  }
  return (
    <div role="group" aria-labelledby={id} className="grid gap-1">
      <span id={id} className="text-13 font-medium">
        {label}
      </span>
      <div className="flex flex-wrap items-center gap-3 rounded-lg border border-dashed p-2">
        <Tiles url={url} only={name === 'logo_dark' ? 'dark' : undefined} />
        <ImageInput ref={input} label={label} onFile={(file) => void choose(file)} />
        <input type="hidden" {...register(name)} />
        <span className="ms-auto flex gap-1">
          <Button
            size="sm"
            aria-label={t(url ? 'replaceOf' : 'chooseOf', { name: label })}
            onClick={() => input.current?.click()}
          >
            {t(url ? 'replace' : 'choose')}
          </Button>
          {url && (
            <Button variant="ghost" size="icon" aria-label={t('removeOf', { name: label })} onClick={() => change('')}>
              <Trash2 aria-hidden="true" />
            </Button>
          )}
        </span>
      </div>
      <FieldMessages id={id} help={help} error={refusal ? t(refusal) : (message ?? null)} />
    </div>
  )
}

type ImageInputProps = { ref: Ref<HTMLInputElement>; label: string; onFile: (file: File) => void }

function ImageInput({ ref, label, onFile }: ImageInputProps) {
  const t = useTranslations('branding')
  return (
    <input
      ref={ref}
      type="file"
      accept=".png,.jpg,.jpeg,.webp,.svg,image/png,image/jpeg,image/webp,image/svg+xml"
      hidden
      aria-label={t('chooseOf', { name: label })}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? []
        if (file) onFile(file)
        // The same file can be chosen again.
        currentTarget.value = ''
      }}
    />
  )
}

function Tiles({ url, only }: { url: string; only?: 'dark' }) {
  const t = useTranslations('branding')
  if (!url) return <span className="px-2 text-12 text-3">{t(only ? 'asLogo' : 'default')}</span>
  return (only ? [only] : (['light', 'dark'] as const)).map((theme) => (
    <span
      key={theme}
      data-theme={theme}
      className="grid h-11 w-28 place-items-center overflow-hidden rounded-md border bg-surface px-2"
    >
      <img src={seenAt(url)} alt={t(theme)} className="max-h-8 max-w-full object-contain" />
    </span>
  ))
}
