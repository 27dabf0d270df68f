import { useMessages } from 'use-intl'

/** The parts of the help, in their order. Each is one branch of the help texts. */
export const TOPICS = ['start', 'score', 'severities', 'verify', 'keyboard', 'about'] as const
export type Topic = (typeof TOPICS)[number]

const textsOf = (branch: unknown): string =>
  typeof branch === 'string' ? branch : branch && typeof branch === 'object' ? Object.values(branch).map(textsOf).join(' ') : ''

/** Whether every word of the search is somewhere in the texts of a topic. */
export function useTopicSearch(search: string) {
  const { help } = useMessages()
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return (topic: Topic) => {
    const text = textsOf(help[topic]).toLowerCase()
    return words.every((word) => text.includes(word))
  }
}
