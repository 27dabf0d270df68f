export type OutsideKind = 'web' | 'email' | 'phone'

/** What a link of the document leads to: a page or a section of the website, or something outside of it. */
export function linkKind(link: string): 'none' | 'inside' | OutsideKind {
  if (link === '') return 'none'
  if (/^(page:|#)/.test(link)) return 'inside'
  if (/^mailto:/i.test(link)) return 'email'
  return /^tel:/i.test(link) ? 'phone' : 'web'
}

/** What is entered of it: without `mailto:` and `tel:`. */
export const shownLink = (kind: OutsideKind, link: string): string =>
  linkKind(link) === kind ? link.replace(kind === 'web' ? /^$/ : /^(mailto|tel):/i, '') : ''

/** What was entered, as a link. `bakery.example` is meant as a web page. */
export function linkOf(kind: OutsideKind, entered: string): string {
  const text = entered.trim()
  if (text === '') return ''
  if (kind === 'email') return `mailto:${text.replace(/^mailto:/i, '')}`
  if (kind === 'phone') return `tel:${text.replace(/^tel:/i, '')}`
  return /^(h|ht|htt|https?)(:\/{0,2})?$/i.test(text) || /^https?:\/\//i.test(text) ? text : `https://${text}`
}

/** As the schema of the document has it (lib/website/document.ts). */
export const linkFault = (link: string): boolean => {
  const kind = linkKind(link)
  if (kind === 'email') return !/^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/i.test(link)
  if (kind === 'phone') return !/^tel:\+?[0-9 ()-]{3,30}$/.test(link)
  return kind === 'web' && !/^https?:\/\/[^\s/\\][^\s\\]*\.[^\s\\]+$/i.test(link)
}
