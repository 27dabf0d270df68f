import { useLocale, useMessages } from 'use-intl'
import { isShown } from '@/components/nav/nav'
import { isGated, PLANS } from '@/lib/domain/plans'
import { useOwnHelp } from '@/lib/api/help-file'
import { DEFAULT_CONFIG } from '@/lib/config/config'
import { type OwnTexts, textsFor } from '@/lib/browser/help-file'
import { useUser } from '@/stores/session'
import { useTitle } from '@/lib/react/i18n'
import { routeList } from '@/lib/domain/routes'
import { useConfig } from '@/lib/react/use-config'
import { PROOF_HOST, PROOF_PATH, RESELLER_STEPS } from './guide-facts'

/** The parts of the help, in their order. Each is one branch of the help texts. */
const TOPICS = [
  'start',
  'score',
  'severities',
  'verify',
  'plans',
  'connections',
  'recipes',
  'wordpress',
  'widget',
  'reseller',
  'keyboard',
  'about',
] as const
type Name = (typeof TOPICS)[number]

/** `own`: what the reseller wrote, in the place of ours or beside it. */
export type Topic = { id: string; name: Name; own?: undefined } | { id: string; name?: undefined; own: OwnTexts }

/** The id of a topic's card in the page. A reseller's own could be the id of something else on the page. */
export const anchorOf = (id: string) => (TOPICS.some((name) => name === id) ? id : `topic-${id}`)

/** How to make a brand is for administrators: members, and the customers of a brand, cannot do it. */
export function useTopics(): readonly Topic[] {
  const { productName } = useConfig()
  const user = useUser()
  const locale = useLocale()
  const written = useOwnHelp().topics.map((topic) => ({ id: topic.id, own: textsFor(topic, locale) }))
  const isAdmin = user !== null && !isGated(user) && productName === DEFAULT_CONFIG.productName
  const ours = TOPICS.filter((name) => name !== 'reseller' || isAdmin)
  const isOurs = (id: string) => ours.some((name) => name === id)
  return [
    ...ours.map((name) => written.find(({ id }) => id === name) ?? { id: name, name }),
    ...written.filter(({ id }) => !isOurs(id)),
  ]
}

const textsOf = (branch: unknown): string =>
  typeof branch === 'string'
    ? branch
    : branch && typeof branch === 'object'
      ? Object.values(branch).map(textsOf).join(' ')
      : ''

/** Whether every word of the search is somewhere in the texts of a topic. */
export function useTopicSearch(search: string) {
  const { asset, help, shell, ui } = useMessages()
  const titleOf = useTitle()
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return ({ name, own }: Topic) => {
    const more: Partial<Record<Name, unknown>> = {
      keyboard: shell.shortcuts,
      score: ui.severity,
      severities: ui.severity,
      verify: [PROOF_HOST, PROOF_PATH, asset.verify.providers, asset.verify.hints],
      reseller: RESELLER_STEPS.map((step) => ('code' in step ? step.code : '')),
      plans: [...routeList.filter((route) => route.nav && isShown(route)).map(({ name }) => titleOf(name)), ...PLANS],
    }
    const text = textsOf(own ?? [help[name], more[name]]).toLowerCase()
    return words.every((word) => text.includes(word))
  }
}
