import { opportunityOf, WEIGHTS, weightsOf } from './opportunity'

const site = { grade: 'E', hasNoHttps: true, isForgeable: true, hasKnownHole: true, fitsPhones: true } as const

test('a business with a bad site, reviews and known addresses adds up, each part with who says so', () => {
  const whole = { site, reviews: 128, rating: 4.6, email: 'website', phone: 'listing' } as const
  expect(opportunityOf(whole, WEIGHTS)).toEqual({
    points: 93,
    is_least: false,
    parts: [
      { key: 'grade_e', points: 30, basis: 'scan' },
      { key: 'no_https', points: 15, basis: 'scan' },
      { key: 'forged_mail', points: 10, basis: 'scan' },
      { key: 'known_hole', points: 10, basis: 'scan' },
      { key: 'reviews_100', points: 10, basis: 'listing' },
      { key: 'rated_4', points: 5, basis: 'listing' },
      { key: 'email_known', points: 8, basis: 'website' },
      { key: 'phone_known', points: 5, basis: 'listing' },
    ],
  })
})

test('what is not known counts for nothing and makes the number the least that it can be', () => {
  expect(opportunityOf({ site: null, reviews: 30, rating: 3.9 }, WEIGHTS)).toMatchObject({ points: 5, is_least: true })
  // On a loopback address nobody knows of mail and HTTPS.
  const half = { site: { grade: 'F', hasKnownHole: true, fitsPhones: true } as const, reviews: 1, rating: 1 }
  expect(opportunityOf({ ...half, email: 'you', phone: 'you' }, WEIGHTS)).toMatchObject({ points: 58, is_least: true })
})

test('without a website none of the parts of a site count, and the number is never above 100', () => {
  const without = { hasWebsite: false, site, reviews: 25, rating: 4, email: 'listing', phone: 'listing' } as const
  expect(opportunityOf(without, WEIGHTS)).toMatchObject({ points: 63, is_least: false })
  const most = weightsOf({ no_website: 60, reviews_25: 60, unknown: 9 })
  expect(most).not.toHaveProperty('unknown')
  expect(opportunityOf(without, most).points).toBe(100)
  // A part that counts for nothing stays: it is known, and may count again.
  expect(opportunityOf(without, weightsOf({ no_website: 0 })).parts[0]).toMatchObject({ key: 'no_website', points: 0 })
})
