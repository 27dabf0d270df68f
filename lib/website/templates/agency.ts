import { art, block, entry, fact, page, said, type Template, to, website } from './parts'

const foot = block('foot', 'foot/columns', {
  text: 'Brand and web design for companies that make things.',
  items: [to('Work', 'page:work'), to('Studio', 'page:studio'), to('Start a project', 'page:contact#brief')],
})

const home = page(
  'home',
  'Home',
  [
    'Brand and web design studio',
    'A studio of six for brands and websites. We work for companies that make things: bakeries, ferries, concert halls, archives.',
  ],
  block('top', 'opening/split', {
    kicker: 'Brand and web design',
    title: 'We make small companies look like themselves',
    text: 'A studio of six for brands, websites and everything printed in between. Most of our clients make things with their hands.',
    button: 'Start a project',
    link: 'page:contact#brief',
    second: 'See our work',
    second_link: 'page:work',
    picture: art('blocks'),
  }),
  block('work', 'gallery/mosaic', {
    title: 'Recent work',
    items: [
      { picture: art('case-bakery'), title: 'Morgenbrot', text: 'Brand, packaging and 14 shop fronts' },
      { picture: art('case-concert'), title: 'Hall Seven', text: 'A season in 40 posters' },
      { picture: art('case-archive'), title: 'City archive', text: 'Website with 90,000 photographs' },
      { picture: art('case-ferry'), title: 'Strait Ferries', text: 'Signage, timetable, tickets' },
      { picture: art('desk'), title: 'Union Desk', text: 'Online shop for a furniture maker' },
    ],
  }),
  block('services', 'services/rows', {
    title: 'What we do',
    items: [
      entry('Brand', 'Name, mark, type, colour, and the rules that keep them together.', '6–10 weeks'),
      entry('Website', 'Designed, written and built, on a system you can edit yourself.', '8–12 weeks'),
      entry('Print', 'Packaging, posters, annual reports. We stand at the press.', '2–6 weeks'),
    ],
    tone: 'soft',
  }),
  block('words', 'quotes/one', {
    items: [
      said(
        'They talked us out of a new logo and into better bread bags. Sales rose by a third.',
        'Ines Keller',
        'Morgenbrot',
      ),
    ],
    tone: 'ink',
  }),
  block('call', 'call/band', {
    title: 'Two places free from March',
    text: 'We take on eight projects a year.',
    button: 'Tell us about yours',
    link: 'page:contact#brief',
  }),
  foot,
)

const work = page(
  'work',
  'Work',
  [
    'Selected work: brands, websites, print',
    'Selected projects: a bakery, a ferry line, a concert hall, a city archive and a furniture maker.',
  ],
  block('top', 'opening/centre', { title: 'Selected work', text: 'Five projects, and what changed because of them.' }),
  block('bakery', 'about/right', {
    kicker: 'Morgenbrot',
    title: 'A bakery that stopped apologising',
    text: 'Fourteen shops, nine different signs. We kept the lettering from the oldest van and threw away the rest.',
    picture: art('case-bakery'),
    items: [fact('+34%', 'sales in 12 months'), fact('14', 'shop fronts')],
    tone: 'soft',
  }),
  block('hall', 'about/left', {
    kicker: 'Hall Seven',
    title: 'Forty concerts, one idea',
    text: 'Each poster is drawn from the recording: loudness becomes height. Printed by the players’ own press.',
    picture: art('case-concert'),
    items: [fact('40', 'posters'), fact('92%', 'of seats sold')],
  }),
  block('archive', 'about/right', {
    kicker: 'City archive',
    title: '90,000 photographs, found in seconds',
    text: 'A search that understands street names from 1890, and loads on the reading room’s oldest computer.',
    picture: art('case-archive'),
    items: [fact('0.4 s', 'to the first picture'), fact('6×', 'more visitors')],
    tone: 'soft',
  }),
  foot,
)

const studio = page(
  'studio',
  'Studio',
  [
    'The studio and how we work',
    'Six people, one room, eight projects a year. How a project with us works and what it costs.',
  ],
  block('top', 'opening/split', {
    title: 'Six people, one room',
    text: 'No account managers. The people who present the work are the people who did it.',
    picture: art('desk'),
  }),
  block('team', 'team/cards', {
    title: 'Who we are',
    items: [
      entry('Noor Visser', '', 'Design', { picture: art('person-2') }),
      entry('Callum Reid', '', 'Type and print', { picture: art('person-4') }),
      entry('Mei Tanaka', '', 'Websites', { picture: art('person-5') }),
      entry('Leo Baptiste', '', 'Words', { picture: art('person-1') }),
    ],
    tone: 'soft',
  }),
  block('way', 'questions/split', {
    title: 'How a project works',
    items: [
      entry('How do we start?', 'With a day at your place. We watch, ask and write down what we heard.'),
      entry(
        'What does it cost?',
        'A brand starts at £12,000, a website at £15,000. You get a fixed price after the first day.',
      ),
      entry('Who owns the work?', 'You do, including the source files.'),
    ],
  }),
  foot,
)

const contact = page(
  'contact',
  'Contact',
  ['Start a project', 'Tell us what you make and what you need. We reply within two working days.'],
  block('top', 'opening/centre', {
    title: 'Tell us what you make',
    text: 'We reply within 2 working days, even when the answer is no.',
  }),
  block('brief', 'contact/split', {
    title: 'Start a project',
    text: 'What do you make, who buys it, and what should be different in a year?',
    button: 'Send brief',
    topics: [to('Brand', ''), to('Website', ''), to('Print', '')],
    tone: 'soft',
  }),
  foot,
)

export const agency: Template = {
  id: 'agency',
  name: 'Agency',
  category: 'Creative',
  tags: ['agency', 'studio', 'portfolio', 'design', 'marketing'],
  version: 1,
  business: {
    name: 'Studio Parallel',
    line: 'Brand and web design',
    phone: '+44 20 7946 0371',
    email: 'hello@studio-parallel.example',
    address: '88 Dock Street, London E1 8JP',
    kind: 'ProfessionalService',
  },
  document: website(
    { palette: 'signal', letters: 'bricolage', corners: 'sharp', spacing: 'airy' },
    home,
    work,
    studio,
    contact,
  ),
}
