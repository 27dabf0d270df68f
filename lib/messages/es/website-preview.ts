import type { websitePreview as en } from '@/lib/messages/en/website-preview'
import type { Translation } from '@/lib/messages/translation'

export const websitePreview = {
  title: 'Vista previa: {name}',
  text: 'Mira cualquier versión como la verían los visitantes, en cualquier pantalla.',
  failed: 'No se pudo cargar este sitio web.',
  unreadable: 'Esta versión del sitio web necesita una versión más reciente de la aplicación.',
  back: 'Sitio web',
  version: 'Versión',
  number: 'Versión {rev, number}',
  versionOf: '{what}, {state}',
  isPublished: 'publicada',
  isCurrent: 'actual',
  withoutPictures: 'Sin imágenes',
  scan: 'Análisis ligero',
  open: 'Abrir sitio web',
  edit: 'Editar',
  copyLink: 'Copiar enlace',
  copied: 'Enlace copiado. Funciona 24 horas.',
  link: 'Enlace de vista previa',
  linkHelp: 'Quien tenga este enlace puede ver esta versión durante 24 horas.',
  offline: 'Sin conexión. Vuelve a conectarte para continuar.',
} satisfies Translation<typeof en>
