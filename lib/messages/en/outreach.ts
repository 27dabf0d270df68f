/** Texts to strangers, and what is said about whether they may go out. */
export const outreach = {
  /** Of the text itself, in the language of whoever reads it. */
  text: {
    subject: 'The security of {host}',
    subjectNoSite: 'The security of your website',
    hello: 'Hello,',
    helloTeam: 'Hello {business} team,',
    who: 'My name is {name}.',
    whoOf: 'My name is {name}, from {company}.',
    seenPlain: 'On {day} we checked {host} from outside, as any visitor can. This is what we saw:',
    seenWarm:
      'On {day} we took a look at {host}, from outside and as any visitor can. We thought you would want to know:',
    seenShort: 'What we saw on {host} on {day}:',
    noFacts: 'I look after websites and their security, and would like to introduce myself.',
    report: 'The full list: {url}',
    offerPlain: 'I can show you how to fix this. Just get in touch.',
    offerWarm: 'I would be glad to show you how to fix this, by phone or in writing. Just get in touch.',
    offerShort: 'I can show you how to fix this.',
    offerNone: 'If you would like to know more, just get in touch.',
    regards: 'Kind regards,',
    ifAsked: 'If they ask:',
    ourAddress: 'Our address: {address}',
    ourPhone: 'Our phone number: {phone}',
    source: 'Where your contact details are from: {source}, {day}.',
    wayOut: 'Tell me if you’d rather not hear from me, and I won’t write again.',
    wayOutLink: 'Tell me if you’d rather not hear from me, or say so here, and I won’t write again: {url}',
    wayOutCall: 'Tell me if you’d rather not hear from me, and I won’t call again.',
  },
  source: {
    google: 'Google Maps',
    d7: 'D7 Lead Finder',
    osm: 'OpenStreetMap',
    sample: 'the sample directory',
    file: 'a list of businesses',
    website: 'your website',
    page: 'your website ({url})',
    widget: 'the website check where you left them',
    you: 'noted by hand',
  },
  followUp: 'Follow up',
  stop: {
    listed: 'This business asked not to be contacted.',
    sender_name: 'Your name is missing.',
    sender_address: 'Your postal address is missing.',
    their_address: 'The postal address of this business is missing.',
    source_missing: 'It isn’t known where the contact details are from.',
    scan_missing: 'Scan the site before you write.',
    scan_old:
      '{days, plural, one {The last scan is # day old.} other {The last scan is # days old.}} Scan again before you write.',
    basis_missing: 'Choose why you may contact this business.',
  },
  warning: {
    scan_aging:
      '{days, plural, one {The last scan is # day old.} other {The last scan is # days old.}} Sites change: scan again before you write.',
    no_facts: 'The scan found nothing to tell.',
    none_chosen: 'No finding is selected.',
  },
  rule: {
    de: {
      mail: 'Advertising by email needs prior express consent, from companies too. Existing customers may be written to about similar services.',
      call: 'A call to a company needs at least its presumed consent: a concrete reason to expect interest. Consumers must have agreed first.',
      letter: 'A letter to a company is allowed until it objects. Say where the data is from.',
    },
    at: {
      mail: 'Advertising by email needs prior consent, from companies too. Existing customers may be written to about similar services.',
      call: 'Advertising calls need prior consent, from companies too.',
      letter: 'A letter to a company is allowed until it objects. Say where the data is from.',
    },
    ch: {
      mail: 'Mass advertising by email needs prior consent. A single message written for one business isn’t mass advertising. Name the sender and a simple way to decline.',
      call: 'Calls are forbidden to numbers that aren’t listed in a directory, or are listed with a note against advertising (*).',
      letter: 'A letter to a company is allowed until it objects. Say where the data is from.',
    },
    gb: {
      mail: 'A company may be emailed until it objects. Sole traders and some partnerships count as individuals and must have agreed first.',
      call: 'Calls to companies are allowed unless the number is registered with the CTPS or TPS, or they objected.',
      letter: 'A letter to a company is allowed until it objects. Say where the data is from.',
    },
    ie: {
      mail: 'A company may be emailed until it objects. Email a sole trader only at an address used mainly for business, about that business.',
      call: 'Calls to companies are allowed unless they objected or opted out in the National Directory Database. Mobile numbers need prior consent.',
      letter: 'A letter to a company is allowed until it objects. Say where the data is from.',
    },
    fr: {
      mail: 'A professional may be emailed about their work if they are told so and can object. A private person must have agreed first.',
      call: 'Calls to companies are allowed until they object. Private persons have stricter protection.',
      letter: 'A letter to a company is allowed until it objects. Say where the data is from.',
    },
    eu: {
      mail: 'Most EU countries let you email a company until it objects. Some, among them Spain, Italy, Poland, the Netherlands and Denmark, require consent first. Sole traders count as persons.',
      call: 'Rules on calls to companies differ by country. Check the national opt-out register and whether consent is needed.',
      letter: 'A letter to a company is allowed until it objects. Say where the data is from.',
    },
    us: {
      mail: 'Commercial email is allowed with a true subject, your postal address and a way out that you honour within 10 business days.',
      call: 'Most calls to businesses are allowed if a person dials. Recorded messages and automatic dialling need consent. State rules can be stricter.',
      letter: 'Letters to businesses are allowed. They must not mislead.',
    },
    ca: {
      mail: 'Email is allowed to an address that the business publishes, about its work, if nothing beside the address says no. Otherwise it needs consent.',
      call: 'Calls to businesses are allowed unless they asked you not to call.',
      letter: 'Letters to businesses are allowed. They must not mislead.',
    },
    unknown: {
      mail: 'No rule is kept for this country, so the strictest applies: email needs prior express consent, from companies too.',
      call: 'No rule is kept for this country, so the strictest applies: call only if there is a concrete reason to expect interest.',
      letter:
        'No rule is kept for this country. A letter to a company is usually allowed until it objects. Say where the data is from.',
    },
  },
}
