import { art, block, entry, fact, open, page, said, type Template, to, website } from './parts'

const HOURS = [
  open('Tuesday to Thursday', '17:30–22:30'),
  open('Friday and Saturday', '12:00–14:30, 17:30–23:00'),
  open('Sunday', '12:00–16:00'),
  open('Monday', 'Closed'),
]

const foot = block('foot', 'foot', {
  text: 'Seasonal Italian cooking, one wood oven, eleven tables.',
  items: [to('Menu', 'page:menu'), to('Our story', 'page:story'), to('Book a table', 'page:visit#book')],
  small: 'Allergies? Tell us when you book and we’ll plan around them.',
})

const home = page(
  'home',
  'Home',
  [
    'Italian restaurant with a wood oven and a garden',
    'Seasonal Italian cooking from a wood oven. Eleven tables inside, six under the lime tree. Open Tuesday to Sunday. Book online.',
  ],
  block('top', 'opening/split', {
    kicker: 'Open Tuesday to Sunday',
    title: 'Dinner under the lime tree',
    text: 'Hand-cut pasta, fish from the wood oven and a short wine list we know by heart. Eleven tables inside, six in the garden.',
    button: 'Book a table',
    link: 'page:visit#book',
    second: 'See the menu',
    second_link: 'page:menu',
    picture: art('lime-table'),
  }),
  block('dishes', 'gallery/grid', {
    title: 'On the menu this week',
    text: 'The menu changes every Tuesday, after the market.',
    items: [
      { picture: art('plate-pasta'), title: 'Tagliatelle with chanterelles', text: 'Brown butter, lemon thyme' },
      { picture: art('plate-fish'), title: 'Trout from the oven', text: 'Fennel, new potatoes, parsley oil' },
      { picture: art('plate-tart'), title: 'Apricot tart', text: 'Warm, with sour cream ice' },
    ],
    tone: 'soft',
  }),
  block('words', 'quotes/one', {
    items: [
      said(
        'We came for one birthday and have been back for every one since. The trout alone is worth the trip.',
        'Marlene H.',
        'Guest since 2019',
      ),
    ],
    tone: 'ink',
  }),
  block('about', 'about/left', {
    kicker: 'The kitchen',
    title: 'One oven, lit at noon every day',
    text: 'Oak and beech, nothing else. By six it holds 320 degrees, and everything from the bread to the peaches goes through it.\n\nWe buy from nine farms within an hour’s drive. Their names are on the menu, next to what they grew.',
    picture: art('oven'),
    items: [fact('9', 'farms we buy from'), fact('60', 'wines, most by the glass'), fact('2014', 'the year we opened')],
    button: 'Read our story',
    link: 'page:story',
  }),
  block('visit', 'place/map', {
    title: 'Find us',
    text: 'Two minutes from the station. Bikes can be left in the yard.',
    items: HOURS,
    button: 'Book a table',
    link: 'page:visit#book',
    tone: 'soft',
  }),
  foot,
)

const menu = page(
  'menu',
  'Menu',
  [
    'Menu: pasta, wood oven and wine',
    'This week’s menu: starters, hand-cut pasta, fish and meat from the wood oven, desserts and wines by the glass, with prices.',
  ],
  block('top', 'opening/split', {
    kicker: 'From Tuesday',
    title: 'This week’s menu',
    text: 'Three courses for £38, or choose as you like. Vegetarian and vegan menus on request.',
    button: 'Book a table',
    link: 'page:visit#book',
    picture: art('plate-fish'),
  }),
  block('starters', 'prices/list', {
    title: 'Starters',
    items: [
      entry('Bread from the oven', 'Cultured butter, sea salt', '£5'),
      entry('Burrata and roast peach', 'Basil, toasted hazelnuts', '£12'),
      entry('White bean soup', 'Rosemary oil, fried sage', '£9'),
      entry('Cured ham', 'Eighteen months, pickled pear', '£13'),
    ],
    tone: 'soft',
  }),
  block('mains', 'prices/list', {
    title: 'Pasta and oven',
    items: [
      entry('Tagliatelle with chanterelles', 'Brown butter, lemon thyme', '£19'),
      entry('Ravioli of smoked ricotta', 'Peas, mint, pecorino', '£18'),
      entry('Trout from the oven', 'Fennel, new potatoes, parsley oil', '£27'),
      entry('Half a chicken', 'Lemon, charred leeks, salsa verde', '£25'),
      entry('Aubergine parmigiana', 'Tomatoes from the garden', '£17'),
      entry('Rib of beef for two', 'One kilo, bone in, with everything', '£72'),
    ],
  }),
  block('sweet', 'prices/list', {
    title: 'Desserts',
    items: [
      entry('Apricot tart', 'Sour cream ice', '£9'),
      entry('Tiramisu', 'For one or for the table', '£8'),
      entry('Sheep’s cheese', 'Honeycomb, oatcakes', '£11'),
      entry('Affogato', 'With or without amaretto', '£6'),
    ],
    small: 'Service isn’t included. Tips go to the whole team.',
    tone: 'soft',
  }),
  block('wine', 'about/right', {
    kicker: 'Wine',
    title: 'A list short enough to remember',
    text: 'Sixty bottles from small growers, twenty of them open at any time. Ask Teresa for the one that isn’t on the list.',
    picture: art('wine'),
  }),
  foot,
)

