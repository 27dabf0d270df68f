import { shellFrame } from './shell-frame'

export const shell = {
  ...shellFrame,
  shortcuts: {
    title: 'Keyboard shortcuts',
    text: 'Disabled while you’re typing.',
    switch: 'Single-key shortcuts',
    switchNote: 'When off, only the command palette and basic keys work. Applies to this browser.',
    thenPress: 'then',
    groups: { everywhere: 'Everywhere', go: 'Go to', lists: 'In lists', leads: 'Leads', basics: 'Basics' },
    actions: {
      palette: 'Search and commands',
      search: 'Search on this page',
      create: 'Create an item on this page',
      sheet: 'Show this list',
      next: 'Next row',
      previous: 'Previous row',
      pick: 'Select row',
      stage: 'Move lead to a stage',
      cardMenu: 'Open lead menu',
      nextStep: 'Plan the lead’s next step',
      view: 'Switch between board and table',
      writeTo: 'Email the lead',
      tagsOf: 'Edit the lead’s tags',
      scanRow: 'Scan row or selection',
      saveRow: 'Save row or selection',
      openRow: 'Open row',
      putAway: 'Hide row',
      test: 'Test connection',
      tab: 'Next control (with Shift: previous)',
      enter: 'Open a link, press a button',
      space: 'Tick a box, flip a switch, open a row',
      arrows: 'Move between tabs, entries and results',
      escape: 'Close the top layer',
    },
  },
  upgrade: {
    title: 'Upgrade Required',
    cancel: 'Cancel',
    upgrade: 'Upgrade',
    plans: 'Plans that include it',
    have: 'You have: {plans}. Upgrade opens in a new tab; this page unlocks automatically when you come back.',
    haveNone:
      'You have no active plan. Upgrade opens in a new tab; this page unlocks automatically when you come back.',
    usage: 'Used: {used, number} of {limit, number}',
    blocked: 'Your browser blocked the new tab. Open the plans here:',
    leaves: 'Opens {host}.',
  },
  locked: {
    plans: 'Included in',
    seePlans: 'See plans',
    leaves: 'Opens {host}.',
    assets: 'Go to assets',
    already: 'What you can do now',
    open: {
      asset: 'Add your sites, verify that you own them and run light scans.',
      workspace: 'Keep each client’s sites separate.',
      help: 'Read how scores work and how to fix findings.',
    },
    later: {
      title: 'Coming soon',
      text: '{screen} isn’t available yet on any plan. These plans will include it.',
      plans: 'Will be included in',
    },
    example: 'What it looks like',
    agency: {
      example: 'Example',
      headline: '2 clients need attention',
      average: '12 clients, average score 76',
      attention: 'Needs attention',
      row: {
        exposed: 'File with passwords is public',
        down: 'Site is down',
        step: 'Next step due: call about the report',
      },
    },
    gains: {
      agency: {
        a: 'One list of all client sites, worst first',
        b: 'Leads from Google and D7, with a scan to send',
        c: 'Contracts and invoices under your own name',
      },
      dashboard: {
        a: 'Every site’s grade on one page',
        b: 'The next fix by name, and how long it takes',
        c: 'Open findings over time, and what is overdue',
      },
      monitoring: {
        a: 'An email as soon as a site is down',
        b: 'Certificates and domains before they expire',
        c: 'Response times and uptime of 30 days',
      },
      history: {
        a: 'Every scan with its grade and findings',
        b: 'What is new, fixed or reopened since the last scan',
        c: 'The report of each scan, as a PDF too',
      },
      report: {
        a: 'What to fix first, and the grade it brings',
        b: 'Lines to copy for your server',
        c: 'A PDF for owners and one for developers',
      },
      init: {
        a: 'Full scans of sites you own',
        b: 'Exposed files, open ports and outdated plugins',
        c: 'A report of each scan, as a PDF too',
      },
      integration: {
        a: 'Slack, Teams, email, tickets and webhooks',
        b: 'Recipes that decide what is sent',
        c: 'Every delivery listed, with its attempts',
      },
      wordpress: {
        a: 'Versions and updates of all sites in one list',
        b: 'Known vulnerabilities of plugins and themes',
        c: 'Hardening settings with the line that fixes each',
      },
    },
    examples: {
      dashboard: { a: 'File with passwords is public', b: 'Certificate expires in 8 days', c: 'No open findings' },
      monitoring: { a: 'Down for 4 minutes', b: 'Certificate expires in 8 days', c: 'Up, 99.98% in 30 days' },
      history: {
        a: 'Full scan: 3 new findings, grade F',
        b: 'Light scan: 2 fixed, grade C',
        c: 'Full scan: no change, grade A',
      },
      report: {
        a: 'Block public access to your source code: 1 h, F → D when done',
        b: 'Make browsers always use HTTPS: 10 min, D → C when done',
        c: 'Certificate: passed',
      },
    },
    core: {
      agency: {
        title: 'See which client needs attention first',
        text: 'The agency area shows every client’s grade, what needs attention and how your leads are doing on one page.',
      },
      dashboard: {
        title: 'See every site’s grade and what to fix first',
        text: 'See grades, open findings and trends for all your assets on one page.',
      },
      monitoring: {
        title: 'Know about downtime before your visitors do',
        text: 'Get an email when a site goes down, slows down or changes.',
      },
      history: {
        title: 'See every scan and what changed',
        text: 'Scan history keeps every result, so you can see what improved and what came back.',
      },
      report: {
        title: 'Get a fix for every finding',
        text: 'Reports explain each finding in plain words, show the evidence and give you code to copy.',
      },
      init: {
        title: 'Find more with full scans',
        text: 'A full scan checks what a light scan can’t see from outside.',
      },
      integration: {
        title: 'Get alerts where you already work',
        text: 'Connect chat, email, tickets and your own code. Recipes send what matters, and every delivery is listed.',
      },
      wordpress: {
        title: 'See which WordPress sites need an update',
        text: 'Track versions, updates and known vulnerabilities for all your sites.',
      },
      other: {
        title: 'Upgrade to use this feature',
        text: 'It isn’t included in your current plan.',
      },
    },
  },
}
