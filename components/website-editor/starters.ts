import { useTranslations } from 'use-intl'

/** What a new section says until somebody writes something better: an empty one could not be seen. */
export function useStarters() {
  const t = useTranslations('websiteEditor.start')
  const entry = (title: string, text = '', note = '') => ({ title, ...(text && { text }), ...(note && { note }) })
  const several = (...titles: string[]) => titles.map((title) => entry(title, t('text')))
  return (type: string, link: string): Record<string, unknown> => {
    switch (type) {
      case 'opening':
        return { title: t('opening'), text: t('text'), button: t('button'), link }
      case 'services':
        return {
          title: t('services'),
          items: several(t('service', { n: 1 }), t('service', { n: 2 }), t('service', { n: 3 })),
        }
      case 'about':
        return { title: t('about'), text: t('text') }
      case 'gallery':
        return { title: t('gallery'), items: [] }
      case 'quotes':
        return { items: [{ text: t('quote'), title: t('client'), note: '' }] }
      case 'prices':
        return {
          title: t('prices'),
          items: [entry(t('service', { n: 1 }), '', t('price')), entry(t('service', { n: 2 }), '', t('price'))],
        }
      case 'questions':
        return { title: t('questions'), items: [entry(t('question'), t('answer'))] }
      case 'team':
        return { title: t('team'), items: [entry(t('person'), '', t('role'))] }
      case 'place':
        return { title: t('place'), items: [entry(t('days'), '', '09:00–17:00')] }
      case 'call':
        return { title: t('call'), button: t('button'), link }
      case 'contact':
        return { title: t('contact'), text: t('contactText') }
      case 'trust':
        return { items: several(t('proof', { n: 1 }), t('proof', { n: 2 })) }
      default:
        return { text: t('text') }
    }
  }
}
