/** What mails say. A line of its own for each link, so that a mail program finds where it ends. */
export const mail = {
  reset: {
    subject: 'Set a new password',
    text: `Hello,

somebody asked for a new password for your Soteria account. Open this link within 60 minutes to choose one:

{link}

If it was not you, ignore this mail: your password stays as it is.
`,
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: `Hello,

the password of your Soteria account was changed just now, and every other session was ended.

If it was not you, set a new password at once: {link}
`,
  },
  confirmAddress: {
    subject: 'Confirm your new email address',
    text: `Hello,

this address was entered as the new one of a Soteria account. Open this link within 24 hours and sign in to confirm it:

{link}

If it wasn’t you, ignore this email: nothing changes.
`,
  },
  addressAsked: {
    subject: 'A new email address was entered for your account',
    text: `Hello,

{email} was entered as the new email address of your Soteria account. It counts once it has been confirmed from that mailbox.

If it wasn’t you, cancel the change and set a new password at once: {link}
`,
  },
  addressTaken: {
    subject: 'Your email address was entered in another account',
    text: `Hello,

this address was entered as the new one of another Soteria account. You already have an account with it, so nothing changed.

If it was you, sign in with this address instead, or enter another one.
`,
  },
  addressChanged: {
    subject: 'Your email address was changed',
    text: `Hello,

the email address of your Soteria account is now {email}.

If it was not you, answer to whoever runs this Soteria at once.
`,
  },
  invitation: {
    subject: 'Set up your account with {from}',
    text: `Hello {name},

{from} has created an account for you. Open this link within {days, plural, one {# day} other {# days}} to choose a password:

{link}

If you don’t know {from}, ignore this email: without a password nobody can sign in.
`,
  },
  addressCorrected: {
    subject: 'Your email address was changed',
    text: `Hello,

your account now uses the address {email}. You are signed out everywhere. Sign in with it here:

{link}

Your password is the same as before.
`,
  },
  accountDeleted: {
    subject: 'Your account was deleted',
    text: `Hello,

your Soteria account and everything in it was deleted just now.

If it was not you, answer to whoever runs this Soteria at once.
`,
  },
  scan: {
    finished: 'Scan of {asset} finished',
    finishedGrade: 'Scan of {asset} finished: grade {grade}',
    failed: 'Scan of {asset} failed',
    finishedText: `Hello,

the {type, select, full_scan {full} other {light}} scan of {asset} in the workspace {workspace} is finished. {outcome}

{link}

You get this mail because your settings ask for it: {settings}
`,
    failedText: `Hello,

the {type, select, full_scan {full} other {light}} scan of {asset} in the workspace {workspace} failed. {reason}

{link}

You get this mail because your settings ask for it: {settings}
`,
    outcome: 'Grade {grade}, {score, number} of 100. {findings}',
    findings: 'Findings: {list}.',
    aside: '{count, plural, one {# is set aside.} other {# are set aside.}}',
    noFindings: 'No findings.',
    noneKnown: 'No findings in what could be checked.',
  },
  connection: {
    broken: {
      subject: 'Connection “{name}” isn’t working',
      text: `Hello,

messages to “{name}” in your workspace {workspace} can’t be delivered:

{reason}

New messages wait, and we keep trying. Check the connection: {link}
`,
    },
    test: {
      title: 'Test from Soteria',
      text: 'This connection of the workspace {workspace} works.',
      link: 'Open integrations',
    },
    confirm: {
      subject: 'Get messages about {workspace}?',
      text: `Hello,

{name} ({email}) would like to send you messages about the websites in {workspace}. Open this link within 24 hours and confirm to get them:

{link}

If you don’t want them, do nothing: nothing will be sent.
`,
    },
    why: 'You get this email because a connection of the workspace {workspace} sends to your address.',
    unsubscribe: 'Unsubscribe',
    page: {
      confirm: 'Get messages about {workspace}?',
      confirmText: '{asker} would like to send messages about the websites in {workspace} to {address}.',
      confirmButton: 'Yes, send them',
      unsubscribe: 'Stop messages about {workspace}?',
      unsubscribeText: 'No more messages about the websites in {workspace} will be sent to {address}.',
      unsubscribeButton: 'Unsubscribe',
      confirmed: 'Confirmed. Messages about {workspace} will be sent to {address}.',
      unsubscribed: 'Unsubscribed. No more messages about {workspace} will be sent to {address}.',
      over: 'This link is invalid or has expired.',
    },
  },
  wordpress: {
    silent: {
      subject: '“{name}” no longer reports',
      text: `Your WordPress site {name} ({site}) stopped reporting and counts as unreachable now.

Check that the site is up and that the plugin is active. Open it here:`,
      goodbye: `{why, select, paused {Your WordPress site {name} ({site}) stopped reporting because reports were paused in WordPress. It counts as unreachable until it reports again.} unpaired {Your WordPress site {name} ({site}) stopped reporting because it was unpaired in WordPress. It counts as unreachable until it is paired again.} other {Your WordPress site {name} ({site}) stopped reporting because the plugin was deactivated. It counts as unreachable until the plugin is active again.}}

Open it here:`,
    },
    back: {
      subject: '“{name}” reports again',
      text: 'Your WordPress site {name} ({site}) reports again. Open it here:',
    },
  },
  alert: {
    more: '{first} (and {count, number} more)',
    text: `Hello,

this happened in your workspace {workspace}:

{list}

See what it means: {link}

You get one mail when something begins and one when it is over. Quiet hours and another address for these mails are set on that page, under “Alerts and rescans”. To their own address, the owner of the workspace can switch them off under “Notifications”: {settings}
`,
    line: '- {time}: {text}',
    cause: {
      dns: 'its name has no address',
      connect: 'no connection could be made',
      timeout: 'it did not answer in time',
      tls: 'no secure connection could be made',
      certificate: 'its certificate is refused by browsers',
      status: 'it answers with an error',
      blocked: 'its address may not be contacted',
      other: 'it does not answer',
    },
    what: { issuer: 'issuer', subject: 'issued for', valid_to: 'valid until', sha256: 'fingerprint' },
    opened: {
      down: '{site} is down: {cause}.',
      downReason: '{site} is down: {cause}. {reason}.',
      slow: '{site} is slow: it took {time} to answer.',
      certificate: '{site} has another certificate ({list}).',
      headers: '{site} sends fewer or weaker security headers: {list}.',
      dns: '{site} has other DNS records ({list}).',
      exposed: '{site} shows something new that should be hidden ({list}).',
      score: '{site} has a lower score: {after} after {before}.',
      domain: '{site}: The registration of its domain ended on {date}.',
    },
    recovered: {
      down: '{site} is up again, after {time}.',
      slow: '{site} answers fast again, after {time}.',
      certificate: '{site} has its earlier certificate again, after {time}.',
      headers: '{site} sends its security headers again, after {time}.',
      dns: '{site} has its earlier DNS records again, after {time}.',
      exposed: '{site} no longer shows what should be hidden, after {time}.',
      score: '{site} has its score back, after {time}.',
      domain: '{site} has a registered domain again, after {time}.',
    },
    ends: {
      certificate: 'The certificate of {site} ends in {days, plural, one {# day} other {# days}}, on {date}.',
      domain: 'The domain of {site} ends in {days, plural, one {# day} other {# days}}, on {date}.',
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
      wp_flaw: 'Known vulnerability: {title}',
      wp_update: 'Update available: {name} {version}',
      wp_silent: 'WordPress site stopped reporting',
      wp_back: 'WordPress site reports again after {time}',
      changed: 'Something changed',
      digest: '{every, select, day {Daily digest} week {Weekly digest} other {Monthly digest}}',
    },
    why: 'Sent by your recipe “{name}”: {sentence}\n{link}',
    openReport: 'Open report',
    openMonitoring: 'Open monitoring',
    openDashboard: 'Open dashboard',
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
