import { useLocale, useTranslations } from 'use-intl'
import { Card } from '@/components/ui/card'
import { type RecipeWords, recipeSentence, type SentencePart } from '@/lib/automation/sentence'
import type { Draft } from '@/lib/automation/draft'
import { bodyOf } from '@/lib/automation/draft'
import { focusPart, useEditor } from './use-editor'

const OPEN = '…'

/** What is not entered yet is a gap in the sentence. */
function toTell(draft: Draft) {
  const body = bodyOf(draft)
  const isOpen = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  const conditions = body.conditions.map((condition) =>
    condition.op !== 'changed_up' && condition.op !== 'changed_down' && isOpen(condition.value)
      ? { ...condition, value: condition.field === 'seen_before' ? 0 : OPEN }
      : condition,
  )
  return { ...body, conditions }
}

/** What the recipe does, in one sentence. Each of its parts leads to its field. */
export function SentenceCard() {
  const t = useTranslations('recipes.editor')
  const words = useTranslations('recipe') as unknown as RecipeWords
  const locale = useLocale()
  const { draft, connections } = useEditor()
  const nameOf = (id: string) =>
    id === '' || connections === undefined
      ? OPEN
      : (connections.find((connection) => connection.id === id)?.name ?? null)
  const isMail = (id: string) => connections?.some((one) => one.id === id && one.type === 'email') ?? false
  const parts = recipeSentence(toTell(draft), { words, locale, nameOf, isMail })
  return (
    <Card aria-label={t('sentence')} className="px-4 py-4 sm:px-6 sm:py-5">
      <p className="text-16 leading-9 font-medium tracking-[-0.006em] text-pretty text-2 sm:text-20 sm:leading-9 sm:tracking-[-0.012em]">
        {parts.map((part, index) => (
          <Part
            key={index}
            part={parts[index - 1]?.of ? { ...part, text: part.text.replace(MARK, '') } : part}
            mark={MARK.exec(parts[index + 1]?.text ?? '')?.[0] ?? ''}
          />
        ))}
      </p>
    </Card>
  )
}

/** Stays within the button before it: after one of two lines it would stand at the far end of the card. */
const MARK = /^[,،.]/
const SEPARATED = /^([\s,،]*)([\s\S]*)$/

function Part({ part: { text, of }, mark }: { part: SentencePart; mark: string }) {
  const t = useTranslations('recipes.editor')
  if (of === null) return text
  const [, before = '', words = ''] = SEPARATED.exec(text) ?? []
  return (
    <>
      {before}
      <button
        type="button"
        aria-label={t('goTo', { part: words })}
        onClick={() => focusPart(of)}
        className="inline max-w-full rounded-t-md border-b-2 border-brand bg-brand-soft px-1 py-px text-start text-brand-text hover:bg-selected"
      >
        {words}
        {mark && <span className="text-2">{mark}</span>}
      </button>
    </>
  )
}
