import { create } from 'zustand'
import { UPGRADE_LINK } from '@/lib/domain/plans'

type Usage = { used: number; limit: number }
type Prompt = {
  visible: boolean
  /** None: that a higher plan has it. */
  message: string | undefined
  upgradeLink: string
  plans: readonly string[]
  usage: Usage | undefined
}

const closed: Prompt = {
  visible: false,
  message: undefined,
  upgradeLink: UPGRADE_LINK,
  plans: [],
  usage: undefined,
}

const useUpgrade = create<Prompt>(() => closed)

export const useUpgradePrompt = () => useUpgrade()

export const promptUpgrade = (prompt: Partial<Omit<Prompt, 'visible'>> & { upgradeLink: string }) =>
  useUpgrade.setState({ ...closed, ...prompt, visible: true })

export const closeUpgradePrompt = () => useUpgrade.setState(closed, true)
