import { eq } from 'drizzle-orm'
import { type RecipeWords, recipeSentence } from '@/lib/automation/sentence'
import type { Db } from '@/server/db/db'
import { integrations } from '@/server/db/schema'
import type { Voice } from '@/server/voice'
import type { RecipeRow } from './doing'

/** What a recipe does, as the list and the editor say it. */
export async function sentenceOf(db: Db, recipe: RecipeRow, { words, locale }: Voice): Promise<string> {
  const rows = await db
    .select({ id: integrations.id, name: integrations.name, type: integrations.type })
    .from(integrations)
    .where(eq(integrations.workspace_id, recipe.workspace_id))
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  const isMail = (id: string) => rows.some((row) => row.id === id && row.type === 'email')
  const own: RecipeWords = (key, values) => words(`recipe.${key}`, values)
  return recipeSentence(recipe, { words: own, locale, nameOf: (id) => names.get(id) ?? null, isMail })
    .map(({ text }) => text)
    .join('')
}
