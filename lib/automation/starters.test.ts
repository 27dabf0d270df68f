import { createTranslator } from 'use-intl/core'
import { NewRecipe } from '@/lib/contract/recipe-body'
import { recipe as ar } from '@/lib/messages/ar/recipe'
import { recipe as de } from '@/lib/messages/de/recipe'
import { recipe as en } from '@/lib/messages/en/recipe'
import { recipe as es } from '@/lib/messages/es/recipe'
import { draftOf, STARTERS } from './starters'

const CONNECTION = '5d5f6a3e-8f43-4b57-9a83-0a3f3d8f3b11'

test.each(Object.entries({ en, de, es, ar }))(
  'in %s each starter is a recipe that can be saved once its connections are chosen',
  (locale, messages) => {
    const words = createTranslator({ locale, messages: messages as typeof en })
    for (const starter of STARTERS) {
      const saved = NewRecipe.safeParse(draftOf(starter, words, () => CONNECTION))
      expect([starter.key, saved.error?.issues]).toEqual([starter.key, undefined])
      const alone = NewRecipe.safeParse(draftOf(starter, words, () => undefined))
      const wanting = starter.actions.flatMap(({ to }, place) => (to ? [`actions.${place}.integration_id`] : []))
      expect([starter.key, alone.error?.issues.map(({ path }) => path.join('.')) ?? []]).toEqual([starter.key, wanting])
    }
  },
)
