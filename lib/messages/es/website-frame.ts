import type { websiteFrame as en } from '@/lib/messages/en/website-frame'
import type { Translation } from '@/lib/messages/translation'

export const websiteFrame = {
  page: 'Página',
  width: 'Ancho',
  desktop: 'Ordenador',
  tablet: 'Tableta',
  phone: 'Móvil',
  missing: 'Sitio web no encontrado',
  missingText: 'Puede que se haya eliminado o que el enlace esté incompleto.',
  all: 'Todos los sitios web',
} satisfies Translation<typeof en>
