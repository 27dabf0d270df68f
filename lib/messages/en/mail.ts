/** What mails say. A line of its own for each link, so that a mail program finds where it ends. */
export const mail = {
  reset: {
    subject: 'Reset your password',
    text: 'Hello,\n\nSomeone asked to reset the password for your Soteria account. If it was you, open this link within 60 minutes:\n\n{link}\n\nIf it wasn’t you, ignore this email. Your password won’t change.\n',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'Hello,\n\nThe password for your Soteria account was just changed. All other devices are signed out.\n\nIf it wasn’t you, reset your password immediately: {link}\n',
  },
  confirmAddress: {
    subject: 'Confirm your new email address',
    text: 'Hello,\n\nThis email address was entered as the new one for a Soteria account. Open this link within 24 hours and sign in to confirm it:\n\n{link}\n\nIf it wasn’t you, ignore this email. Nothing will change.\n',
  },
  brandDomainLost: {
    subject: 'Your sign-in URL {host} no longer shows your brand',
    text: `Hello,

The DNS records of {host} have been missing for seven days, so it no longer shows your brand. Add both records again to restore it:

{link}
`,
  },
  addressAsked: {
    subject: 'A new email address was entered for your account',
    text: 'Hello,\n\n{email} was entered as the new email address for your Soteria account. The change takes effect once it’s confirmed from that mailbox.\n\nIf it wasn’t you, cancel the change and reset your password immediately: {link}\n',
  },
  addressTaken: {
    subject: 'Your email address was entered in another account',
    text: 'Hello,\n\nThis email address was entered as the new one for another Soteria account. You already have an account with it, so nothing changed.\n\nIf it was you, sign in with this email or enter a different one.\n',
  },
  addressChanged: {
    subject: 'Your email address was changed',
    text: 'Hello,\n\nThe email address of your Soteria account is now {email}.\n\nIf this wasn’t you, contact your administrator immediately.\n',
  },
  invitation: {
    subject: 'Set up your account with {from}',
    text: 'Hello {name},\n\n{from} has created an account for you. Open this link within {days, plural, one {# day} other {# days}} to set your password:\n\n{link}\n\nIf you don’t know {from}, ignore this email. No one can sign in without a password.\n',
  },
  addressCorrected: {
    subject: 'Your email address was changed',
    text: 'Hello,\n\nYour account now uses {email}. You’ve been signed out on all devices. Sign in here:\n\n{link}\n\nYour password hasn’t changed.\n',
  },
  accountDeleted: {
    subject: 'Your account was deleted',
    text: 'Hello,\n\nYour Soteria account and everything in it was just deleted.\n\nIf this wasn’t you, contact your administrator immediately.\n',
  },
  scan: {
    finished: 'Scan of {asset} finished',
    finishedGrade: 'Scan of {asset} finished: grade {grade}',
    failed: 'Scan of {asset} failed',
    finishedText:
      'Hello,\n\nThe {type, select, full_scan {full} other {light}} scan of {asset} in the workspace {workspace} has finished. {outcome}\n\n{link}\n\nChange which emails you get: {settings}\n',
    failedText:
      'Hello,\n\nThe {type, select, full_scan {full} other {light}} scan of {asset} in the workspace {workspace} failed. {reason}\n\n{link}\n\nChange which emails you get: {settings}\n',
    outcome: 'Grade {grade}, {score, number} of 100. {findings}',
    findings: 'Findings: {list}.',
    aside: '{count, plural, one {# dismissed.} other {# dismissed.}}',
    noFindings: 'No findings.',
    noneKnown: 'No findings in the completed checks.',
  },
  connection: {
    broken: {
      subject: 'Connection “{name}” isn’t working',
      text: 'Hello,\n\nMessages to “{name}” in your workspace {workspace} can’t be delivered:\n\n{reason}\n\nNew messages are queued, and we keep retrying. Check the connection: {link}\n',
    },
    test: {
      title: 'Test from Soteria',
      text: 'This connection of the workspace {workspace} works.',
      link: 'Open integrations',
    },
    confirm: {
      subject: 'Get messages about {workspace}?',
      text: 'Hello,\n\n{name} ({email}) would like to send you messages about the websites in {workspace}. To receive them, open this link within 24 hours and confirm:\n\n{link}\n\nIf you don’t want them, ignore this email and nothing will be sent.\n',
    },
    why: 'You’re receiving this email because a connection of the workspace {workspace} sends to your email address.',
    unsubscribe: 'Unsubscribe',
    page: {
      confirm: 'Get messages about {workspace}?',
      confirmText: '{asker} would like to send messages about the websites in {workspace} to {address}.',
      confirmButton: 'Get messages',
      unsubscribe: 'Stop messages about {workspace}?',
      unsubscribeText: 'No more messages about the websites in {workspace} will be sent to {address}.',
      unsubscribeButton: 'Unsubscribe',
      confirmed: 'Confirmed. Messages about {workspace} will be sent to {address}.',
      unsubscribed: 'Unsubscribed. No more messages about {workspace} will be sent to {address}.',
      over: 'This link has expired.',
    },
  },
  wordpress: {
    silent: {
      subject: '“{name}” stopped reporting',
      text: 'Your WordPress site {name} ({site}) stopped reporting and is now marked as unreachable.\n\nCheck that the site is up and the plugin is active. Open it here:',
      goodbye:
        '{why, select, paused {Your WordPress site {name} ({site}) stopped reporting because reports were paused in WordPress. It’s marked as unreachable until it reports again.} unpaired {Your WordPress site {name} ({site}) stopped reporting because it was unpaired in WordPress. It’s marked as unreachable until it’s paired again.} other {Your WordPress site {name} ({site}) stopped reporting because the plugin was deactivated. It’s marked as unreachable until the plugin is active again.}}\n\nOpen it here:',
    },
    back: {
      subject: '“{name}” is reporting again',
      text: 'Your WordPress site {name} ({site}) is reporting again. Open it here:',
    },
  },
  alert: {
    more: '{first} (and {count, number} more)',
    text: 'Hello,\n\nNew in your workspace {workspace}:\n\n{list}\n\nSee the details: {link}\n\nYou get one email when something starts and one when it’s resolved. Set quiet hours and other recipients on that page under “Alerts and rescans”. The workspace owner can turn off emails to their own address under “Notifications”: {settings}\n',
    line: '- {time}: {text}',
    cause: {
      dns: 'the domain doesn’t resolve',
      connect: 'couldn’t connect',
      timeout: 'no response in time',
      tls: 'couldn’t connect securely',
      certificate: 'browsers reject its certificate',
      status: 'it returns an error',
      blocked: 'its IP address can’t be checked',
      other: 'it isn’t responding',
    },
    what: { issuer: 'issuer', subject: 'issued for', valid_to: 'valid until', sha256: 'fingerprint' },
    opened: {
      down: '{site} is down: {cause}.',
      downReason: '{site} is down: {cause}. {reason}.',
      slow: '{site} is slow: it took {time} to respond.',
      certificate: '{site} has a new certificate ({list}).',
      headers: '{site} sends fewer or weaker security headers: {list}.',
      dns: 'DNS records of {site} changed ({list}).',
      exposed: 'Newly exposed on {site}: {list}.',
      score: '{site} has a lower score: {after} (was {before}).',
      domain: '{site}: domain registration expired on {date}.',
    },
    recovered: {
      down: '{site} is up again after {time}.',
      slow: '{site} is responding normally again after {time}.',
      certificate: '{site} has its previous certificate again after {time}.',
      headers: '{site} sends its security headers again after {time}.',
      dns: '{site} has its previous DNS records again after {time}.',
      exposed: 'The exposure on {site} was closed after {time}.',
      score: '{site} is back to its previous score after {time}.',
      domain: 'The domain for {site} is registered again after {time}.',
    },
    ends: {
      certificate: 'The certificate for {site} expires in {days, plural, one {# day} other {# days}} ({date}).',
      domain: 'The domain for {site} expires in {days, plural, one {# day} other {# days}} ({date}).',
    },
  },
  /** Of recipes: what happened, and what they send about it. */
  recipe: {
    happened: {
      scan_completed: 'Scan completed',
      scan_failed: 'Scan failed',
      score_dropped: 'Score dropped from {before} to {after}',
      certificate: 'Certificate expires in {days, plural, one {# day} other {# days}}',
      domain: 'Domain expires in {days, plural, one {# day} other {# days}}',
      asset_verified: 'Site verified',
      site_down: 'Site is down',
      site_up: 'Site is back up after {time}',
      headers: 'Security headers changed',
      dns: 'DNS records changed',
      changed_certificate: 'Certificate changed',
      score: 'Score changed',
      lead_created: '{isKnown, select, yes {New lead: {who}} other {New lead}}',
      lead_scanned:
        '{isKnown, select, yes {Lead scanned: {who}} other {Lead scanned}}{hasGrade, select, yes {, grade {grade}} other {}}',
      site_form: '{website}: new form entry{isKnown, select, yes { from {who}} other {}}',
      wp_flaw: 'Known vulnerability: {title}',
      wp_update: 'Update available: {name} {version}',
      wp_silent: 'WordPress site stopped reporting',
      wp_back: 'WordPress site is reporting again after {time}',
      changed: 'Something changed',
      digest: '{every, select, day {Daily digest} week {Weekly digest} other {Monthly digest}}',
    },
    why: 'Sent by your recipe “{name}”: {sentence}\n{link}',
    openReport: 'Open report',
    openMonitoring: 'Open monitoring',
    openDashboard: 'Open dashboard',
    openLead: 'Open leads',
    openWordPress: 'Open WordPress site',
    wordpress: {
      fix: 'Update {name} to {version} or later.',
      noFix: 'No fixed version yet. Deactivate or replace {name}.',
    },
    ticket: {
      one: '{title} on {site}',
      fixed: 'Fixed: {title} on {site}',
      rest: '{count, plural, one {# more finding} other {# more findings}} on {site}',
      restFixed: 'Fixed: {count, plural, one {# finding} other {# findings}} on {site}',
      severity: 'Severity: {severity}',
    },
    report: { subject: 'Security report for {site}', text: 'The latest report for {site} is attached as a PDF.' },
    digest: {
      subject: '{every, select, day {Daily} week {Weekly} other {Monthly}} digest for {workspace}',
      period: 'From {from} to {to}',
      counts: 'New findings: {fresh}. Fixed: {fixed}. Open: {open}.',
      site: '{site}: score {score}, new {fresh}, fixed {fixed}, open {open}',
      unscanned: '{site}: no report yet',
      more: '{count, plural, one {And # more site.} other {And # more sites.}}',
    },
  },
} as const
