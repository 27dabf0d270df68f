import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Card, CardHeader } from '@/components/ui/card'
import { FieldFrame } from '@/components/ui/field-frame'
import { inputClass } from '@/components/ui/input'
import { Switch } from '@/components/ui/switch'
import type { ContractClause } from '@/lib/contract/contract'
import { clausesOf, type PaperTexts } from '@/lib/domain/contracts/kinds'
import { fieldId } from './contract-frame'
import type { ContractDraft, Draft } from './use-contract-draft'

type ClausesProps = {
  draft: Draft
  change: ContractDraft['change']
  /** In the language of the document. */
  texts: PaperTexts
  isFixed: boolean
}

const isOwn = ({ key }: ContractClause) => key.startsWith('own_') && key !== 'own_text'

/** Which clauses are in, and in which words. */
export function ContractClauses({ draft, change, texts, isFixed }: ClausesProps) {
  const t = useTranslations('client.clauses')
  const rules = clausesOf(draft.type).filter(({ key }) => key !== 'own_text')
  const own = draft.clauses.filter(isOwn)
  const known = new Map(draft.clauses.map((clause) => [clause.key, clause]))
  const isIn = ({ key, isOptional, isOnAtFirst }: (typeof rules)[number]) =>
    !isOptional || (known.get(key)?.on ?? isOnAtFirst)
  const rows = [
    ...rules.map((rule) => ({
      clause: { ...known.get(rule.key), key: rule.key, on: isIn(rule) },
      name: texts.clauses[rule.key].title,
      standard: texts.clauses[rule.key].text,
      isOptional: rule.isOptional,
    })),
    ...own.map((clause) => ({
      clause,
      name: clause.text?.split('\n')[0] || t('own'),
      standard: null,
      isOptional: true,
    })),
  ]
  const set = (clause: ContractClause) =>
    change({
      clauses: known.has(clause.key)
        ? draft.clauses.map((each) => (each.key === clause.key ? clause : each))
        : [...draft.clauses, clause],
    })
  const count = rows.filter(({ clause }) => clause.on).length
  const add = () => set({ key: `own_${Date.now().toString(36)}`, on: true, text: '' })
  return (
    <Card>
      <CardHeader title={t('title')} description={t('count', { count, total: rows.length })} />
      <ul className="grid border-t">
        {rows.map((row) => (
          <Row key={row.clause.key} {...row} isFixed={isFixed} onChange={set} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-2 border-t px-4 py-3 sm:px-5">
        <span className="text-12 text-3">{texts.template}</span>
        <Button size="sm" disabled={isFixed} onClick={add}>
          <Plus aria-hidden="true" />
          {t('write')}
        </Button>
      </div>
    </Card>
  )
}

type RowProps = {
  clause: ContractClause
  name: string
  /** Our words; null: it has only its own. */
  standard: string | null
  isOptional: boolean
  isFixed: boolean
  onChange: (clause: ContractClause) => void
}

function Row({ clause, name, standard, isOptional, isFixed, onChange }: RowProps) {
  const t = useTranslations('client.clauses')
  const [isOpen, setOpen] = useState(standard === null && !clause.text)
  const id = fieldId(`clause-${clause.key}`)
  const whyId = `${id}-why`
  return (
    <li className="grid gap-2 px-4 py-2 text-13 not-first:border-t sm:px-5">
      <div className="flex items-center justify-between gap-3">
        <Switch
          checked={clause.on}
          disabled={isFixed || !isOptional}
          aria-describedby={isOptional ? undefined : whyId}
          onCheckedChange={(on) => onChange({ ...clause, on })}
          label={name}
        />
        {!isOptional && (
          <span id={whyId} className="ms-auto flex-none text-12 text-3">
            {t('always')}
          </span>
        )}
        {/* What was sent stands in the document as it was sent. */}
        {clause.on && !isFixed && (
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={isOpen}
            aria-label={t('reword', { name })}
            onClick={() => setOpen(!isOpen)}
          >
            {t('words')}
          </Button>
        )}
      </div>
      {clause.on && isOpen && (
        <FieldFrame id={id} label={t('wording')} help={t(standard === null ? 'ownHelp' : 'help')} error={null}>
          <textarea
            id={id}
            rows={5}
            maxLength={4000}
            disabled={isFixed}
            value={clause.text ?? standard ?? ''}
            onChange={({ target: { value } }) => onChange({ ...clause, text: value === standard ? undefined : value })}
            className={`${inputClass} min-h-24 resize-y py-2`}
          />
        </FieldFrame>
      )}
    </li>
  )
}
