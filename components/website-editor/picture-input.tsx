import { ImageUp } from 'lucide-react'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { FieldMessages } from '@/components/ui/field-frame'
import type { Picture } from '@/lib/website/document'
import { drawingNames } from '@/lib/website/art/drawings'
import { useBench, useHeld, useTheme } from './bench'
import { Drawing } from './drawing'
import { PicturePicker } from './picture-picker'
import { ACCEPTED, PictureError, readPicture } from './pictures'
import { TextInput } from './text-input'

type PictureInputProps = {
  label: string
  value: unknown
  field: string
  onFocus: () => void
  onChange: (picture: Picture) => void
}

const pictureOf = (value: unknown): Picture => {
  const {
    src = '',
    alt = '',
    decorative,
  } = (typeof value === 'object' && value !== null ? value : {}) as Partial<Picture>
  return { src: String(src), alt: String(alt), ...(decorative === true && { decorative }) }
}

/** A drawing of ours, or an uploaded picture with what it shows in words. */
export function PictureInput({ label, value, field, onFocus, onChange }: PictureInputProps) {
  const t = useTranslations('websiteFields.picture')
  const id = useId()
  const picture = pictureOf(value)
  const isUploaded = picture.src.startsWith('picture:')
  const { choose, input, fault, isReading } = useUpload((src) => onChange({ src, alt: '' }))
  const [isPicking, setPicking] = useState(false)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- whatever in it has the focus
    <div role="group" aria-labelledby={id} data-field={field} onFocus={onFocus} className="grid gap-2">
      <span id={id} className="text-13 font-medium">
        {label}
      </span>
      <div className="flex items-center gap-3">
        <Thumbnail src={picture.src} />
        <Words src={picture.src} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setPicking(true)}>
          {t('choose')}
        </Button>
        <Button size="sm" pending={isReading} onClick={() => input.current?.click()}>
          <ImageUp aria-hidden="true" />
          {t('upload')}
        </Button>
        {picture.src !== '' && (
          <Button size="sm" variant="ghost" onClick={() => onChange({ src: '', alt: '' })}>
            {t('remove')}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          aria-label={`${t('upload')}: ${label}`}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => void choose(event)}
        />
      </div>
      <FieldMessages id={id} error={fault && t(`fault.${fault}`)} />
      {isUploaded && <Description picture={picture} onChange={onChange} />}
      <PicturePicker open={isPicking} onOpenChange={setPicking} onPick={(src) => onChange({ src, alt: '' })} />
    </div>
  )
}

function Description({ picture, onChange }: { picture: Picture; onChange: (picture: Picture) => void }) {
  const t = useTranslations('websiteFields.picture')
  const isDecorative = picture.decorative === true
  return (
    <>
      {!isDecorative && (
        <TextInput
          label={t('alt')}
          value={picture.alt}
          max={160}
          help={t('altHelp')}
          error={picture.alt.trim() === '' ? t('altMissing') : null}
          onChange={(alt) => onChange({ ...picture, alt })}
        />
      )}
      <label className="flex min-h-6 items-center gap-2 text-13 max-lg:min-h-10">
        <input
          type="checkbox"
          className="check-box"
          checked={isDecorative}
          onChange={({ target }) =>
            onChange({ src: picture.src, alt: '', ...(target.checked && { decorative: true }) })
          }
        />
        {t('decorative')}
      </label>
    </>
  )
}

function Thumbnail({ src }: { src: string }) {
  const theme = useTheme()
  const known = useHeld(({ pictures }) => pictures.get(src.replace('picture:', '')))
  const place = 'size-14 shrink-0 overflow-hidden rounded-md border bg-sunken'
  if (src.startsWith('art:')) return <Drawing name={src.slice(4)} theme={theme} className={place} />
  if (known) return <img src={known.preview ?? known.src} alt="" className={`${place} object-cover`} />
  return <span aria-hidden="true" className={`${place} border-dashed`} />
}

function Words({ src }: { src: string }) {
  const t = useTranslations('websiteFields.picture')
  const known = useHeld(({ pictures }) => pictures.get(src.replace('picture:', '')))
  const isNew = useHeld(({ files }) => files.has(src.replace('picture:', '')))
  if (src === '') return <p className="text-12 text-3">{t('none')}</p>
  const name = src.startsWith('art:') ? drawingName(src.slice(4)) : null
  return (
    <p className="grid text-13">
      {name ? t(`drawn.${name.group}`, { n: name.at }) : t('uploaded')}
      <span className="text-12 text-3">
        {name
          ? t('drawnHelp')
          : known
            ? `${known.width} × ${known.height}${isNew ? `, ${t('notSent')}` : ''}`
            : t('gone')}
      </span>
    </p>
  )
}

function drawingName(wanted: string) {
  for (const [group, names] of drawingNames()) {
    const at = names.indexOf(wanted)
    if (at !== -1) return { group, at: at + 1 }
  }
  return null
}

/** Takes a file; it is sent with the next save. */
function useUpload(onPicture: (src: string) => void) {
  const bench = useBench()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<PictureError['fault'] | null>(null)
  const [isReading, setReading] = useState(false)
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    setFault(null)
    setReading(true)
    const id = crypto.randomUUID()
    try {
      const picture = await readPicture(id, file)
      const { pictures, files } = bench.get()
      bench.set({ pictures: new Map(pictures).set(id, picture), files: new Map(files).set(id, file) })
      onPicture(`picture:${id}`)
    } catch (error) {
      setFault(error instanceof PictureError ? error.fault : 'type')
    } finally {
      setReading(false)
    }
  }
  return { choose, input, fault, isReading }
}
