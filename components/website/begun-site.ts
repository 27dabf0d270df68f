import { shownSite } from '@/lib/browser/website-frame'
import { begun } from '@/lib/website/begin'
import type { Template } from '@/lib/website/templates/parts'
import type { Draft, Logo } from './new-draft'

/** Only here, until the server knows the logo. */
const LOGO = '00000000-0000-4000-8000-000000000000'

/** What the draft would look like. Before there is a name, the template shows its own business. */
export function begunSite(template: Template, { entries, palette }: Draft, logo: Logo | null) {
  const name = entries.name.trim() || template.business.name
  const made = begun(template, { ...entries, name, palette })
  const isUntold = Object.values(entries).every((entry) => entry.trim() === '')
  const business = isUntold ? template.business : made.business
  return shownSite({
    document: made.document,
    business: logo ? { ...business, logo: `picture:${LOGO}` } : business,
    pictures: logo ? new Map([[LOGO, { src: logo.url, width: logo.width, height: logo.height }]]) : new Map(),
  })
}
