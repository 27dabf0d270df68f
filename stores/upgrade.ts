import { create } from 'zustand'
import { DEFAULT_MESSAGE, UPGRADE_LINK } from '@/lib/domain/plans'

type Usage = { used: number; limit: number }
type Prompt = {
  visible: boolean
  message: string
  upgradeLink: string
  plans: readonly string[]
  usage: Usage | undefined
}

const closed: Prompt = {
  visible: false,
  message: DEFAULT_MESSAGE,
  upgradeLink: UPGRADE_LINK,
  plans: [],
  usage: undefined,
}

const useUpgrade = create<Prompt>(() => closed)

export const useUpgradePrompt = () => useUpgrade()

export const promptUpgrade = (prompt: Partial<Omit<Prompt, 'visible'>> & { upgradeLink: string }) =>
  useUpgrade.setState({ ...closed, ...prompt, visible: true })

export const closeUpgradePrompt = () => useUpgrade.setState(closed)
