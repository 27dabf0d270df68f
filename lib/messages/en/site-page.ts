/** Websites of clients: what is said of their domains, and the mails about them. */
export const sitePage = {
  domain: {
    none_yet: 'Nothing is set up for {host} yet.',
    apex_elsewhere: 'The domain without www still points to your old host ({found}).',
    elsewhere: '{host} still points to your old host ({found}).',
    cloudflare: 'Cloudflare’s proxy is on. Set the record to “DNS only”.',
    cname_elsewhere: '{host} points to {found} instead of {value}.',
    cname_not_alone:
      '{host} also has {type, select, TXT {a} CAA {a} other {an}} {type} record. Remove it to use the CNAME.',
    also_elsewhere: '{host} also points to {found}. Remove that record.',
    still_old:
      'Your change is saved but still spreading. This can take up to {minutes, plural, one {# minute} other {# minutes}} (TTL).',
    no_answer: 'The name servers of {host} didn’t respond. We’ll check again.',
    no_domain: '{host} isn’t registered, or it has no name servers.',
    claim_missing: '{host} is connected to another website. Add this record to confirm the domain is yours.',
    cert_unreachable: '{host} couldn’t be reached on port 80, so no certificate was issued.',
    cert_other_answer: 'Another server answered for {host}, so no certificate was issued.',
    cert_dns: 'The certificate authority found no IP address for {host}.',
    cert_caa: 'A CAA record of {host} doesn’t allow our certificate authority. Add {value} to it.',
    cert_rate: 'The certificate authority issues no more certificates for {host} for now.',
    cert_refused: 'The certificate authority refuses certificates for {host}.',
    cert_away: 'The certificate authority didn’t respond.',
    cert_failed: 'The certificate authority couldn’t issue a certificate for {host}.',
  },
  mail: {
    live: {
      subject: '{domain} is live',
      text: 'The website “{name}” is now at https://{domain}.\n\nManage it here:\n{link}',
    },
    failed: {
      subject: '{domain} isn’t connected yet',
      text: 'For a week we checked the records of {domain}, the domain of the website “{name}”. The last result:\n\n{problem}\n\nWe’ve stopped checking. Correct the records, then check them here:\n{link}',
    },
    form: {
      subject: 'New message from {from} through {website}',
      text: 'You have a new message from {address}:\n\n{fields}\n\nReply to {email}.',
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      topic: 'About',
      message: 'Message',
    },
    steps: {
      subject: 'Records to add for {domain}',
      text: '{sender} is setting up a website at {domain}. Add these records where the domain is managed:\n\n{records}\n\nLower the TTL of the old records first to make the change visible soon. Keep MX and TXT records as they are: email continues to work. The change is detected automatically within a few minutes.',
      record: '{type}  {host}  →  {value}',
    },
  },
} as const
