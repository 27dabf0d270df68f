import { useMessages } from 'use-intl'
import { isShown } from '@/components/shell/nav'
import { BUNDLE, gates } from '@/lib/plans'
import { DEFAULT_CONFIG } from '@/lib/config'
import { useSaid } from '@/lib/i18n'
import { routeList } from '@/lib/routes'
import { useConfig } from '@/lib/use-config'

/** The parts of the help, in their order. Each is one branch of the help texts. */
const TOPICS = ['start', 'score', 'severities', 'verify', 'plans', 'widget', 'reseller', 'keyboard', 'about'] as const
export type Topic = (typeof TOPICS)[number]

/** Under a brand of its own the readers are customers: how to make a brand is not for them. */
export function useTopics(): readonly Topic[] {
  const { productName } = useConfig()
  return productName === DEFAULT_CONFIG.productName ? TOPICS : TOPICS.filter((topic) => topic !== 'reseller')
}

const textsOf = (branch: unknown): string =>
  typeof branch === 'string' ? branch : branch && typeof branch === 'object' ? Object.values(branch).map(textsOf).join(' ') : ''

/** Whether every word of the search is somewhere in the texts of a topic. */
export function useTopicSearch(search: string) {
  const { help, shell } = useMessages()
  const said = useSaid()
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return (topic: Topic) => {
    const more: Partial<Record<Topic, unknown>> = {
      keyboard: shell.shortcuts,
      plans: [
        ...routeList.filter((route) => route.nav && isShown(route)).map(({ title }) => said(title)),
        BUNDLE,
        ...Object.values(gates).flatMap(({ plans }) => plans),
      ],
    }
    const text = textsOf([help[topic], more[topic]]).toLowerCase()
    return words.every((word) => text.includes(word))
  }
}
