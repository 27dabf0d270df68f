/** What stands on invoices, on their pages, and in reminders. */
export const invoicePaper = {
  kind: { invoice: 'Invoice', credit: 'Credit note', offer: 'Offer' },
  issued: 'Issued',
  due: 'Due',
  valid: 'Valid until',
  supplied: 'Supplied',
  reference: 'Your reference',
  corrects: 'Corrects invoice',
  vat: 'VAT number {number}',
  what: 'What',
  quantity: 'Quantity',
  price: 'Price',
  discount: 'Discount',
  tax: 'VAT',
  amount: 'Amount',
  lines: 'Lines',
  net: 'Net',
  taxOf: 'VAT {rate} of {amount}',
  total: 'Total',
  paid: 'Paid',
  credited: 'Credited',
  open: 'To pay',
  toPay: 'To pay by {date}',
  pay: 'Pay by bank transfer',
  scan: 'Scan with your banking app, or use:',
  to: 'To',
  toSend: 'Amount',
  mention: 'Reference',
  code: 'Payment code',
  orLink: 'Pay online at {host}',
  download: 'Download PDF',
  isPaid: 'Paid. Thank you.',
  isVoid: 'This invoice was cancelled by a credit note.',
  overdue: 'This invoice was due on {date}.',
  answer: 'Your answer',
  accept: 'Accept this offer',
  decline: 'Decline',
  accepted: 'You accepted this offer.',
  declined: 'You declined this offer.',
  over: 'This offer was valid until {date}.',
  remind: {
    first: {
      subject: 'Invoice {number}: a friendly reminder',
      text: `Hello {buyer},

invoice {number} over {amount} was due on {day}. If your payment is on its way, please ignore this message.

The invoice, with everything you need to pay: {link}

Thank you
{seller}`,
    },
    second: {
      subject: 'Second reminder: invoice {number}',
      text: `Hello {buyer},

invoice {number} has been open since {day}. {amount} is still to be paid. Please pay within the next 7 days, or tell us if something is wrong with it.

{link}

Thank you
{seller}`,
    },
    third: {
      subject: 'Final reminder: invoice {number}',
      text: `Hello {buyer},

we have reminded you twice of invoice {number}, due on {day}. Please pay the open {amount} within 7 days. After that we may charge interest and costs as the law provides.

{link}

{seller}`,
    },
  },
} as const
