import { agency } from './agency'
import { clinic } from './clinic'
import { law } from './law'
import type { Template } from './parts'
import { restaurant } from './restaurant'
import { security } from './security'
import { shopFront } from './shop'
import { trades } from './trades'

/** What a new website begins as, in the order of the gallery. */
export const TEMPLATES: readonly Template[] = [restaurant, clinic, trades, law, agency, shopFront, security]

export const templateOf = (id: string): Template | null => TEMPLATES.find((template) => template.id === id) ?? null
