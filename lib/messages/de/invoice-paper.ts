import type { invoicePaper as en } from '@/lib/messages/en/invoice-paper'
import type { Translation } from '@/lib/messages/translation'

export const invoicePaper = {
  kind: { invoice: 'Rechnung', credit: 'Rechnungskorrektur', offer: 'Angebot' },
  issued: 'Datum',
  due: 'Fällig',
  valid: 'Gültig bis',
  supplied: 'Leistungszeitraum',
  reference: 'Ihr Zeichen',
  corrects: 'Korrigiert Rechnung',
  vat: 'USt-IdNr. {number}',
  what: 'Leistung',
  quantity: 'Menge',
  price: 'Preis',
  discount: 'Rabatt',
  tax: 'USt.',
  amount: 'Betrag',
  lines: 'Positionen',
  net: 'Netto',
  taxOf: '{rate} USt. auf {amount}',
  total: 'Gesamt',
  paid: 'Bezahlt',
  credited: 'Gutgeschrieben',
  open: 'Fälliger Betrag',
  toPay: 'Fällig bis {date}',
  pay: 'Per Überweisung zahlen',
  scan: 'Mit der Banking-App scannen oder verwenden:',
  to: 'Empfänger',
  toSend: 'Betrag',
  mention: 'Verwendungszweck',
  code: 'Zahlungscode',
  orLink: 'Online zahlen: {host}',
  download: 'PDF herunterladen',
  isPaid: 'Bezahlt. Vielen Dank.',
  isVoid: 'Diese Rechnung wurde durch eine Rechnungskorrektur storniert.',
  overdue: 'Diese Rechnung war am {date} fällig.',
  answer: 'Ihre Antwort',
  accept: 'Angebot annehmen',
  decline: 'Ablehnen',
  accepted: 'Sie haben dieses Angebot angenommen.',
  declined: 'Sie haben dieses Angebot abgelehnt.',
  over: 'Dieses Angebot war bis {date} gültig.',
  remind: {
    notice: {
      subject: 'Rechnung {number}: fällig am {day}',
      text: `Guten Tag {buyer},

die Rechnung {number} über {amount} ist am {day} fällig. Haben Sie schon bezahlt, können Sie diese Nachricht ignorieren.

Rechnung ansehen und bezahlen: {link}

Vielen Dank
{seller}`,
    },
    first: {
      subject: 'Rechnung {number}: freundliche Erinnerung',
      text: `Guten Tag {buyer},

die Rechnung {number} über {amount} war am {day} fällig. Haben Sie schon bezahlt, können Sie diese Nachricht ignorieren.

Rechnung ansehen und bezahlen: {link}

Vielen Dank
{seller}`,
    },
    second: {
      subject: 'Zweite Erinnerung: Rechnung {number}',
      text: `Guten Tag {buyer},

die Rechnung {number} ist seit dem {day} offen. Der fällige Betrag ist {amount}. Bitte zahlen Sie innerhalb der nächsten 7 Tage, oder sagen Sie uns, wenn etwas nicht stimmt.

{link}

Vielen Dank
{seller}`,
    },
    third: {
      subject: 'Letzte Erinnerung: Rechnung {number}',
      text: `Guten Tag {buyer},

wir haben Sie zweimal an die Rechnung {number} erinnert, fällig am {day}. Bitte zahlen Sie die offenen {amount} innerhalb von 7 Tagen. Danach können wir Zinsen und Kosten im gesetzlichen Rahmen berechnen.

{link}

{seller}`,
    },
  },
} as const satisfies Translation<typeof en>
