import { art, block, entry, fact, open, page, said, type Template, to, website } from './parts'

const HOURS = [
  open('Wednesday to Friday', '10:00–18:00'),
  open('Saturday', '10:00–16:00'),
  open('Sunday to Tuesday', 'Closed'),
]

const foot = block('foot', 'foot', {
  text: 'Stoneware made in the room behind the shop.',
  items: [to('Shop', 'page:shop'), to('Classes', 'page:classes'), to('Visit', 'page:visit#write')],
  small: 'Every piece is safe for the dishwasher and the oven.',
})

const home = page(
  'home',
  'Home',
  [
    'Handmade stoneware from our own workshop',
    'Mugs, bowls, plates and vases, thrown and glazed in the room behind the shop. Open Wednesday to Saturday.',
  ],
  block('top', 'opening/split', {
    kicker: 'Open Wednesday to Saturday',
    title: 'Made in the room behind the shop',
    text: 'Stoneware for every day: thrown on the wheel, glazed by hand, fired twice. Come in and pick the one that fits your hand.',
    button: 'See the range',
    link: 'page:shop',
    second: 'Plan a visit',
    second_link: 'page:visit',
    picture: art('niche'),
  }),
  block('range', 'services/pictures', {
    title: 'On the shelf now',
    items: [
      entry('Morning mug', '', '£24', { picture: art('mug'), link: 'page:shop' }),
      entry('Salad bowl', '', '£58', { picture: art('bowl'), link: 'page:shop' }),
      entry('Olive vase', '', '£72', { picture: art('vase'), link: 'page:shop' }),
      entry('Stacking plates', '', '£19 each', { picture: art('plates'), link: 'page:shop' }),
    ],
    tone: 'soft',
  }),
  block('wheel', 'about/left', {
    kicker: 'The workshop',
    title: 'Two wheels, one kiln, eleven glazes',
    text: 'We mix our own glazes from wood ash, iron and local clay, so no two firings are quite the same. On Saturdays the workshop door is open and you can watch.',
    picture: art('wheel'),
    items: [fact('1,240°', 'in the kiln'), fact('3 weeks', 'from clay to shelf'), fact('11', 'glazes of our own')],
    button: 'Join a class',
    link: 'page:classes',
  }),
  block('words', 'quotes/columns', {
    items: [
      said('I have had the same mug since they opened. It gets better.', 'Hannah W.', 'Regular'),
      said('The class was the best present I’ve given anyone.', 'Theo M.', 'Gift voucher'),
      said('They remade a bowl we broke on our honeymoon. Same glaze, same dent.', 'Lou and Sam', 'Newlyweds'),
    ],
    tone: 'soft',
  }),
  block('visit', 'place/map', { title: 'Visit the shop', items: HOURS, button: 'Plan a visit', link: 'page:visit' }),
  foot,
)

const shop = page(
  'shop',
  'Shop',
  [
    'Mugs, bowls, plates, vases and lamps',
    'The current range with prices. Reserve a piece online and collect it in the shop, or have it sent.',
  ],
  block('top', 'opening/centre', {
    title: 'The range',
    text: 'Reserve a piece with the form and collect it within 7 days. We also send, well packed, for £6.',
  }),
  block('all', 'services/pictures', {
    title: 'All pieces',
    items: [
      entry('Morning mug', 'Holds 320 ml, thumb rest on the handle.', '£24', { picture: art('mug') }),
      entry('Salad bowl', 'For four, glazed inside and out.', '£58', { picture: art('bowl') }),
      entry('Stacking plates', 'Three sizes, sold singly.', '£14–£26', { picture: art('plates') }),
      entry('Water jug', 'Pours without dripping. We tested it 200 times.', '£64', { picture: art('jug') }),
      entry('Olive vase', 'Narrow neck, holds a single branch.', '£72', { picture: art('vase') }),
      entry('Bedside lamp', 'Ceramic foot, linen shade.', '£110', { picture: art('lamp') }),
    ],
    tone: 'soft',
  }),
  block('call', 'call/card', {
    title: 'Looking for a set?',
    text: 'We make dinner sets to order, for homes and restaurants. Allow 6 weeks.',
    button: 'Ask for a set',
    link: 'page:visit#write',
  }),
  foot,
)

const classes = page(
  'classes',
  'Classes',
  [
    'Pottery classes for beginners',
    'Evening and weekend pottery classes for up to 6 people. Clay, glaze and firing included.',
  ],
  block('top', 'opening/split', {
    kicker: 'Up to 6 people',
    title: 'Learn to throw',
    text: 'Small classes on our own wheels. Clay, glazes, firing and an apron are included.',
    button: 'Book a place',
    link: 'page:visit#write',
    picture: art('wheel'),
  }),
  block('list', 'prices/plans', {
    title: 'Classes',
    items: [
      entry('First bowl', 'One evening, 3 hours. You take home one finished bowl after firing.', '£65', {
        button: 'Book a place',
        link: 'page:visit#write',
      }),
      entry('Six evenings', 'From wedging to glazing, at your own pace.', '£290', {
        button: 'Book a place',
        link: 'page:visit#write',
      }),
      entry('Private group', 'Your own evening for 4 to 6 people, with supper.', '£420', {
        button: 'Ask for a date',
        link: 'page:visit#write',
      }),
    ],
    tone: 'soft',
  }),
  foot,
)

const visit = page(
  'visit',
  'Visit',
  [
    'Opening hours, directions and contact',
    'When the shop and workshop are open, how to find us and how to write to us.',
  ],
  block('top', 'opening/split', {
    title: 'Visit the shop',
    text: 'On the corner by the old pump. Ring the bell if the door is shut: we’re probably glazing.',
    picture: art('storefront'),
  }),
  block('place', 'place/map', { title: 'Opening hours', items: HOURS, tone: 'soft' }),
  block('write', 'contact/split', {
    title: 'Write to us',
    text: 'Reserve a piece, book a class or ask for a set.',
    button: 'Send message',
    topics: [to('Reserve a piece', ''), to('Class', ''), to('Set to order', '')],
  }),
  foot,
)

export const shopFront: Template = {
  id: 'shop',
  name: 'Shop front',
  category: 'Retail',
  tags: ['shop', 'store', 'maker', 'crafts', 'classes'],
  version: 1,
  business: {
    name: 'Saltglaze',
    line: 'Pottery shop and workshop',
    phone: '+44 1632 960188',
    email: 'shop@saltglaze.example',
    address: '1 Pump Corner, Rye TN31 7JX',
    kind: 'Store',
  },
  document: website(
    { palette: 'clay', letters: 'fraunces-inter', corners: 'soft', spacing: 'normal' },
    home,
    shop,
    classes,
    visit,
  ),
}
