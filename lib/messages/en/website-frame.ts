/** What stands around a website that is looked at, and in the place of one that is not there. */
export const websiteFrame = {
  page: 'Page',
  width: 'Width',
  desktop: 'Computer',
  tablet: 'Tablet',
  phone: 'Phone',
  missing: 'Website not found',
  missingText: 'It may have been deleted, or the link may be incomplete.',
  all: 'All websites',
}
