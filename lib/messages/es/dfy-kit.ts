import type { dfyKit as en } from '@/lib/messages/en/dfy-kit'
import type { Translation } from '@/lib/messages/translation'

export const dfyKit = {
  purpose: 'Sitios web y material de marketing listos para usar con tu marca.',
  failed: 'No se pudo cargar el kit de marketing.',
  newWebsite: 'Nuevo sitio web',
  websites: 'Sitios web',
  websitesText: 'Los tres últimos en los que trabajaste',
  allWebsites: 'Todos los sitios web',
  noWebsites: 'Todavía no hay sitios web',
  noWebsitesText: 'Empieza con una plantilla: cuatro páginas con los colores de tu cliente y cabeceras de seguridad.',
  title: 'Kit de marketing',
  inBrand: 'Con el nombre y los colores de {name}',
  noBrand: 'Define tu marca para incluir tu nombre y tus colores. Ahora: {name}',
  editBrand: 'Editar marca',
  tab: { logos: 'Logotipos', copy: 'Textos', emails: 'Correos', flyers: 'Folletos', images: 'Imágenes' },
  none: 'Todavía no hay nada',
  noneText: 'Este servidor no tiene ese material.',
  look: 'Vista previa de {name}',
  download: 'Descargar',
  downloadOf: 'Descargar {name}',
  copyText: 'Copiar texto',
  subject: 'Asunto: {subject}',
  use: { site: 'Sitio web', post: 'Publicación', ad: 'Anuncio', mail: 'Correo', call: 'Llamada' },
} satisfies Translation<typeof en>
