import { art, block, entry, fact, open, page, said, type Template, to, website } from './parts'

const foot = block('foot', 'foot', {
  text: 'Solicitors and chartered accountants under one roof.',
  items: [
    to('Legal', 'page:legal'),
    to('Accounting', 'page:accounting'),
    to('People', 'page:people'),
    to('Contact', 'page:contact#write'),
  ],
  small: 'Information on this website is general and isn’t legal or tax advice.',
})

const home = page(
  'home',
  'Home',
  [
    'Solicitors and accountants for small companies',
    'Employment, tenancy and company law, accounts and tax under one roof. Fixed fees, first meeting free of charge.',
  ],
  block('top', 'opening/split', {
    kicker: 'Solicitors and accountants since 1987',
    title: 'Good advice, before you need it',
    text: 'Most disputes are decided by the first letter, and most tax bills by the first meeting. We do both, for a fixed fee.',
    button: 'Arrange a first meeting',
    link: 'page:contact#write',
    picture: art('arcade'),
  }),
  block('fields', 'services/rows', {
    title: 'What we help with',
    items: [
      entry('Employment', 'Contracts, dismissals and settlements, for employers and employees.', 'From £280', {
        link: 'page:legal',
      }),
      entry('Tenancy and property', 'Leases, deposits and disputes, and the purchase of your premises.', 'From £340', {
        link: 'page:legal',
      }),
      entry('Company law', 'Formation, shareholder agreements, sale and succession.', 'From £650', {
        link: 'page:legal',
      }),
      entry('Accounts and tax', 'Bookkeeping, payroll, year-end accounts and tax returns.', 'From £95 a month', {
        link: 'page:accounting',
      }),
    ],
    tone: 'soft',
  }),
  block('way', 'about/right', {
    kicker: 'How we work',
    title: 'One letter, one fee, one person to call',
    text: 'You get a written estimate after the first meeting. If the work grows, we ask before we go on.\n\nThe partner you meet is the partner who does the work. Calls of up to ten minutes are never charged.',
    picture: art('letter'),
    items: [fact('24 hours', 'to a first reply'), fact('38', 'years in practice'), fact('0', 'surprise invoices')],
  }),
  block('words', 'quotes/one', {
    items: [
      said(
        'They told us in the first hour that we would lose, and how to settle. It saved the company.',
        'Managing director',
        'Print works, 40 staff',
      ),
    ],
    tone: 'ink',
  }),
  block('call', 'call/card', {
    title: 'Have a deadline?',
    text: 'Tell us the date. If we can’t help in time, we’ll tell you who can.',
    button: 'Write to us',
    link: 'page:contact#write',
  }),
  foot,
)

const legal = page(
  'legal',
  'Legal',
  [
    'Employment, tenancy and company law',
    'What we do in employment, tenancy and company law, what it costs and how long it usually takes.',
  ],
  block('top', 'opening/split', {
    title: 'Legal',
    text: 'We act for small companies, landlords, tenants and employees. Never for both sides.',
    button: 'Arrange a first meeting',
    link: 'page:contact#write',
    picture: art('books'),
  }),
  block('fees', 'prices/list', {
    title: 'Fixed fees',
    text: 'Excluding VAT and court fees.',
    items: [
      entry('Employment contract', 'Drafted or reviewed, with one revision', '£280'),
      entry('Settlement agreement', 'Advice and negotiation', '£450'),
      entry('Letter before action', 'With an assessment of your chances', '£190'),
      entry('Commercial lease', 'Review and report', '£640'),
      entry('Deposit dispute', 'From letter to adjudication', '£340'),
      entry('Shareholder agreement', 'Two meetings, one draft, one revision', '£950'),
    ],
    tone: 'soft',
  }),
  block('ask', 'questions/split', {
    title: 'Before we meet',
    items: [
      entry('What should I bring?', 'The contract or letter in question, and a list of dates. The dates matter most.'),
      entry(
        'Is the first meeting free of charge?',
        'Yes, for 30 minutes. You’ll know whether you have a case and what it would cost.',
      ),
      entry('Does my insurance pay?', 'Often it does. Bring the policy and we’ll ask the insurer for you.'),
    ],
  }),
  foot,
)

