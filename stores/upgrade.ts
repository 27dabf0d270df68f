import { create } from 'zustand'
import { DEFAULT_MESSAGE, UPGRADE_LINK } from '@/lib/plans'

type Prompt = { visible: boolean; message: string; upgradeLink: string; plans: readonly string[] }

const closed: Prompt = { visible: false, message: DEFAULT_MESSAGE, upgradeLink: UPGRADE_LINK, plans: [] }

const useUpgrade = create<Prompt>(() => closed)

export const useUpgradePrompt = () => useUpgrade()

export const promptUpgrade = ({ message = DEFAULT_MESSAGE, upgradeLink, plans = [] }: Partial<Omit<Prompt, 'visible'>> & { upgradeLink: string }) =>
  useUpgrade.setState({ visible: true, message, upgradeLink, plans })

export const closeUpgradePrompt = () => useUpgrade.setState(closed)
