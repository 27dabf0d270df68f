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
    seenPlain: 'On {day} we checked {host} from outside, as any visitor can. This is what we found:',
    seenWarm:
      'On {day} we checked {host} from outside, as any visitor can, and thought you would like to know what we found:',
    seenShort: 'What we found on {host} on {day}:',
    noFacts: 'I look after websites and their security, and would like to introduce myself.',
    report: 'The full list: {url}',
    offerPlain: 'I can show you how to fix this. Just get in touch.',
    offerWarm: 'I would be glad to show you how to fix this, by phone or in writing. Just get in touch.',
    offerShort: 'I can show you how to fix this.',
    offerNone: 'If you would like to know more, just get in touch.',
    regards: 'Kind regards,',
    ifAsked: 'If they ask:',
    ourAddress: 'Our postal address: {address}',
    ourPhone: 'Our phone number: {phone}',
    source: 'Source of your contact details: {source}, {day}.',
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
    you: 'entered manually',
  },
  followUp: 'Follow up',
  stop: {
    listed: 'This business is on your do-not-contact list.',
    sender_name: 'Add your name.',
    sender_address: 'Add your postal address.',
    their_address: 'Add the postal address of this business.',
    source_missing: 'The source of the contact details isn’t known.',
    scan_missing: 'Scan the site before you send.',
    scan_old:
      '{days, plural, one {This scan is # day old.} other {This scan is # days old.}} Scan again before you send.',
    basis_missing: 'Choose a legal basis for contacting this business.',
  },
  warning: {
    scan_aging:
      '{days, plural, one {This scan is # day old.} other {This scan is # days old.}} Sites change: scan again before you send.',
    no_facts: 'The scan has no findings to mention.',
    none_chosen: 'No finding selected.',
  },
  rule: {
    de: {
      mail: 'Advertising by email needs prior express consent, even for companies. You may email existing customers about similar services.',
      call: 'Calling a company needs at least presumed consent: a concrete reason to expect interest. Consumers must agree first.',
      letter: 'Letters to companies are allowed until they object. State where the data is from.',
    },
    at: {
      mail: 'Advertising by email needs prior consent, even for companies. You may email existing customers about similar services.',
      call: 'Advertising calls need prior consent, even to companies.',
      letter: 'Letters to companies are allowed until they object. State where the data is from.',
    },
    ch: {
      mail: 'Mass advertising by email needs prior consent. A single message written for one business isn’t mass advertising. Name the sender and offer a simple way to decline.',
      call: 'Don’t call numbers that aren’t listed in a directory or are marked as refusing advertising (*).',
      letter: 'Letters to companies are allowed until they object. State where the data is from.',
    },
    gb: {
      mail: 'A company may be emailed until it objects. Sole traders and some partnerships count as individuals and must have agreed first.',
      call: 'Calls to companies are allowed unless the number is registered with the CTPS or TPS, or they objected.',
      letter: 'Letters to companies are allowed until they object. State where the data is from.',
    },
    ie: {
      mail: 'A company may be emailed until it objects. Email a sole trader only at an email address used mainly for business, about that business.',
      call: 'Calls to companies are allowed unless they objected or opted out in the National Directory Database. Mobile numbers need prior consent.',
      letter: 'Letters to companies are allowed until they object. State where the data is from.',
    },
    fr: {
      mail: 'A professional may be emailed about their work if they’re informed and can object. A private person must agree first.',
      call: 'Calls to companies are allowed until they object. Private persons have stricter protection.',
      letter: 'Letters to companies are allowed until they object. State where the data is from.',
    },
    eu: {
      mail: 'Most EU countries let you email a company until it objects. Some, including Spain, Italy, Poland, the Netherlands and Denmark, require consent first. Sole traders count as individuals.',
      call: 'Rules on calls to companies differ by country. Check the national opt-out register and whether consent is needed.',
      letter: 'Letters to companies are allowed until they object. State where the data is from.',
    },
    us: {
      mail: 'Commercial email is allowed with an accurate subject, your postal address and an opt-out that you honour within 10 business days.',
      call: 'Most calls to businesses are allowed if a person dials. Recorded messages and automatic dialling need consent. State rules can be stricter.',
      letter: 'Letters to businesses are allowed. They must not mislead.',
    },
    ca: {
      mail: 'Email is allowed to an email address the business publishes, about its work, unless the page says otherwise. Otherwise it needs consent.',
      call: 'Calls to businesses are allowed unless they asked you not to call.',
      letter: 'Letters to businesses are allowed. They must not mislead.',
    },
    unknown: {
      mail: 'No rule is available for this country, so the strictest applies: email needs prior express consent, even for companies.',
      call: 'No rule is available for this country, so the strictest applies: call only with a concrete reason to expect interest.',
      letter:
        'No rule is available for this country. Letters to companies are usually allowed until they object. State where the data is from.',
    },
  },
}
