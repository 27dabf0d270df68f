import type { invoicePaper as en } from '@/lib/messages/en/invoice-paper'
import type { Translation } from '@/lib/messages/translation'

export const invoicePaper = {
  kind: { invoice: 'Factura', credit: 'Factura rectificativa', offer: 'Presupuesto' },
  issued: 'Fecha',
  due: 'Vencimiento',
  valid: 'Válido hasta',
  supplied: 'Prestación',
  reference: 'Su referencia',
  corrects: 'Rectifica la factura',
  vat: 'NIF-IVA {number}',
  what: 'Concepto',
  quantity: 'Cantidad',
  price: 'Precio',
  discount: 'Descuento',
  tax: 'IVA',
  amount: 'Importe',
  lines: 'Líneas',
  net: 'Base',
  taxOf: 'IVA {rate} de {amount}',
  total: 'Total',
  paid: 'Pagado',
  credited: 'Abonado',
  open: 'Importe pendiente',
  toPay: 'Vence el {date}',
  pay: 'Pagar por transferencia',
  scan: 'Escanear con la app del banco o usar:',
  to: 'Beneficiario',
  toSend: 'Importe',
  mention: 'Concepto',
  code: 'Código de pago',
  orLink: 'Pagar en línea en {host}',
  download: 'Descargar PDF',
  isPaid: 'Pagada. Gracias.',
  isVoid: 'Esta factura se anuló con una factura rectificativa.',
  overdue: 'Esta factura venció el {date}.',
  answer: 'Su respuesta',
  accept: 'Aceptar presupuesto',
  decline: 'Rechazar',
  accepted: 'Ha aceptado este presupuesto.',
  declined: 'Ha rechazado este presupuesto.',
  over: 'Este presupuesto era válido hasta el {date}.',
  remind: {
    notice: {
      subject: 'Factura {number}: vence el {day}',
      text: `Hola, {buyer}:

La factura {number} de {amount} vence el {day}. Si ya ha pagado, ignore este mensaje.

Puede ver y pagar la factura aquí: {link}

Gracias
{seller}`,
    },
    first: {
      subject: 'Factura {number}: recordatorio',
      text: `Hola, {buyer}:

La factura {number} de {amount} venció el {day}. Si ya ha pagado, ignore este mensaje.

Puede ver y pagar la factura aquí: {link}

Gracias
{seller}`,
    },
    second: {
      subject: 'Segundo recordatorio: factura {number}',
      text: `Hola, {buyer}:

La factura {number} está pendiente desde el {day}. El importe es {amount}. Pague en los próximos 7 días o díganos si hay algún problema.

{link}

Gracias
{seller}`,
    },
    third: {
      subject: 'Último recordatorio: factura {number}',
      text: `Hola, {buyer}:

Le hemos recordado dos veces la factura {number}, que venció el {day}. Pague los {amount} pendientes en 7 días. Después podremos cobrar los intereses y gastos que permita la ley.

{link}

{seller}`,
    },
  },
} as const satisfies Translation<typeof en>
