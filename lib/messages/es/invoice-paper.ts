import type { invoicePaper as en } from '@/lib/messages/en/invoice-paper'
import type { Translation } from '@/lib/messages/translation'

export const invoicePaper = {
  kind: { invoice: 'Factura', credit: 'Factura rectificativa', offer: 'Presupuesto' },
  issued: 'Fecha',
  due: 'Vencimiento',
  valid: 'Válida hasta',
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
  scan: 'Escanea el código con la app del banco o usa:',
  to: 'Para',
  toSend: 'Importe',
  mention: 'Concepto',
  code: 'Código de pago',
  orLink: 'Pagar en línea en {host}',
  download: 'Descargar PDF',
  isPaid: 'Pagada. Gracias.',
  isVoid: 'Esta factura se anuló con una factura rectificativa.',
  overdue: 'Esta factura venció el {date}.',
  answer: 'Su respuesta',
  accept: 'Aceptar este presupuesto',
  decline: 'Rechazar',
  accepted: 'Ha aceptado este presupuesto.',
  declined: 'Ha rechazado este presupuesto.',
  over: 'Este presupuesto era válido hasta el {date}.',
  remind: {
    first: {
      subject: 'Factura {number}: recordatorio',
      text: `Hola, {buyer}:

la factura {number} de {amount} venció el {day}. Si el pago ya está en camino, no tenga en cuenta este mensaje.

La factura, con todo lo necesario para pagar: {link}

Gracias
{seller}`,
    },
    second: {
      subject: 'Segundo recordatorio: factura {number}',
      text: `Hola, {buyer}:

la factura {number} está pendiente desde el {day}. Quedan {amount} por pagar. Pague en los próximos 7 días o díganos si hay algún problema.

{link}

Gracias
{seller}`,
    },
    third: {
      subject: 'Último recordatorio: factura {number}',
      text: `Hola, {buyer}:

le hemos recordado dos veces la factura {number}, que venció el {day}. Pague los {amount} pendientes en 7 días. Después podremos cobrar los intereses y gastos que prevé la ley.

{link}

{seller}`,
    },
  },
} as const satisfies Translation<typeof en>
