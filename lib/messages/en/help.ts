export const help = {
  title: 'Help',
  text: 'How to get started, how scores work and how to verify your sites.',
  search: 'Search help',
  noMatch: 'No help topics match “{search}”.',
  clear: 'Clear search',
  articles: {
    title: 'Fix a finding',
    text: '{count, plural, one {# article} other {# articles}}: what each finding means, what could happen and how to fix it.',
    against: 'What could happen',
    check: 'How to check',
    again: 'Then scan again: the scan confirms the fix or reopens the finding.',
    scan: 'Open assets',
    vercel: 'Vercel',
    netlify: 'Netlify',
  },
  contents: 'On this page',
  using: 'Using it',
  admins: 'For administrators',
  start: {
    title: 'Getting started',
    ticksFailed: 'Couldn’t load your progress',
    done: 'Done',
    workspace: {
      name: 'Create a workspace',
      text: 'A workspace holds the sites of one client or project. Your first one becomes the default.',
    },
    asset: {
      name: 'Add an asset',
      text: 'An asset is a domain, URL or IP address. Type it as you would in the browser.',
    },
    verify: {
      name: 'Verify it',
      text: 'Light scans check what any visitor can see and need no verification. Full scans need verified ownership.',
    },
    scan: {
      name: 'Run a light scan',
      text: 'It usually takes a few seconds and changes nothing. Results appear as the checks finish.',
    },
    fix: {
      name: 'Fix the first finding, then scan again',
      text: 'The report shows what to do first and gives you code to copy. The next scan confirms the fix.',
    },
  },
  score: {
    title: 'How scores work',
    intro:
      'Every site starts at 100. Each check with findings deducts a percentage of what remains: the full percentage for its most severe type of finding, half for each other type, up to 90%.',
    share: 'Deduction',
    ceiling: 'Highest score while one is open',
    grade: 'Grade',
    from: 'From',
    severity: 'Severity',
    points: '{points, number}',
    none: 'None',
    notes: {
      likely: 'Likely findings don’t affect the score.',
      incomplete:
        'A+ requires every check to complete. Below 60% completed checks there’s no grade, unless there was one before.',
      monotone: 'Fixing a finding never lowers the score.',
      sum: 'The report lists every deduction, and they add up to the score.',
    },
  },
  severities: {
    title: 'What severities mean',
    critical: 'Data or control is exposed right now. Fix today.',
    high: 'Exploitable by anyone, or by someone on the network. Fix this week.',
    medium: 'Exploitable together with another vulnerability. Plan a fix.',
    low: 'Good practice. Fix when convenient.',
    info: 'Good to know. Doesn’t affect the score.',
    outcomes: 'Check results',
  },
  verify: {
    title: 'Verify ownership',
    intro: 'Open the asset and choose Verify. There are three ways; one is enough.',
    file: 'File: download it and upload it to {path} on the site.',
    meta: 'Meta tag: add the line to the head section of the home page.',
    dns: 'DNS: add a TXT record with the name {host} and the value shown.',
    where: 'Where to add the record',
    wait: 'DNS changes can take up to an hour. The Verify panel shows what we found.',
  },
  plans: {
    title: 'What each plan includes',
    mine: 'You have: {plans}.',
    mineNone: 'You have no active plan.',
    ungated: 'Your account has full access.',
    everyone: 'Free for everyone, without a plan.',
    included: 'Plans that include it',
    later: 'Not available yet: {screens}',
    open: 'Included',
    locked: 'Not in your plan',
    see: 'See plans',
    lockedPage: {
      name: 'Why is a page locked?',
      text: 'It’s part of a plan that isn’t active on your account. The page lists the plans that include it. Nothing you created is lost while it’s locked.',
    },
    upgrade: {
      name: 'What happens when I upgrade?',
      text: 'The plans open in a new tab. When you come back, the page unlocks automatically.',
    },
    end: {
      name: 'What happens when a plan expires?',
      text: 'Its pages lock; your workspaces, assets, scans and reports stay. With a new plan, everything is as you left it.',
    },
    free: {
      name: 'What can I do without a plan?',
      text: 'Add assets, verify them, run light scans and work through the checklist.',
    },
  },
  connections: {
    title: 'Connections',
    intro:
      'A connection is a destination for messages: a channel, mailbox, ticket system, phone or your own code. Recipes decide what is sent.',
    test: {
      name: 'Test',
      text: 'Send a test before you save. It shows the status, the time, the response and what was sent.',
    },
    retry: {
      name: 'Retry',
      text: 'Failed messages are retried up to 8 times over 28 hours. Rejected ones (most 4xx statuses) fail immediately.',
    },
    problem: {
      name: 'Problem',
      text: 'After 3 failed attempts in a row, a connection is marked as failing. Up to 1,000 messages are queued until it works again.',
    },
    secret: {
      name: 'Secrets',
      text: 'Tokens and webhook URLs are encrypted and never shown again. To change one, enter it again.',
    },
    once: 'If a connection drops while sending, a message can arrive twice. Webhooks then carry the same webhook-id.',
    signed:
      'Webhooks are signed. The connection page shows code to check the signature in Node.js, PHP, Python and Shell.',
    kept: 'Deliveries and attempts are listed for 30 days. You can resend each of them.',
  },
  recipes: {
    title: 'Recipes',
    intro:
      'A recipe runs actions when something happens: it posts a message, opens a ticket, sends an event, emails a report or starts a scan.',
    when: {
      name: 'When',
      text: 'One trigger: a scan, new or fixed findings, a lower score, an expiry date, an outage, a change, something on a WordPress site, a new lead, or a schedule.',
    },
    if: {
      name: 'If',
      text: 'Up to 10 conditions. For findings they filter the list; if none is left, the recipe doesn’t run.',
    },
    does: { name: 'Then', text: 'Up to 5 actions, in order. If one fails, the next one still runs.' },
    limit: { name: 'Limit', text: 'The maximum frequency per site. Skipped events can follow in one message.' },
    preview:
      'Before you save, the preview shows how often the recipe would have run in the last 30 days and what it would have matched.',
    variables: 'In a message, {example} is replaced by its value. Type two braces to see the list.',
    test: 'A test run sends messages that start with “[Test]”. It creates no tickets and starts no scans.',
    once: 'Each event runs a recipe once. If a connection drops while sending, a message can arrive twice with the same webhook-id.',
    loops: 'A recipe never runs on events it caused, and at most 60 times an hour.',
  },
  wordpress: {
    title: 'WordPress sites',
    intro:
      'A small WordPress plugin reports versions and settings to the dashboard. It can’t change anything on the site.',
    pair: {
      name: 'Connect',
      text: 'Add the site, upload the plugin from the dashboard to WordPress, activate it and paste the pairing code under Settings. On the command line: {command}',
    },
    report: {
      name: 'Report',
      text: 'Every 15 minutes and shortly after an update. If a site goes silent, the dashboard contacts it. After two failed attempts it’s marked as unreachable.',
    },
    judge: {
      name: 'Vulnerabilities',
      text: 'Versions are compared with a feed of known vulnerabilities. Without a feed, sites show “Not checked”.',
    },
    harden: {
      name: 'Hardening',
      text: '14 settings, each with the line that fixes it. You can ignore one with a reason and an end date.',
    },
    privacy:
      'The plugin sends nothing before it’s paired, and nothing about visitors, users or posts. Each report is signed with a key that never leaves the site.',
    copy: 'If a copy of a site reports from another URL, its reports are rejected until you choose what it is.',
    end: 'Deactivating the plugin notifies the dashboard. Deleting it leaves nothing behind in WordPress.',
  },
  widget: {
    title: 'Web widget',
    text: 'The web widget lets visitors check their own site and leave their email. Customise it under Web Widget, add the embed code from Install to your page, and find new contacts under Leads.',
    rules:
      'Widget checks are light scans. Scans by your team go first, and each site is scanned at most once an hour. Visitors’ consent is stored with their email.',
  },
  reseller: {
    title: 'White label',
    intro: 'The app is a folder of files. Any web host can serve it, under your name and domain.',
    files:
      'Upload the folder out/ to your host. Deep links work as is; the included rule files add security headers and caching.',
    move: 'If it isn’t at the root of the domain, or the API is elsewhere, move the finished build first.',
    moveCode: 'Move the build',
    brand: 'Add your name, colours and logos to config.json. config.example.json lists every option.',
    brandCode: 'config.json',
    origins: 'Allow the new URL in the API.',
    originsCode: 'API setting',
    frame: 'To show it inside another page of yours, add that page.',
    frameCode: 'Allow embedding',
  },
  keyboard: {
    title: 'Keyboard',
    intro: 'Everything works without a mouse.',
  },
  about: {
    title: 'Version and contact',
    app: 'App',
    version: 'Version {version}',
    api: 'Server',
    up: 'Online, version {version}',
    down: 'Not responding',
    checking: 'Checking…',
    contact: 'Contact',
    noContact: 'No support email is set. Contact your provider.',
    check: 'Check again',
    contactFailed: 'Couldn’t load the contact',
    diagnostics: 'Diagnostics',
    copyDiagnostics: 'Copy diagnostics',
    diagnosticsText: 'Versions, browser, plan and recent errors. No site data, no passwords.',
  },
} as const
