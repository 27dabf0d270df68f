/** Pages for people without an account, and what the server writes about people who ask for it. */
export const leadPage = {
  gone: {
    title: 'This page isn’t available',
    text: 'The link may have expired or been revoked. Ask the sender for a new one.',
  },
  tooMany: { title: 'Too many requests', text: 'Wait a minute, then open the link again.' },
  report: {
    title: 'Website security of {name}',
    kicker: 'Website security report',
    grade: 'Grade {grade}, {score, number} of 100',
    ungraded: 'No grade: too few checks completed.',
    scanned: 'Scanned on {date}',
    counts: 'Issues by severity',
    issues: 'What we found',
    none: 'No issues in the completed checks.',
    more: '{count, plural, one {And # more issue.} other {And # more issues.}}',
    where: 'Where: {place}',
    scope: 'About this report',
    scopeText:
      'A light scan: what any visitor’s browser can see, requested once, without signing in. It isn’t a penetration test, and a good grade doesn’t guarantee that a website is secure.',
    by: 'Prepared by {agency}',
    contact: 'Contact',
    until: 'This page is available until {date}.',
    madeWith: 'Made with {product}',
  },
  no: {
    title: 'Stop messages from {agency}?',
    text: '{agency} will no longer be allowed to contact or scan {name}. Your email address, phone number and website go on their do-not-contact list, stored only as a code that can’t be read back.',
    button: 'Don’t contact me again',
    done: 'You won’t be contacted again',
    doneText:
      '{name} is on {agency}’s do-not-contact list. If you ask, they must tell you what data they still hold and delete it.',
    again: 'This form was already sent or has expired',
    againText: 'Nothing was changed. Open the page again to see the current status.',
    open: 'Open page',
  },
  bot: {
    title: 'About {product}-Scanner',
    text: 'This scanner loads the home page, its scripts and a few well-known URLs, as any visitor’s browser could, and checks headers, certificates, cookies and public DNS records. It sends only GET and HEAD requests to find out how well a website is protected. It never signs in, fills in forms or tries passwords.',
    know: 'How to recognise it',
    knowText: 'Every request carries this User-Agent:',
    out: 'How to block it',
    robots:
      'On a business website it also reads up to 3 contact pages for published contact details. These rules in robots.txt stop that:',
    block: 'To block it completely, have your server refuse requests with this User-Agent.',
    ask: 'If an agency contacted you, use the opt-out link in its message: it may then neither contact nor scan you.',
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
    outreach: 'Message from {date}: {subject}',
    share: 'Report shared by link on {date}, available until {until}',
    scan: 'Scan of {url} on {date}: {grade}',
    published: 'Published on {page}: {value}',
    visit: 'Left in a form on {date}, page {page}',
    message: 'Message: {text}',
    cameFrom: 'Came from: {text}',
    consent: 'Agreed on {date}: “{text}”',
    mailed: 'Result emailed on {date}',
    why: 'Purpose: offering services to a business. Unused leads are deleted after {months, plural, one {# month} other {# months}}.',
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
