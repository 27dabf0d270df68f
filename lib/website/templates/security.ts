import { art, block, entry, fact, page, said, type Template, to, website } from './parts'

const foot = block('foot', 'foot', {
  text: 'Website security for small companies.',
  items: [to('Services', 'page:services'), to('Prices', 'page:prices'), to('Contact', 'page:contact#check')],
  small: 'We scan a website only with written permission from its owner.',
})

const home = page(
  'home',
  'Home',
  [
    'Website security for small companies',
    'We scan your website every night, fix what we find and send you one page a month. For shops, clinics and workshops.',
  ],
  block('top', 'opening/split', {
    kicker: 'For shops, clinics and workshops',
    title: 'Your website, watched every night',
    text: 'We scan it while you sleep, fix what we find and send you one page a month that you can read in a minute.',
    button: 'Check my website',
    link: 'page:contact#check',
    second: 'See prices',
    second_link: 'page:prices',
    picture: art('shield'),
  }),
  block('trust', 'trust/strip', {
    items: [
      entry('Every night', 'More than 200 checks'),
      entry('Within 1 working day', 'For critical findings'),
      entry('No lock-in', 'Cancel monthly'),
    ],
    tone: 'soft',
  }),
  block('ways', 'services/cards', {
    title: 'What we look after',
    items: [
      entry(
        'Software updates',
        'Shop systems, plugins and themes, updated and tested before vulnerabilities are exploited.',
        '',
        { picture: art('locked-browser'), link: 'page:services' },
      ),
      entry('Email in your name', 'We set up SPF, DKIM and DMARC, so others can’t send invoices as you.', '', {
        picture: art('radar'),
        link: 'page:services',
      }),
      entry('Evidence for insurers', 'A monthly report that answers the questions in your cyber insurance form.', '', {
        picture: art('report-page'),
        link: 'page:services',
      }),
    ],
  }),
  block('night', 'about/left', {
    kicker: 'How it works',
    title: 'Most attacks aren’t personal. That’s why they find you.',
    text: 'Automated tools try every website for the same few weaknesses. If yours has none of them, they move on.\n\n- A scan every night, from outside, changing nothing\n- Critical findings fixed within 1 working day\n- One person to call, by name',
    picture: art('night-shift'),
    items: [fact('200+', 'checks a night'), fact('1', 'page a month'), fact('1 day', 'to fix critical findings')],
    tone: 'soft',
  }),
  block('words', 'quotes/one', {
    items: [
      said(
        'They called on a Tuesday to say a plugin had a vulnerability, and that the update was already in.',
        'Practice manager',
        'Dental clinic',
      ),
    ],
  }),
  block('call', 'call/card', {
    title: 'See what others see',
    text: 'Tell us your website and we’ll send you a free report within 1 working day.',
    button: 'Get a free report',
    link: 'page:contact#check',
  }),
  foot,
)

const services = page(
  'services',
  'Services',
  [
    'Scans, fixes and reports',
    'Nightly scans, software updates, email protection, backups and incident help: what each covers and what it doesn’t.',
  ],
  block('top', 'opening/split', {
    title: 'What we do, and what we don’t',
    text: 'We protect websites and the email of their domain. We don’t sell antivirus, phones or fear.',
    button: 'Check my website',
    link: 'page:contact#check',
    picture: art('radar'),
  }),
  block('list', 'services/rows', {
    title: 'Services',
    items: [
      entry(
        'Nightly scan',
        'Certificates, headers, software versions, exposed files, forms and scripts from third parties.',
        'All plans',
      ),
      entry('Updates', 'Applied on a copy first, then live, with a way back.', 'From Care'),
      entry('Email protection', 'SPF, DKIM and DMARC, with reports read by a person.', 'From Care'),
      entry('Backups', 'Daily, encrypted, kept for 30 days. We restore one every quarter to be sure.', 'From Care'),
      entry('Incident help', 'If something happens: containment, clean-up and a written account.', 'Complete'),
    ],
    tone: 'soft',
  }),
  block('ask', 'questions/split', {
    title: 'Common questions',
    items: [
      entry(
        'Will a scan slow my website down?',
        'No. It sends fewer requests than a search engine and changes nothing.',
      ),
      entry(
        'Do you need my passwords?',
        'Not for scans. For updates you create an account for us that you can delete at any time.',
      ),
      entry(
        'What if you find something critical?',
        'We call you, explain it in two sentences and start fixing it within 1 working day.',
      ),
    ],
  }),
  foot,
)

const prices = page(
  'prices',
  'Prices',
  ['Prices: monthly plans', 'Three monthly plans for website security, from £29. Cancel monthly.'],
  block('top', 'opening/centre', {
    title: 'Three plans, cancel monthly',
    text: 'Per website. A second website costs half.',
  }),
  block('plans', 'prices/plans', {
    title: 'Plans',
    items: [
      entry('Watch', '- Nightly scan\n- Monthly report\n- Alerts by email', '£29', {
        button: 'Start with Watch',
        link: 'page:contact#check',
      }),
      entry('Care', '- Everything in Watch\n- Updates and backups\n- Email protection', '£89', {
        button: 'Start with Care',
        link: 'page:contact#check',
      }),
      entry('Complete', '- Everything in Care\n- Incident help\n- Evidence for insurers', '£190', {
        button: 'Start with Complete',
        link: 'page:contact#check',
      }),
    ],
    small: 'Per month, excluding VAT.',
    tone: 'soft',
  }),
  foot,
)

const contact = page(
  'contact',
  'Contact',
  ['Get a free report on your website', 'Tell us your website and get a free security report within 1 working day.'],
  block('top', 'opening/centre', {
    title: 'Get a free report',
    text: 'Tell us your website. Within 1 working day you get two pages: what we saw and what we’d fix first.',
  }),
  block('check', 'contact/split', {
    title: 'Your website',
    text: 'By sending this form you confirm that you’re authorised to have this website scanned.',
    button: 'Request report',
    topics: [to('Free report', ''), to('A plan', ''), to('An incident', '')],
    small: 'We scan once, from outside, and change nothing.',
    tone: 'soft',
  }),
  foot,
)

export const security: Template = {
  id: 'security',
  name: 'Security services',
  category: 'Technology',
  tags: ['security', 'IT', 'managed services', 'consulting'],
  version: 1,
  business: {
    name: 'Northwatch',
    line: 'Website security',
    phone: '+44 20 7946 0958',
    email: 'hello@northwatch.example',
    address: '30 Harbour Road, Bristol BS1 6XN',
    kind: 'ProfessionalService',
  },
  document: website(
    { palette: 'night', letters: 'inter', corners: 'soft', spacing: 'normal' },
    home,
    services,
    prices,
    contact,
  ),
}
