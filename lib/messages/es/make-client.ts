import type { makeClient as en } from '@/lib/messages/en/make-client'
import type { Translation } from '@/lib/messages/translation'

export const makeClient = {
  do: 'Convertir en cliente',
  title: '¿Convertir {name} en cliente?',
  wonTitle: 'Lead movido a Ganado: {name}',
  text: 'Esto crea un espacio de trabajo con su sitio como activo y mueve el lead a Ganado.',
  noSite: 'Esto crea un espacio de trabajo y mueve el lead a Ganado. No hay ningún sitio web que añadir como activo.',
  workspace: 'Nombre del espacio de trabajo',
  client: 'Nombre del cliente',
  notNow: 'Ahora no',
  done: 'Cliente añadido: {name}',
  next: 'A continuación, verifica que {site} le pertenece y analízalo.',
  nextNoSite: 'A continuación, añade su sitio para analizarlo.',
  verify: 'Verificar la propiedad',
  scan: 'Analizar sitio',
  add: 'Añadir activo',
  open: 'Abrir espacio de trabajo',
  contract: 'Contrato nuevo',
} satisfies Translation<typeof en>