const accounting = page(
  'accounting',
  'Accounting',
  [
    'Accounting, payroll and tax for small companies',
    'Monthly bookkeeping, payroll, year-end accounts and tax returns at a fixed monthly fee.',
  ],
  block('top', 'opening/split', {
    title: 'Accounting',
    text: 'Your books are up to date every month, so the year-end holds no surprises.',
    button: 'Arrange a first meeting',
    link: 'page:contact#write',
    picture: art('chairs'),
  }),
  block('plans', 'prices/plans', {
    title: 'Monthly fees',
    items: [
      entry('Sole trader', '- Bookkeeping up to 40 receipts\n- VAT returns\n- Self-assessment', '£95', {
        button: 'Request a proposal',
        link: 'page:contact#write',
      }),
      entry(
        'Small company',
        '- Bookkeeping up to 150 receipts\n- Payroll for up to 5 people\n- Year-end accounts',
        '£260',
        { button: 'Request a proposal', link: 'page:contact#write' },
      ),
      entry(
        'Growing company',
        '- Everything in Small company\n- Monthly figures with a call\n- Cash forecast',
        '£490',
        { button: 'Request a proposal', link: 'page:contact#write' },
      ),
    ],
    small: 'Excluding VAT. Cancel at the end of any quarter.',
    tone: 'soft',
  }),
  foot,
)

const people = page(
  'people',
  'People',
  ['Our partners', 'The partners and what they specialise in.'],
  block('top', 'opening/centre', {
    title: 'Four partners, no departments',
    text: 'You speak to the person who does the work.',
  }),
  block('team', 'team/cards', {
    title: 'Partners',
    items: [
      entry('Helena Marlow', 'Employment law, mediation.', 'Solicitor', { picture: art('person-2') }),
      entry('Tobias Finch', 'Company law, succession.', 'Solicitor', { picture: art('person-4') }),
      entry('Grace Adeyemi', 'Accounts, tax, start-ups.', 'Chartered accountant', { picture: art('person-3') }),
      entry('Rowan Pryce', 'Tenancy and property.', 'Solicitor', { picture: art('person-6') }),
    ],
    tone: 'soft',
  }),
  foot,
)

const contact = page(
  'contact',
  'Contact',
  [
    'Arrange a first meeting',
    'Arrange a first meeting of 30 minutes, free of charge. In person, by phone or by video.',
  ],
  block('top', 'opening/centre', {
    title: 'Arrange a first meeting',
    text: '30 minutes, free of charge. In person, by phone or by video.',
  }),
  block('write', 'contact/split', {
    title: 'Write to us',
    text: 'A short outline and the next deadline are enough. Don’t send documents yet.',
    button: 'Send message',
    topics: [to('Employment', ''), to('Tenancy', ''), to('Company', ''), to('Accounting', '')],
    small: 'Writing to us doesn’t make you a client. We treat your message as confidential.',
    tone: 'soft',
  }),
  block('place', 'place/map', {
    title: 'Our offices',
    items: [
      open('Monday to Thursday', '08:30–17:30'),
      open('Friday', '08:30–15:00'),
      open('Saturday and Sunday', 'Closed'),
    ],
  }),
  foot,
)

export const law: Template = {
  id: 'law',
  name: 'Law and accounting',
  category: 'Professional services',
  tags: ['solicitor', 'lawyer', 'accountant', 'tax', 'advice'],
  version: 1,
  business: {
    name: 'Marlow & Finch',
    line: 'Solicitors and accountants',
    phone: '+44 117 496 0163',
    email: 'office@marlow-finch.example',
    address: '12 Orchard Square, Bristol BS1 5PT',
    kind: 'LegalService',
  },
  document: website(
    { palette: 'chambers', letters: 'newsreader', corners: 'sharp', spacing: 'airy' },
    home,
    legal,
    accounting,
    people,
    contact,
  ),
}
