import { InvoiceService } from '@e-invoice-eu/core'
import type { Invoice, Party } from '@/lib/contract/invoice'
import { grossOf, netOf, plainAmount } from '@/lib/domain/money'

/** CII is what a PDF carries; UBL goes by Peppol; XRechnung is what German authorities take. */
export type XmlFormat = 'cii' | 'ubl' | 'xrechnung'

const FORMATS = { cii: 'CII', ubl: 'UBL', xrechnung: 'XRECHNUNG-UBL' } as const

/** Of UN/ECE recommendation 20, by the words that people use. */
const UNITS: Readonly<Record<string, string>> = { hour: 'HUR', day: 'DAY', week: 'WEE', month: 'MON', year: 'ANN' }
const unitCode = (unit: string) => UNITS[unit.toLowerCase().replace(/s$/, '')] ?? 'C62'

const quiet = { log() {}, warn() {}, error() {} }

/** It may also be said in words, which are for people alone. */
const A_DAY = /^\d{4}-\d\d-\d\d$/

type Written = Parameters<InvoiceService['generate']>[0]

/** An invoice as EN 16931 writes it. Throws where a term is missing. */
export async function eInvoiceXml(invoice: Invoice, format: XmlFormat): Promise<string> {
  // A credit note of UBL is another document; XRechnung takes it in the other syntax.
  const isCredit = invoice.kind === 'credit'
  const name = isCredit && format === 'xrechnung' ? 'XRECHNUNG-CII' : FORMATS[format]
  const xml = await new InvoiceService(quiet).generate(asWritten(invoice), {
    format: name,
    lang: 'en',
    noWarnings: true,
  })
  return withDelivery(typeof xml === 'string' ? xml : new TextDecoder().decode(xml))
}

/** Its schema wants the element in every CII file, also in one of services, of which no delivery is known. */
const withDelivery = (xml: string): string =>
  xml.includes('<ram:ApplicableHeaderTradeDelivery')
    ? xml
    : xml.replace('<ram:ApplicableHeaderTradeSettlement>', '<ram:ApplicableHeaderTradeDelivery/>$&')

function asWritten(invoice: Invoice): Written {
  const { number, kind, currency, issued_on, due_on, buyer_reference, terms, corrects, pay } = invoice
  const account = pay.iban && {
    'cac:PaymentMeans': [
      {
        'cbc:PaymentMeansCode': currency === 'EUR' ? '58' : '30',
        'cbc:PaymentID': number ?? '',
        'cac:PayeeFinancialAccount': {
          'cbc:ID': pay.iban,
          'cbc:Name': invoice.seller.name,
          ...(pay.bic && { 'cac:FinancialInstitutionBranch': { 'cbc:ID': pay.bic } }),
        },
      },
    ],
  }
  const written = {
    'ubl:Invoice': {
      'cbc:ID': number ?? '',
      'cbc:IssueDate': issued_on ?? '',
      ...(due_on && { 'cbc:DueDate': due_on }),
      'cbc:InvoiceTypeCode': kind === 'credit' ? '381' : '380',
      'cbc:DocumentCurrencyCode': currency,
      ...(buyer_reference && { 'cbc:BuyerReference': buyer_reference }),
      ...(corrects && { 'cac:BillingReference': [{ 'cac:InvoiceDocumentReference': { 'cbc:ID': corrects.number } }] }),
      'cac:AccountingSupplierParty': { 'cac:Party': seller(invoice.seller) },
      'cac:AccountingCustomerParty': { 'cac:Party': buyer(invoice.buyer) },
      ...delivery(invoice),
      ...account,
      ...(terms && { 'cac:PaymentTerms': { 'cbc:Note': terms } }),
      ...sums(invoice),
      'cac:InvoiceLine': invoice.lines.map((line, at) => writtenLine(line, at, currency)),
    },
  }
  return written as unknown as Written
}

/**
 * When it was supplied, where a day is said. What goes to another country of the EU without VAT says where to and when
 * (BR-IC-11 and 12 of EN 16931): to the buyer, and where no other day is said, on the day of the invoice.
 */
function delivery({ supplied, issued_on, tax, buyer: { country } }: Invoice) {
  const day = A_DAY.test(supplied) ? supplied : ''
  if (!tax.some(({ category }) => category === 'K'))
    return day ? { 'cac:Delivery': { 'cbc:ActualDeliveryDate': day } } : {}
  const place = { 'cac:Address': { 'cac:Country': { 'cbc:IdentificationCode': country } } }
  return { 'cac:Delivery': { 'cbc:ActualDeliveryDate': day || issued_on, 'cac:DeliveryLocation': place } }
}

