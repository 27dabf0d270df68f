import { Download, FileText, ImageIcon } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { useDownloadDfyAsset } from '@/lib/api/dfy'
import { saveFile } from '@/lib/browser/save-file'
import type { KitFile } from '@/lib/contract/website'
import { bytes } from '@/lib/domain/format'

type KitFilesProps = { files: readonly KitFile[]; kind: 'logos' | 'flyers' | 'images' }

/** What can be taken: as it looks, and what it is. */
export function KitFiles({ files, kind }: KitFilesProps) {
  const t = useTranslations('dfyKit')
  if (files.length === 0) return <EmptyState title={t('none')} description={t('noneText')} />
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {files.map((file, at) => (
        <li key={file.key ?? at} className="grid min-w-0">
          <FileCard file={file} isTall={kind === 'flyers'} />
        </li>
      ))}
    </ul>
  )
}

function FileCard({ file, isTall }: { file: KitFile; isTall: boolean }) {
  const t = useTranslations('dfyKit')
  const { name = '', mime = '', preview_url } = file
  return (
    <article className="grid min-w-0 content-between overflow-hidden rounded-lg border">
      <div
        className={`relative grid w-full min-w-0 place-items-center border-b bg-white ${isTall ? 'aspect-[4/5]' : 'aspect-[16/9]'} ${/dark|white/i.test(file.key ?? '') ? 'bg-[#15181c]' : ''}`}
      >
        {preview_url?.startsWith('data:image/') ? (
          // Outside of the flow: its own size must not widen the card.
          <img
            src={preview_url}
            alt={t('look', { name })}
            className="absolute inset-4 h-[calc(100%-2rem)] w-[calc(100%-2rem)] object-contain"
          />
        ) : mime.startsWith('image/') ? (
          <ImageIcon aria-hidden="true" className="size-10 text-[#8a9099]" />
        ) : (
          <FileText aria-hidden="true" className="size-10 text-[#8a9099]" />
        )}
      </div>
      <div className="flex items-center justify-between gap-3 px-4 py-3">
        <div className="min-w-0">
          <h3 className="truncate text-13 font-medium">
            <bdi>{name}</bdi>
          </h3>
          <FileFacts file={file} />
        </div>
        <DownloadFile file={file} />
      </div>
    </article>
  )
}

function FileFacts({ file: { mime = '', bytes: size } }: { file: KitFile }) {
  const locale = useLocale()
  const kind = mime
    .split('/')
    .at(-1)
    ?.replace(/\+xml$/, '')
    .toUpperCase()
  return (
    <p className="truncate text-12 text-3">
      {[kind, size === undefined ? null : bytes(size, locale)].filter(Boolean).join(' · ')}
    </p>
  )
}

export function DownloadFile({ file: { key, name = '', filename } }: { file: KitFile }) {
  const t = useTranslations('dfyKit')
  const download = useDownloadDfyAsset()
  if (!key) return null
  return (
    <Button
      size="sm"
      pending={download.isPending}
      aria-label={t('downloadOf', { name })}
      onClick={() =>
        download.mutate(key, { onSuccess: ({ blob, filename: said }) => saveFile(blob, said ?? filename ?? key) })
      }
    >
      {!download.isPending && <Download aria-hidden="true" />}
      {t('download')}
    </Button>
  )
}
