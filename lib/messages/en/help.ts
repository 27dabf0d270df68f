export const help = {
  title: 'Help',
  text: 'How to get going, what the score means, and how to prove that a site is yours.',
  search: 'Search help',
  noMatch: 'Nothing in the help matches “{search}”.',
  clear: 'Show everything',
  start: {
    title: 'Getting started',
    ticksFailed: 'What is done already could not be looked up',
    done: 'Done',
    workspace: {
      name: 'Create a workspace',
      text: 'A workspace holds the sites of one client or one team. Your first one becomes the default.',
    },
    asset: {
      name: 'Add an asset',
      text: 'An asset is a domain, an address or an IP. Type it as you would in the browser.',
    },
    verify: {
      name: 'Verify it',
      text: 'A light scan looks only at what every visitor can see and needs no proof. Proof that the site is yours is asked for before anything deeper.',
    },
    scan: {
      name: 'Run a light scan',
      text: 'It usually takes a few seconds and changes nothing. The rows fill in as the checks answer.',
    },
    fix: {
      name: 'Fix the first thing, then scan again',
      text: 'The report names what to do first and gives the lines to copy. The next scan shows whether it helped.',
    },
  },
  score: {
    title: 'How the score works',
    intro:
      'Every site starts with 100 points. Each check with findings takes a share of what is left: its worst kind of finding in full, its other kinds by half, at most 90%.',
    share: 'Share taken',
    ceiling: 'Highest possible score while one is open',
    grade: 'Grade',
    from: 'From',
    severity: 'Severity',
    points: '{points, number}',
    none: 'None',
    notes: {
      likely: 'Findings that are likely but not proven take nothing off.',
      incomplete:
        'When a check got no answer, there is no A+. Below 60% answered checks there is no grade, unless there was one before.',
      monotone: 'Fixing something never lowers the score.',
      sum: 'The report lists every line of the sum, and the lines add up to the score.',
    },
  },
  severities: {
    title: 'What the severities mean',
    critical: 'Data or control is lost now. Act today.',
    high: 'An attacker on the way between, or any visitor, can do harm. Act this week.',
    medium: 'One more mistake away from harm. Plan it.',
    low: 'Good hygiene. Do it when you are there anyway.',
    info: 'Worth knowing. Takes nothing off the score.',
    outcomes: 'How a check can end',
  },
  verify: {
    title: 'Prove that a site is yours',
    intro: 'Open the asset and choose Verify. You get three ways; one is enough.',
    file: 'File: download it and put it at {path} on the site.',
    meta: 'Meta tag: put the line into the head of the home page.',
    dns: 'DNS: add a TXT record with the name {host} and the value shown.',
    where: 'Where to add the record',
    wait: 'A new record can take from one minute to an hour to be seen. The Verify panel says what was found.',
  },
  plans: {
    title: 'What each plan opens',
    mine: 'You have: {plans}.',
    mineNone: 'You have no active plan.',
    ungated: 'Your account is not bound to a plan: everything is open to you.',
    everyone: 'Open to everyone, without a plan.',
    included: 'Plans that include it',
    later: 'Not in this version yet: {screens}',
    open: 'Open to you',
    locked: 'Not in your plan',
    see: 'See plans',
    lockedPage: {
      name: 'Why is a page locked?',
      text: 'It belongs to a plan that is not active on your account. The page itself says which plans include it. Nothing that you made there is lost while it is locked.',
    },
    upgrade: {
      name: 'What happens when I upgrade?',
      text: 'The plans open in a new tab. When you come back, this page asks the server what your account may use, and unlocks by itself.',
    },
    end: {
      name: 'What happens when a plan ends?',
      text: 'Its pages lock; your workspaces, assets, scans and reports stay. With a new plan they are as you left them.',
    },
    free: {
      name: 'What can I do without a plan?',
      text: 'Add assets, prove that they are yours, run light scans and watch them, and work through the checklist.',
    },
  },
  connections: {
    title: 'Connections',
    intro:
      'A connection is a place that messages go to: a channel, a mailbox, a ticket system, a phone or your own code. Recipes decide what is sent.',
    test: {
      name: 'Test',
      text: 'Send a test before you save. It shows the status, the time, the response and what was sent.',
    },
    retry: {
      name: 'Retry',
      text: 'A message that fails is tried 8 times over 28 hours. A rejected one (most 4xx statuses) fails immediately.',
    },
    problem: {
      name: 'Problem',
      text: 'After 3 failed attempts in a row a connection has a problem. Messages are queued until it works again, up to 1,000.',
    },
    secret: {
      name: 'Secrets',
      text: 'Tokens and webhook URLs are encrypted and never shown again. To change one, enter it anew.',
    },
    once: 'If a connection breaks off while sending, a message can arrive twice. Webhooks then carry the same webhook-id.',
    signed:
      'Webhooks are signed. The connection shows code that checks the signature in Node.js, PHP, Python and Shell.',
    kept: 'Deliveries and attempts are listed for 30 days. You can resend each of them.',
  },
  recipes: {
    title: 'Recipes',
    intro:
      'A recipe does something when something happens: it posts a message, opens a ticket, sends an event, emails a report or starts a scan.',
    when: {
      name: 'When',
      text: 'One trigger: a scan, new or fixed findings, a lower score, an expiry date, an outage, a change, something on a WordPress site, or a schedule.',
    },
    if: {
      name: 'If',
      text: 'Up to 10 conditions. For findings they filter the list; if none is left, the recipe doesn’t run.',
    },
    does: { name: 'Then', text: 'Up to 5 actions, in order. If one fails, the next one still runs.' },
    limit: { name: 'Limit', text: 'How often at most for the same site. What it skips can follow in one message.' },
    preview:
      'Before you save, the preview counts how often the recipe would have run in the last 30 days, with the matches behind it.',
    variables: 'In a message, {example} stands for what happened. Type two braces to see the list.',
    test: 'A test run sends messages that start with “[Test]”. It creates no tickets and starts no scans.',
    once: 'The same event runs a recipe once. If a connection breaks while we send, the receiver may get a message twice; both carry the same webhook-id.',
    loops: 'A recipe never runs on what it caused itself, and at most 60 times an hour.',
  },
  wordpress: {
    title: 'WordPress sites',
    intro:
      'A small plugin in your WordPress tells the dashboard which versions run there and how the site is set up. It can’t change anything on the site.',
    pair: {
      name: 'Connect',
      text: 'Add the site, upload the plugin from the dashboard to WordPress, activate it and paste the pairing code under Settings. On the command line: {command}',
    },
    report: {
      name: 'Report',
      text: 'Every 15 minutes, and shortly after an update. If a site stays silent, the dashboard asks it. After two failed attempts it counts as unreachable.',
    },
    judge: {
      name: 'Vulnerabilities',
      text: 'Versions are compared with a list of known vulnerabilities. Without a list the sites count as “Not judged”.',
    },
    harden: {
      name: 'Hardening',
      text: '14 settings with the line that fixes each. You can ignore one with a reason, and until a day.',
    },
    privacy:
      'The plugin sends nothing before it’s paired, and nothing about visitors, users or posts. Each report is signed with a key that never leaves the site.',
    copy: 'If a copy of a site reports from another address, its reports are refused until you say what it is.',
    end: 'When you deactivate the plugin, it says goodbye. When you delete it, nothing is left in WordPress.',
  },
  widget: {
    title: 'Web widget',
    text: 'The web widget lets visitors of your own site check theirs and leave their address. Choose its look under Web Widget, copy the tag from Install into your page, and find who came by under Leads.',
    rules:
      'A visitor’s check is a light scan from outside. It waits until nobody who works here needs the scanner, and the same site is looked at once an hour. What visitors agreed to is kept with their address.',
  },
  reseller: {
    title: 'Under your own brand',
    intro: 'The application is a folder of files. Any web host serves it, under your name and your domain.',
    files:
      'Upload the folder out/ to your host. Deep links work as it stands; the rule files in it add security headers and caching.',
    move: 'If it does not stand at the top of the domain, or the API is elsewhere, move the finished build first.',
    moveCode: 'Move the build',
    brand: 'Put your name, colours and logos into config.json beside it. config.example.json shows all there is.',
    brandCode: 'config.json',
    origins: 'Let the API accept the new address.',
    originsCode: 'Setting of the API',
    frame: 'To show it inside another page of yours, name that page.',
    frameCode: 'Allow a page around it',
  },
  keyboard: {
    title: 'Keyboard',
    intro: 'Everything can be reached without a mouse.',
  },
  about: {
    title: 'Version and contact',
    app: 'App',
    version: 'Version {version}',
    api: 'Server',
    up: 'Answers, version {version}',
    down: 'Does not answer',
    checking: 'Asking…',
    contact: 'Contact',
    noContact: 'No support address is set. Ask whoever gave you this account.',
    check: 'Ask again',
    contactFailed: 'Could not be looked up',
    diagnostics: 'Diagnostics',
    copyDiagnostics: 'Copy diagnostics',
    diagnosticsText: 'Versions, browser, plan and the last failures. Nothing of your sites, no password.',
  },
} as const