const story = page(
  'story',
  'Our story',
  [
    'Our story: a family restaurant since 2014',
    'How two cooks, a wood oven and a lime tree became a restaurant. Meet the team and the farms behind the menu.',
  ],
  block('top', 'opening/centre', {
    kicker: 'Since 2014',
    title: 'We wanted the kind of place we’d go to on our day off',
    text: 'No tasting menu, no speeches. Good ingredients, a hot oven and time to talk.',
  }),
  block('team', 'team/cards', {
    title: 'Who looks after you',
    items: [
      entry('Teresa Moro', 'Knows every grower on the wine list by first name.', 'Host and wine', {
        picture: art('person-2'),
      }),
      entry('Paul Linden', 'Lights the oven at noon and guards it until midnight.', 'Chef', {
        picture: art('person-4'),
      }),
      entry('Aisha Karim', 'Bread at six in the morning, tarts at three.', 'Baker', { picture: art('person-3') }),
    ],
    tone: 'soft',
  }),
  block('farms', 'questions/split', {
    title: 'Where it comes from',
    items: [
      entry('Vegetables', 'From Hill Farm and from our own beds behind the yard, picked the same morning.'),
      entry('Fish', 'Trout from the chalk stream nine miles away. Sea fish only on Thursdays, when the boat is in.'),
      entry('Meat', 'Two family farms. We buy whole animals and the menu follows.'),
    ],
  }),
  foot,
)

const visit = page(
  'visit',
  'Visit',
  [
    'Book a table, opening hours and directions',
    'Book a table online or by phone. Opening hours, directions, parking, and answers about dogs, children and larger groups.',
  ],
  block('top', 'opening/centre', {
    title: 'Come hungry, stay late',
    text: 'Book by phone or with the form. We confirm every table within a few hours.',
  }),
  block('book', 'contact/split', {
    title: 'Book a table',
    text: 'Tell us the day, the time and how many people.',
    button: 'Request a table',
    topics: [to('Dinner', ''), to('Lunch', ''), to('Private party', '')],
    small: 'We use your details to answer you and for nothing else.',
    tone: 'soft',
  }),
  block('map', 'place/map', { title: 'Opening hours', items: HOURS }),
  block('ask', 'questions/split', {
    title: 'Before you come',
    items: [
      entry('Can we bring the dog?', 'Yes, in the garden and at the two tables by the door.'),
      entry('Is there a children’s menu?', 'We make half portions of any pasta, plain if they like.'),
      entry(
        'Can you seat a group of ten?',
        'Yes, from Tuesday to Thursday. Call two days ahead and we’ll put tables together.',
      ),
      entry('Is there step-free access?', 'Yes, through the yard, and one of the toilets is step-free too.'),
    ],
    tone: 'soft',
  }),
  foot,
)

export const restaurant: Template = {
  id: 'restaurant',
  name: 'Restaurant',
  category: 'Food and drink',
  tags: ['restaurant', 'café', 'bar', 'menu', 'booking'],
  version: 1,
  business: {
    name: 'Osteria Linden',
    line: 'Italian restaurant',
    phone: '+44 1632 960142',
    email: 'table@osteria-linden.example',
    address: '4 Linden Lane, Bath BA1 2QT',
    kind: 'Restaurant',
  },
  document: website(
    { palette: 'lime', letters: 'fraunces', corners: 'round', spacing: 'normal' },
    home,
    menu,
    story,
    visit,
  ),
}
