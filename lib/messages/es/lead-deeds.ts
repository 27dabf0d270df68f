import type { leadDeeds as en } from '@/lib/messages/en/lead-deeds'
import type { Translation } from '@/lib/messages/translation'

export const leadDeeds = {
  add: {
    do: 'Añadir lead',
    text: 'Para un negocio que ya conoces.',
    name: 'Nombre',
    website: 'Sitio web',
    phone: 'Teléfono',
    email: 'Correo',
    address: 'Dirección',
    city: 'Ciudad',
    country: 'País',
    noCountry: 'Sin país',
    category: 'Categoría',
    tags: 'Etiquetas',
    tagsHelp: 'Sepáralas con comas.',
    save: 'Guardar lead',
    saved: '{name} guardado',
    known: '{name} ya estaba guardado. Se añadió lo nuevo.',
  },
  bulk: {
    tags: 'Etiquetas',
    tagsTitle: '{count, plural, one {Etiquetas de # lead} other {Etiquetas de # leads}}',
    addTags: 'Añadir etiquetas',
    removeTags: 'Quitar etiquetas',
    onSome: '{count, number} de {total, number}',
    saveTags: 'Guardar etiquetas',
    tagged: '{count, plural, one {Etiquetas de # lead guardadas} other {Etiquetas de # leads guardadas}}',
    step: 'Próximo paso',
    stepTitle: '{count, plural, one {Próximo paso de # lead} other {Próximo paso de # leads}}',
    stepText: 'Sustituye al que tengan. Déjalo vacío para quitarlo.',
    saveStep: 'Guardar próximo paso',
    stepped: '{count, plural, one {Próximo paso de # lead guardado} other {Próximo paso de # leads guardado}}',
  },
  stop: {
    listed: '{name} ya está en la lista de no contactar.',
    hint: 'Añade sus datos a tu lista de no contactar.',
  },
} satisfies Translation<typeof en>
