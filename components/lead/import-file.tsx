import { clsx } from 'clsx'
import { FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'

/** Where a file is dropped or chosen. */
export function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const t = useTranslations('leadImport')
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    <div
      className={clsx(
        'grid justify-items-center gap-3 rounded-lg border border-dashed px-4 py-12 text-center text-13 text-2',
        isOver && 'border-brand bg-brand-soft',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <FileUp aria-hidden="true" className="size-6 text-3" />
      <p className="max-sm:hidden">{t('drop')}</p>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        hidden
        aria-label={t('choose')}
        onChange={({ currentTarget: { files } }) => files?.[0] && onFile(files[0])}
      />
      <Button variant="primary" onClick={() => input.current?.click()}>
        {t('choose')}
      </Button>
      <p className="text-12 text-3">{t('limits')}</p>
    </div>
  )
}
