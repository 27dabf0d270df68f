import { art, block, entry, fact, open, page, said, type Template, to, website } from './parts'

const foot = block('foot', 'foot', {
  text: 'Physiotherapy and sports medicine. Appointments within 5 working days.',
  items: [
    to('Treatments', 'page:treatments'),
    to('Team', 'page:team'),
    to('Prices', 'page:prices'),
    to('Book a visit', 'page:contact#book'),
  ],
  small: 'In an emergency, call 999. This practice doesn’t treat acute injuries.',
})

const home = page(
  'home',
  'Home',
  [
    'Physiotherapy with appointments within 5 days',
    'Physiotherapy for back pain, recovery after surgery and running injuries. One therapist throughout. Appointments within 5 working days.',
  ],
  block('top', 'opening/split', {
    kicker: 'New patients welcome',
    title: 'Move well again, and keep moving',
    text: 'The same therapist from your first visit to your last, and a plan you can follow at home. Appointments within 5 working days.',
    button: 'Book a first visit',
    link: 'page:contact#book',
    picture: art('motion'),
  }),
  block('trust', 'trust/strip', {
    items: [
      entry('HCPC registered', 'All four therapists'),
      entry('All major insurers', 'We send the invoice for you'),
      entry('Step-free access', 'Lift and parking at the door'),
    ],
    tone: 'soft',
  }),
  block('treat', 'services/cards', {
    title: 'What we treat',
    items: [
      entry(
        'Back and neck',
        'Pain from sitting, lifting or stress. We look for the cause before we treat the symptom.',
        '40 minutes',
        { picture: art('spine'), link: 'page:treatments' },
      ),
      entry(
        'After surgery',
        'Knee, hip and shoulder. We work from your surgeon’s plan and report back.',
        '60 minutes',
        { picture: art('knee'), link: 'page:treatments' },
      ),
      entry('Sport and running', 'Video analysis on the treadmill and a training plan for 12 weeks.', '50 minutes', {
        picture: art('ball'),
        link: 'page:treatments',
      }),
    ],
  }),
  block('steps', 'about/left', {
    kicker: 'Your first visit',
    title: 'An hour that ends with a plan',
    text: 'We start with questions, not with the table. Then we test how you move, show you what we found and agree on a goal.\n\n- You leave with two or three exercises\n- Your plan and videos arrive by email\n- We tell you honestly how long it should take',
    picture: art('room'),
    items: [fact('6', 'visits on average'), fact('5 days', 'to your first appointment'), fact('4', 'therapists')],
    tone: 'soft',
  }),
  block('words', 'quotes/columns', {
    title: 'What patients say',
    items: [
      said('After three visits I knew why it hurt. After eight it didn’t.', 'Jonas P.', 'Runner'),
      said('She called my surgeon herself. I have never had that before.', 'Ruth A.', 'New hip'),
      said('Exercises I actually do, because they take ten minutes.', 'Daniel O.', 'Back pain'),
    ],
  }),
  block('call', 'call/band', {
    title: 'Not sure if we can help?',
    text: 'Describe your problem. A therapist answers on the same working day.',
    button: 'Ask a therapist',
    link: 'page:contact#book',
    tone: 'ink',
  }),
  foot,
)

const treatments = page(
  'treatments',
  'Treatments',
  [
    'Treatments: back pain, surgery, running injuries',
    'Manual therapy, exercise therapy, recovery after surgery, running analysis and ergonomic advice: what each involves and who it helps.',
  ],
  block('top', 'opening/split', {
    title: 'Treatments',
    text: 'We combine hands-on therapy with exercises that fit into your day. What we do depends on what we find.',
    button: 'Book a first visit',
    link: 'page:contact#book',
    picture: art('knee'),
  }),
  block('list', 'services/rows', {
    title: 'How we work',
    items: [
      entry(
        'Manual therapy',
        'Gentle techniques for joints and muscles that have stopped moving freely.',
        '40 minutes',
      ),
      entry('Exercise therapy', 'Strength and control, built up step by step in our gym.', '50 minutes'),
      entry(
        'Recovery after surgery',
        'From the first careful steps to full load, following your surgeon’s plan.',
        '60 minutes',
      ),
      entry(
        'Running analysis',
        'Filmed from three sides, with a plan that covers technique, strength and shoes.',
        '90 minutes',
      ),
      entry('Work and desk check', 'At your office or by video: chair, screen, habits.', '60 minutes'),
    ],
    tone: 'soft',
  }),
  block('ask', 'questions/split', {
    title: 'Common questions',
    items: [
      entry('Do I need a referral?', 'No. Some insurers ask for one, so check with yours before the first visit.'),
      entry('What should I wear?', 'Something you can move in. We have towels, lockers and a shower.'),
      entry('Will it hurt?', 'It may feel uncomfortable at times. You set the limit, and we stop whenever you say so.'),
    ],
  }),
  foot,
)

