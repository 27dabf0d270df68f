import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBranding } from '@/lib/api/user'
import { reachable } from '@/lib/browser/tenant-brand'
import { config } from '@/lib/config/config'
import type { Contract } from '@/lib/contract/contract'
import type { Piece } from '@/lib/domain/contracts/document'
import type { PaperTexts, Slot } from '@/lib/domain/contracts/kinds'
import { directionOf } from '@/lib/domain/language'

type PaperProps = {
  pieces: readonly Piece[]
  language: Contract['language']
  texts: PaperTexts
  contract: Pick<Contract, 'number' | 'status'>
  agency: string
  /** The field that has the focus. */
  active: string | null
  onField: (slot: string) => void
}

/** The document as it will print. The place of a field leads to the field; an empty one is marked. */
export function ContractPaper({ pieces, language, texts, contract, agency, active, onField }: PaperProps) {
  const t = useTranslations('client')
  return (
    <article
      lang={language}
      dir={directionOf(language)}
      aria-label={t('document')}
      className="grid content-start gap-2 rounded-lg border bg-surface p-5 text-13 shadow-overlay [overflow-wrap:anywhere] sm:p-10 print:border-0 print:p-0 print:shadow-none"
    >
      <header className="mb-3 flex flex-wrap justify-between gap-2 text-13">
        <Agency name={agency} />
        <span className="text-3">{contract.number}</span>
      </header>
      {pieces.map((piece, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a piece has no other name than its place
        <PaperPiece
          key={`${piece.clause ?? ''}${index}`}
          piece={piece}
          texts={texts}
          active={active}
          onField={onField}
        />
      ))}
      {contract.status !== 'signed' && (
        <div className="mt-12 grid gap-x-8 gap-y-12 text-12 text-3 sm:grid-cols-2">
          <p className="border-t border-line-strong pt-1.5">{texts.signs.client}</p>
          <p className="border-t border-line-strong pt-1.5">{texts.signs.agency}</p>
        </div>
      )}
      <footer className="mt-6 border-t pt-3 text-12 text-3">
        {[contract.number, texts.template].filter(Boolean).join(' · ')}
      </footer>
    </article>
  )
}

/** The logo of the agency, as it prints it: its picture for light paper, or its name where it has none. */
function Agency({ name }: { name: string }) {
  const { data } = useBranding()
  const [broken, setBroken] = useState<string | null>(null)
  const url = data?.shown?.logo_url
  if (!url || url === broken) return <b className="font-strong">{name}</b>
  return (
    <img
      src={reachable(url, config().apiOrigin ?? location.origin)}
      alt={name}
      className="max-h-11 max-w-45 rounded-sm bg-white object-contain"
      onError={() => setBroken(url)}
    />
  )
}

type PieceProps = Pick<PaperProps, 'texts' | 'active' | 'onField'> & { piece: Piece }

function PaperPiece({ piece: { kind, parts, rows = [] }, texts, active, onField }: PieceProps) {
  if (kind === 'targets')
    return (
      <table className="my-1 w-full text-12">
        <thead>
          <tr className="border-b text-start text-3">
            <th className="py-1.5 pe-3 text-start font-regular">{texts.target}</th>
            <th className="py-1.5 text-start font-regular">{texts.proof}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([value, proof]) => (
            <tr key={value} className="border-b align-top">
              <td className="py-1.5 pe-3 font-mono">
                <bdi dir="ltr">{value}</bdi>
              </td>
              <td className="py-1.5">{proof}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )
  const inside = <PaperParts parts={parts} texts={texts} active={active} onField={onField} />
  if (kind === 'title') return <h2 className="text-20 font-strong">{inside}</h2>
  if (kind === 'heading') return <h3 className="mt-3 text-13 font-strong">{inside}</h3>
  return <p className="whitespace-pre-line">{inside}</p>
}

/** What ends a sentence or a part of one. */
const MARK = /^[\p{Po}\p{Pe}\p{Pf}]+/u

/** A mark behind a field stays with it: it would begin a line of its own. */
function PaperParts({ parts, texts, active, onField }: Omit<PieceProps, 'piece'> & Pick<Piece, 'parts'>) {
  return parts.map((part, index) => {
    if (part.slot === undefined) return parts[index - 1]?.slot === undefined ? part.text : part.text.replace(MARK, '')
    const next = parts[index + 1]
    return (
      // oxlint-disable-next-line react/no-array-index-key -- a field may stand in a text twice
      <span key={index} className="whitespace-nowrap">
        <PaperSlot
          slot={part.slot}
          text={part.text}
          name={texts.fields[part.slot]}
          isActive={active === part.slot}
          onField={onField}
        />
        {next?.slot === undefined && MARK.exec(next?.text ?? '')?.[0]}
      </span>
    )
  })
}

type SlotProps = Pick<PaperProps, 'onField'> & { slot: Slot; text: string | null; name: string; isActive: boolean }

function PaperSlot({ slot, text, name, isActive, onField }: SlotProps) {
  return (
    <button
      type="button"
      data-slot={slot}
      onClick={() => onField(slot)}
      className={clsx(
        '-mx-0.5 inline rounded-sm px-0.5 text-start whitespace-pre-line print:mx-0 print:px-0',
        text === null
          ? 'medium border-b-2 border-k-line bg-k-bg font-medium text-k-text'
          : 'bg-sunken hover:bg-hover print:bg-transparent',
        isActive && 'outline-2 outline-focus',
      )}
    >
      {text ?? name}
    </button>
  )
}
