import { art, block, entry, fact, open, page, said, type Template, to, website } from './parts'

const foot = block('foot', 'foot', {
  text: 'Roof repairs and new roofs. Fixed prices in writing.',
  items: [to('Services', 'page:services'), to('Our work', 'page:work'), to('Get a price', 'page:contact#price')],
  small: 'Insured for £5 million. Ask to see the certificate.',
})

const home = page(
  'home',
  'Home',
  [
    'Roof repairs and new roofs at a fixed price',
    'Leaks fixed within 48 hours, new roofs at a fixed price in writing. Slate, tile and flat roofs. Free survey with photos.',
  ],
  block('top', 'opening/over', {
    kicker: 'Leeds, Bradford, Harrogate',
    title: 'A dry house by Friday',
    text: 'Leaks found and fixed within 48 hours. New roofs at a fixed price, in writing, before we start.',
    button: 'Get a fixed price',
    link: 'page:contact#price',
    picture: art('roof'),
    tone: 'ink',
  }),
  block('trust', 'trust/strip', {
    items: [
      entry('48 hours', 'From your call to a dry roof'),
      entry('10-year guarantee', 'On every new roof, in writing'),
      entry('£5 million', 'Public liability insurance'),
    ],
    tone: 'soft',
  }),
  block('services', 'services/cards', {
    title: 'What we do',
    items: [
      entry('Repairs', 'Slates, tiles, flashing, chimneys. You get photos from before and after.', 'From £180', {
        picture: art('slates'),
        link: 'page:services',
      }),
      entry('New roofs', 'Stripped, insulated and covered in 9 days on average.', 'From £6,400', {
        picture: art('house'),
        link: 'page:services',
      }),
      entry('Flat roofs', 'Rubber membrane in one piece, without seams.', 'From £95 per m²', {
        picture: art('flat-roof'),
        link: 'page:services',
      }),
    ],
  }),
  block('how', 'about/right', {
    kicker: 'How it works',
    title: 'You know the price before the ladder goes up',
    text: 'We climb up, take photos and show you what we found. The price we write down is the price you pay, even if it takes us longer.\n\n- Free survey, usually within 2 days\n- One foreman from start to finish\n- Site swept every evening',
    picture: art('ladder'),
    items: [
      fact('1,900', 'roofs since 1998'),
      fact('11', 'roofers, all employed'),
      fact('4.9', 'of 5 from 212 reviews'),
    ],
    tone: 'soft',
  }),
  block('words', 'quotes/one', {
    items: [said('They came when they said, cost what they said and swept the drive.', 'Priya S.', 'Headingley')],
  }),
  block('ask', 'questions/split', {
    title: 'Good to know',
    items: [
      entry('Do you work in winter?', 'Yes. We put up a tent when it rains or snows, so your house stays dry.'),
      entry('Do I need to be at home?', 'Only for the survey. After that we need access to the outside and a socket.'),
      entry(
        'Can I pay in stages?',
        'Yes: a third at the start, a third at halfway, the rest once you’ve checked the work.',
      ),
    ],
    tone: 'soft',
  }),
  block('call', 'call/band', {
    title: 'Water coming in right now?',
    text: 'Call us. We’ll cover the roof today and repair it this week.',
    button: 'Report a leak',
    link: 'page:contact#price',
    tone: 'ink',
  }),
  foot,
)

const services = page(
  'services',
  'Services',
  [
    'Roofing services and prices',
    'Leak repairs, slate and tile roofs, flat roofs, gutters and chimneys, with prices from our last 200 jobs.',
  ],
  block('top', 'opening/split', {
    title: 'Services and prices',
    text: 'Prices are what customers paid for typical jobs last year. Yours comes in writing after a free survey.',
    button: 'Get a fixed price',
    link: 'page:contact#price',
    picture: art('slates'),
  }),
  block('list', 'services/rows', {
    title: 'Roof by roof',
    items: [
      entry('Leak repair', 'We find the entry point, not just the wet spot.', 'From £180'),
      entry(
        'Slate and tile roofs',
        'Welsh slate, clay or concrete, with new felt, battens and insulation.',
        'From £6,400',
      ),
      entry('Flat roofs', 'Garages, extensions and dormers in rubber membrane.', 'From £95 per m²'),
      entry('Gutters and downpipes', 'Cast iron, aluminium or plastic, cleaned or replaced.', 'From £45 per m'),
      entry('Chimneys', 'Repointed, lined or taken down to roof level.', 'From £420'),
    ],
    tone: 'soft',
  }),
  block('gutter', 'about/left', {
    kicker: 'Yearly check',
    title: 'An hour a year saves a ceiling',
    text: 'We clear the gutters, replace loose tiles and send you photos of the whole roof. £140 for a house with two floors.',
    picture: art('gutter'),
    button: 'Book a roof check',
    link: 'page:contact#price',
  }),
  foot,
)

const work = page(
  'work',
  'Our work',
  ['Recent roofs in Leeds, Bradford and Harrogate', 'Recent jobs with what we did, how long it took and what it cost.'],
  block('top', 'opening/centre', { title: 'Recent roofs', text: 'What we did, how long it took, what it cost.' }),
  block('jobs', 'gallery/mosaic', {
    title: 'This year',
    items: [
      { picture: art('house'), title: 'Victorian terrace, Headingley', text: 'New slate roof, 9 days, £11,200' },
      { picture: art('gutter'), title: 'Semi-detached, Otley', text: 'Cast-iron gutters, 2 days, £1,640' },
      {
        picture: art('flat-roof'),
        title: 'Dental practice, Harrogate',
        text: 'Flat roof with 3 skylights, 6 days, £9,800',
      },
      { picture: art('slates'), title: 'Chapel, Saltaire', text: '64 slates and new flashing, 3 days, £1,950' },
      { picture: art('ladder'), title: 'Farmhouse, Ilkley', text: 'Chimney lined and repointed, 4 days, £2,300' },
    ],
    tone: 'soft',
  }),
  foot,
)

const contact = page(
  'contact',
  'Contact',
  [
    'Get a fixed price for your roof',
    'Tell us about your roof and get a fixed price in writing. Free survey within 2 days.',
  ],
  block('top', 'opening/centre', {
    title: 'Tell us about your roof',
    text: 'A few words are enough. We call back the same day until 18:00.',
  }),
  block('price', 'contact/split', {
    title: 'Get a fixed price',
    text: 'Tell us the address, what you see and when it started.',
    button: 'Request a price',
    topics: [to('Leak', ''), to('New roof', ''), to('Flat roof', ''), to('Something else', '')],
    small: 'We don’t share your details with anyone.',
    tone: 'soft',
  }),
  block('place', 'place/map', {
    title: 'Yard and office',
    items: [open('Monday to Friday', '07:00–18:00'), open('Saturday', '08:00–13:00'), open('Sunday', 'Leaks only')],
  }),
  foot,
)

export const trades: Template = {
  id: 'trades',
  name: 'Trades',
  category: 'Trades and building',
  tags: ['roofer', 'builder', 'plumber', 'electrician', 'quote'],
  version: 1,
  business: {
    name: 'Hartley Roofing',
    line: 'Roofers',
    phone: '+44 113 496 0110',
    email: 'office@hartley-roofing.example',
    address: 'Unit 6, Canal Yard, Leeds LS12 2QF',
    kind: 'RoofingContractor',
  },
  document: website(
    { palette: 'slate', letters: 'bricolage', corners: 'sharp', spacing: 'normal' },
    home,
    services,
    work,
    contact,
  ),
}