const team = page(
  'team',
  'Team',
  [
    'Our physiotherapists',
    'Four registered physiotherapists with experience in orthopaedics, sports medicine and recovery after surgery.',
  ],
  block('top', 'opening/centre', {
    title: 'Four therapists who take their time',
    text: 'You choose who treats you, and you stay with that person.',
  }),
  block('people', 'team/rows', {
    title: 'Meet the team',
    items: [
      entry('Kirsten Boyd', 'Backs, necks and everything that comes from long days at a desk.', 'Practice lead', {
        picture: art('person-2'),
      }),
      entry('Samir Haddad', 'Former team physio in rugby. Knees, ankles, return to sport.', 'Sports medicine', {
        picture: art('person-4'),
      }),
      entry('Elin Strand', 'New hips and knees, from the ward to the first hike.', 'After surgery', {
        picture: art('person-5'),
      }),
      entry('Marcus Webb', 'Runs marathons, films runners.', 'Running analysis', { picture: art('person-1') }),
    ],
    tone: 'soft',
  }),
  foot,
)

const prices = page(
  'prices',
  'Prices',
  [
    'Prices and insurance',
    'What a visit costs, what insurers cover and how to cancel. First visit £65, follow-up visits from £52.',
  ],
  block('top', 'opening/centre', {
    title: 'Clear prices',
    text: 'Pay by card after each visit, or let us bill your insurer.',
  }),
  block('table', 'prices/list', {
    title: 'Visits',
    items: [
      entry('First visit', '60 minutes: questions, tests, plan', '£65'),
      entry('Follow-up', '40 minutes', '£52'),
      entry('After surgery', '60 minutes', '£70'),
      entry('Running analysis', '90 minutes, with video and plan', '£120'),
      entry('Six follow-ups', 'Valid for 12 months', '£280'),
      entry('Desk check', 'At your office, travel included', '£140'),
    ],
    small: 'Cancel free of charge up to 24 hours before your visit.',
    tone: 'soft',
  }),
  foot,
)

const contact = page(
  'contact',
  'Contact',
  [
    'Book a visit, opening hours and directions',
    'Book your first visit online or by phone. Opening hours, address and parking.',
  ],
  block('top', 'opening/centre', {
    title: 'Book a visit',
    text: 'Write to us or call. We answer on the same working day.',
  }),
  block('book', 'contact/split', {
    title: 'How can we help?',
    text: 'Please don’t send medical documents with this form. Bring them to your visit.',
    button: 'Send request',
    topics: [to('First visit', ''), to('Follow-up', ''), to('Question', '')],
    small: 'Only our therapists read your message.',
    tone: 'soft',
  }),
  block('place', 'place/map', {
    title: 'Opening hours',
    items: [
      open('Monday to Thursday', '07:30–19:00'),
      open('Friday', '07:30–16:00'),
      open('Saturday', '09:00–13:00'),
      open('Sunday', 'Closed'),
    ],
  }),
  foot,
)

export const clinic: Template = {
  id: 'clinic',
  name: 'Clinic',
  category: 'Health',
  tags: ['clinic', 'physiotherapy', 'dentist', 'practice', 'booking'],
  version: 1,
  business: {
    name: 'Fairway Physiotherapy',
    line: 'Physiotherapy and sports medicine',
    phone: '+44 131 496 0177',
    email: 'hello@fairway-physio.example',
    address: '18 Shore Place, Edinburgh EH6 6SW',
    kind: 'MedicalBusiness',
  },
  document: website(
    { palette: 'fjord', letters: 'figtree', corners: 'round', spacing: 'normal' },
    home,
    treatments,
    team,
    prices,
    contact,
  ),
}