/** Where it is sent: an id of a network, else the mailbox. */
function endpoint({ endpoint: at, email }: Party) {
  if (at) return { 'cbc:EndpointID': at.id, 'cbc:EndpointID@schemeID': at.scheme }
  return email ? { 'cbc:EndpointID': email, 'cbc:EndpointID@schemeID': 'EM' } : {}
}

function address({ lines: [street, more, rest], city, postal_code, country }: Party) {
  return {
    'cac:PostalAddress': {
      ...(street && { 'cbc:StreetName': street }),
      ...(more && { 'cbc:AdditionalStreetName': more }),
      ...(city && { 'cbc:CityName': city }),
      ...(postal_code && { 'cbc:PostalZone': postal_code }),
      ...(rest && { 'cac:AddressLine': { 'cbc:Line': rest } }),
      'cac:Country': { 'cbc:IdentificationCode': country },
    },
  }
}

const VAT = { 'cbc:ID': 'VAT' }
const bare = (vat: string) => vat.replaceAll(/\s/g, '')

const seller = (party: Party) => ({
  ...endpoint(party),
  ...address(party),
  ...(party.vat && { 'cac:PartyTaxScheme': [{ 'cbc:CompanyID': bare(party.vat), 'cac:TaxScheme': VAT }] }),
  'cac:PartyLegalEntity': { 'cbc:RegistrationName': party.name },
  'cac:Contact': {
    'cbc:Name': party.name,
    ...(party.phone && { 'cbc:Telephone': party.phone }),
    ...(party.email && { 'cbc:ElectronicMail': party.email }),
  },
})

const buyer = (party: Party) => ({
  ...endpoint(party),
  ...address(party),
  ...(party.vat && { 'cac:PartyTaxScheme': { 'cbc:CompanyID': bare(party.vat), 'cac:TaxScheme': VAT } }),
  'cac:PartyLegalEntity': { 'cbc:RegistrationName': party.name },
})

/** `23`, `7.7`. */
const percent = (bp: number) => String(bp / 100)

const money = (name: string, minor: number, currency: string) => ({
  [`cbc:${name}`]: plainAmount(minor, currency),
  [`cbc:${name}@currencyID`]: currency,
})

function sums({ currency, tax, net_minor, total_minor }: Invoice) {
  return {
    'cac:TaxTotal': [
      {
        ...money('TaxAmount', total_minor - net_minor, currency),
        'cac:TaxSubtotal': tax.map(({ bp, category, net_minor: net, tax_minor, reason }) => ({
          ...money('TaxableAmount', net, currency),
          ...money('TaxAmount', tax_minor, currency),
          'cac:TaxCategory': {
            'cbc:ID': category,
            ...(category !== 'O' && { 'cbc:Percent': percent(bp) }),
            ...(reason && { 'cbc:TaxExemptionReason': reason }),
            'cac:TaxScheme': VAT,
          },
        })),
      },
    ],
    'cac:LegalMonetaryTotal': {
      ...money('LineExtensionAmount', net_minor, currency),
      ...money('TaxExclusiveAmount', net_minor, currency),
      ...money('TaxInclusiveAmount', total_minor, currency),
      ...money('PayableAmount', total_minor, currency),
    },
  }
}

type Line = Invoice['lines'][number]

function writtenLine(line: Line, at: number, currency: string) {
  const discount = grossOf(line) - netOf(line)
  return {
    'cbc:ID': String(at + 1),
    'cbc:InvoicedQuantity': plainQuantity(line.qty_milli),
    'cbc:InvoicedQuantity@unitCode': unitCode(line.unit),
    ...money('LineExtensionAmount', netOf(line), currency),
    ...(discount !== 0 && {
      'cac:AllowanceCharge': [
        {
          'cbc:ChargeIndicator': 'false',
          'cbc:AllowanceChargeReasonCode': '95',
          ...money('Amount', discount, currency),
        },
      ],
    }),
    'cac:Item': {
      'cbc:Name': line.name,
      'cac:ClassifiedTaxCategory': {
        'cbc:ID': line.tax_category,
        ...(line.tax_category !== 'O' && { 'cbc:Percent': percent(line.tax_bp) }),
        'cac:TaxScheme': VAT,
      },
    },
    'cac:Price': money('PriceAmount', line.price_minor, currency),
  }
}

function plainQuantity(milli: number): string {
  const digits = String(milli).padStart(4, '0')
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`.replace(/\.?0+$/, '')
}
