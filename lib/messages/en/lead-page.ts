/** Pages for people without an account, and what the server writes about people who ask for it. */
export const leadPage = {
  gone: {
    title: 'This page isn’t available',
    text: 'The link may have expired or been withdrawn. Ask whoever sent it for a new one.',
  },
  tooMany: { title: 'Too many requests', text: 'Wait a minute, then open the link again.' },
  report: {
    title: 'Website security of {name}',
    kicker: 'Website security report',
    grade: 'Grade {grade}, {score, number} of 100',
    ungraded: 'No grade: too little could be checked.',
    scanned: 'Scanned on {date}',
    counts: 'Issues by severity',
    issues: 'What we saw',
    none: 'No issues in what could be checked.',
    more: '{count, plural, one {And # more issue.} other {And # more issues.}}',
    where: 'Where: {place}',
    scope: 'What this is',
    scopeText:
      'A light scan: what any visitor’s browser can see, requested once, without signing in. It is not a penetration test, and a good grade does not prove that a website is secure.',
    by: 'Prepared by {agency}',
    contact: 'Contact',
    until: 'This page is available until {date}.',
    madeWith: 'Made with {product}',
  },
  no: {
    title: 'Stop messages from {agency}?',
    text: '{agency} will no longer be allowed to contact or scan {name}. Your email address, phone number and website go on their do-not-contact list, which keeps them only as a code that can’t be read back.',
    button: 'Don’t contact me again',
    done: 'You won’t be contacted again',
    doneText:
      '{agency} has {name} on its do-not-contact list. What it still knows about you, it must tell you and delete on request.',
    again: 'This form was already sent or is out of date',
    againText: 'Nothing was changed now. Open the page again to see how things stand.',
    open: 'Open page',
  },
  bot: {
    title: 'About {product}-Scanner',
    text: 'This scanner loads the first page, its scripts and a few well-known addresses, as any visitor’s browser could, and looks at headers, certificates, cookies and public DNS records. It sends only GET and HEAD requests to find out how well a website is protected. It never signs in, fills in forms or tries passwords.',
    know: 'How to recognise it',
    knowText: 'Every request carries this User-Agent:',
    out: 'How to keep it out',
    robots:
      'On a business website it also reads up to 3 contact pages for published contact details. These rules in robots.txt keep it away from them:',
    block: 'To block it completely, have your server refuse requests with this User-Agent.',
    ask: 'If an agency wrote to you, use the opt-out link in its message: it may then neither contact nor scan you.',
  },
  person: {
    none: 'Nothing is stored about “{value}”.',
    intro: 'Stored about “{value}” on {date}:',
    listed: 'On the do-not-contact list since {date}. The list stores only a code that can’t be read back.',
    fact: '{key}: {value} (source: {source}, {date})',
    saved: 'Saved on {date}, stage: {stage}',
    note: '{kind}, {date}: {text}',
    notes: 'Notes: {text}',
    tags: 'Tags: {tags}',
    next: 'Next step: {text}',
    outreach: 'Message of {date}: {subject}',
    share: 'Report shared by link on {date}, available until {until}',
    scan: 'Scan of {url} on {date}: {grade}',
    published: 'Published on {page}: {value}',
    why: 'Purpose: offering services to a business. Leads that nobody uses are deleted after {months, plural, one {# month} other {# months}}.',
    unnamed: 'Business without a name',
  },
  leaving: {
    subject: '{count, plural, one {# unused lead} other {# unused leads}} will be deleted on {date}',
    text: `Hello,

{count, plural, one {# lead hasn’t been used for a long time. It} other {# leads haven’t been used for a long time. They}} will be deleted on {date}, with notes and messages. Your settings keep unused leads for {months, plural, one {# month} other {# months}}.

To keep them, open the list and choose “Keep”:

{link}
`,
  },
} as const
