import {
  BadgeCheck,
  CircleHelp,
  Columns3,
  Images,
  type LucideIcon,
  Mail,
  MapPin,
  Megaphone,
  PanelBottom,
  PanelTop,
  Puzzle,
  Quote,
  Tag,
  UserRound,
  Users,
} from 'lucide-react'
import type { BlockType } from '@/lib/website/fields'

const ICONS: Record<BlockType, LucideIcon> = {
  opening: PanelTop,
  services: Columns3,
  about: UserRound,
  gallery: Images,
  quotes: Quote,
  prices: Tag,
  questions: CircleHelp,
  team: Users,
  place: MapPin,
  call: Megaphone,
  contact: Mail,
  trust: BadgeCheck,
  foot: PanelBottom,
}

/** A section of a newer version has the last one. */
export function BlockIcon({ type, className }: { type: string; className?: string }) {
  const Icon = Object.hasOwn(ICONS, type) ? ICONS[type as BlockType] : Puzzle
  return <Icon aria-hidden="true" className={className} />
}
