import type { leadDeeds as en } from '@/lib/messages/en/lead-deeds'
import type { Translation } from '@/lib/messages/translation'

export const leadDeeds = {
  add: {
    do: 'Lead hinzufügen',
    text: 'Für einen Betrieb, den Sie schon kennen.',
    name: 'Name',
    website: 'Website',
    phone: 'Telefon',
    email: 'E-Mail',
    address: 'Adresse',
    city: 'Ort',
    country: 'Land',
    noCountry: 'Kein Land',
    category: 'Branche',
    tags: 'Tags',
    tagsHelp: 'Mit Kommas trennen.',
    save: 'Lead speichern',
    saved: '{name} gespeichert',
    known: '{name} war schon gespeichert. Neues wurde ergänzt.',
  },
  bulk: {
    tags: 'Tags',
    tagsTitle: '{count, plural, one {Tags von # Lead} other {Tags von # Leads}}',
    addTags: 'Tags hinzufügen',
    removeTags: 'Tags entfernen',
    onSome: '{count, number} von {total, number}',
    saveTags: 'Tags speichern',
    tagged: '{count, plural, one {Tags von # Lead gespeichert} other {Tags von # Leads gespeichert}}',
    step: 'Nächster Schritt',
    stepTitle: '{count, plural, one {Nächster Schritt für # Lead} other {Nächster Schritt für # Leads}}',
    stepText: 'Ersetzt den bisherigen. Leer lassen, um ihn zu entfernen.',
    saveStep: 'Nächsten Schritt speichern',
    stepped:
      '{count, plural, one {Nächster Schritt von # Lead gespeichert} other {Nächster Schritt von # Leads gespeichert}}',
  },
  stop: {
    listed: '{name} steht jetzt auf der Kontaktsperrliste.',
    hint: 'Setzt ihre Adressen auf Ihre Kontaktsperrliste.',
  },
} satisfies Translation<typeof en>
