import { Copy, Ellipsis, FileDown, FileUp, ListChecks, Printer, RotateCcw } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { CopyButton } from '@/components/ui/copy-button'
import { Menu } from '@/components/ui/menu'
import { Note } from '@/components/ui/note'
import type { Asset } from '@/lib/contract/asset'
import { saveFile } from '@/lib/browser/save-file'
import { fileName } from '@/lib/exports/file-name'
import { shownAddress } from '@/lib/domain/shown-address'
import { useConfig } from '@/lib/react/use-config'
import { applies } from './evidence'
import { ITEMS, SECTIONS } from './items'
import type { LastScan } from './progress-card'
import { checklistOf, tickedIn } from '@/stores/checklist'

type ChecklistActionsProps = {
  asset: Asset
  ticked: readonly string[]
  /** Not ticked yet, and the last scan proved them. */
  proved: readonly string[]
  /** What the last scans say; null while nothing can be said. */
  proofs: LastScan['proofs']
  /** Takes over a whole list, with a sentence that says so. */
  onChange: (ticked: readonly string[], text: string) => void
  /** Ticks the same items on all sites of the workspace. Left out where only this browser keeps the list. */
  onCopy?: (text: string) => void
}

export function ChecklistActions({ asset, ticked, proved, proofs, onChange, onCopy }: ChecklistActionsProps) {
  const t = useTranslations('checklist')
  const text = useText(asset, ticked, proofs)
  const { file, unreadable, handleFile } = useImport(onChange)
  return (
    <>
      <Button
        className="h-auto! min-h-ctl max-w-full py-1 whitespace-normal!"
        variant="primary"
        disabled={proved.length === 0}
        onClick={() => onChange([...ticked, ...proved], t('done.proved', { count: proved.length }))}
      >
        <ListChecks aria-hidden="true" />
        {t('actions.prove', { count: proved.length })}
      </Button>
      <CopyButton text={text} label={t('actions.copy')} size="md" />
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t('actions.import')}
        onChange={handleFile}
      />
      <MoreActions
        asset={asset}
        ticked={ticked}
        onChange={onChange}
        onCopy={onCopy}
        onImport={() => file.current?.click()}
      />
      {unreadable !== null && (
        <Note tone="critical" role="alert" className="w-full">
          {t('unreadable', { file: unreadable })}
        </Note>
      )}
    </>
  )
}

type MoreActionsProps = Omit<ChecklistActionsProps, 'proved' | 'proofs'> & { onImport: () => void }

function MoreActions({ asset, ticked, onChange, onCopy, onImport }: MoreActionsProps) {
  const t = useTranslations('checklist')
  const [isAsking, setAsking] = useState(false)
  const save = useSave(asset, ticked)
  return (
    <>
      <Menu
        trigger={
          <Button>
            <Ellipsis aria-hidden="true" />
            {t('actions.more')}
          </Button>
        }
        items={[
          { label: t('actions.export'), icon: <FileDown />, onSelect: save },
          { label: t('actions.import'), icon: <FileUp />, onSelect: onImport },
          { label: t('actions.print'), icon: <Printer />, onSelect: () => print() },
          ...(onCopy
            ? [
                {
                  label: t('actions.copyToAll'),
                  icon: <Copy />,
                  disabled: ticked.length === 0,
                  onSelect: () => setAsking(true),
                },
              ]
            : []),
          'separator',
          {
            label: t('actions.reset'),
            icon: <RotateCcw />,
            disabled: ticked.length === 0,
            onSelect: () => onChange([], t('done.reset', { asset: shownAddress(asset.value) })),
          },
        ]}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('copyToAll.title')}
        description={t('copyToAll.text', { count: ticked.length })}
        confirmLabel={t('copyToAll.confirm')}
        variant="primary"
        onConfirm={async () => onCopy?.(t('copyToAll.done'))}
      />
    </>
  )
}

/** Takes over the ticks of a file that was exported here; `unreadable` names one that was not. */
function useImport(onChange: ChecklistActionsProps['onChange']) {
  const t = useTranslations('checklist')
  const file = useRef<HTMLInputElement>(null)
  const [unreadable, setUnreadable] = useState<string | null>(null)

  async function handleFile(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const [chosen] = input.files ?? []
    if (!chosen) return
    const imported = importedTicks(await chosen.text().catch(() => ''))
    // The same file may be chosen again.
    input.value = ''
    setUnreadable(imported ? null : chosen.name)
    if (imported) onChange(imported, t('done.imported', { count: imported.length }))
  }
  return { file, unreadable, handleFile }
}

function useSave(asset: Asset, ticked: readonly string[]) {
  const { productName } = useConfig()
  return () =>
    saveFile(
      new Blob([exportedChecklist(asset.value, ticked)], { type: 'application/json' }),
      fileName([productName.toLowerCase(), 'checklist', asset.value.replace(/^[a-z]+:\/\//, '')], 'json'),
    )
}

/** The list as Markdown, for a mail or a ticket. */
function useText(asset: Asset, ticked: readonly string[], proofs: LastScan['proofs']) {
  const t = useTranslations('checklist')
  const counted = ITEMS.filter((item) => applies(item, proofs))
  const line = t('copied.line', {
    done: counted.filter(({ id }) => ticked.includes(id)).length,
    all: counted.length,
  })
  const sections = SECTIONS.flatMap(({ id, items }) => {
    const shown = items.filter((item) => applies(item, proofs))
    if (shown.length === 0) return []
    const lines = shown.map((item) => `- [${ticked.includes(item.id) ? 'x' : ' '}] ${t(`items.${item.id}.title`)}`)
    return [`## ${t(`sections.${id}`)}`, ...lines].join('\n')
  })
  return [`# ${t('copied.title', { asset: shownAddress(asset.value) })}`, line, ...sections].join('\n\n')
}

/** Says what the file is, so that another kind of JSON is not taken for one. */
const FORMAT = 'soteria-checklist'

/** A list as a file to keep or to hand on. */
const exportedChecklist = (asset: string, ticked: readonly string[]) =>
  JSON.stringify(
    { format: FORMAT, asset, exported_at: new Date().toISOString(), ...checklistOf(ticked, SECTIONS) },
    null,
    2,
  )

/** The ticked ids of an exported file, as far as they exist today; null when it is none. */
function importedTicks(text: string): string[] | null {
  const value = parse(text)
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== FORMAT) return null
  const known = new Set<string>(ITEMS.map(({ id }) => id))
  return tickedIn(value)?.filter((id) => known.has(id)) ?? null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
