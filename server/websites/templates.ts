import type { DfyTemplate } from '@/lib/contract/website'
import { TEMPLATES } from '@/lib/website/templates/templates'
import type { Place } from './place'

/** What a new website can begin as, in the order of the gallery. */
export const publicTemplates = (place: Place | null): DfyTemplate[] =>
  TEMPLATES.map(({ id, name, category, tags, version, business, document }) => ({
    id,
    name,
    category,
    tags,
    thumbnail_url: place && `${place.templates}/_templates/${id}/cover.svg`,
    preview_url: place && `${place.templates}/_templates/${id}/`,
    pages: document.pages.map(({ slug, title }) => ({ slug, title })),
    sections: [...new Set(document.pages.flatMap(({ blocks }) => blocks.map(({ type }) => type)))],
    premium: false,
    version,
    business,
    palette: { ...document.theme.palette },
  }))
