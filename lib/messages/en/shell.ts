import { shellFrame } from './shell-frame'

export const shell = {
  ...shellFrame,
  shortcuts: {
    title: 'Keyboard shortcuts',
    text: 'They wait while you type into a field.',
    switch: 'Single-key shortcuts',
    switchNote: 'Off, only the palette and the basics listen. Kept in this browser.',
    thenPress: 'then',
    groups: { everywhere: 'Everywhere', go: 'Go to', lists: 'In lists', leads: 'Leads', basics: 'Basics' },
    actions: {
      palette: 'Search and commands',
      search: 'Search on this page',
      create: 'Create what this page lists',
      sheet: 'This list',
      next: 'Next row',
      previous: 'Previous row',
      pick: 'Tick the row',
      stage: 'Move the lead to a stage',
      cardMenu: 'Menu of the lead',
      nextStep: 'Next step of the lead',
      view: 'Board or table',
      writeTo: 'Write to the lead',
      tagsOf: 'Tags of the lead',
      scanRow: 'Scan the row, or what is ticked',
      saveRow: 'Save the row, or what is ticked',
      openRow: 'Open the row',
      putAway: 'Not now: hide the row for a while',
      test: 'Test connection',
      tab: 'Next control, with Shift the one before',
      enter: 'Open a link, press a button',
      space: 'Tick a box, turn a switch, open a row',
      arrows: 'Move between tabs, entries and results',
      escape: 'Close what lies on top',
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
    blocked: 'Your browser blocked the new tab. Open the plans yourself:',
    leaves: 'The plans are on {host}.',
  },
  locked: {
    plans: 'Included in',
    seePlans: 'See plans',
    leaves: 'The plans are on {host}.',
    assets: 'Go to assets',
    already: 'What you can do now',
    open: {
      asset: 'Add your sites, verify that you own them and run light scans.',
      workspace: 'Keep the sites of each client apart.',
      help: 'Read how scores work and how to fix what a scan finds.',
    },
    later: {
      title: 'This part comes with a later version',
      text: '{screen} is not in this version of Soteria, whatever the plan. When it comes, these plans include it.',
      plans: 'Will be included in',
    },
    example: 'What it looks like',
    agency: {
      example: 'Example',
      headline: '2 clients need attention',
      average: '12 clients, average score 76',
      attention: 'Needs attention',
      row: {
        exposed: 'A file with passwords can be downloaded',
        down: 'Site is down',
        step: 'Next step due: call about the report',
      },
    },
    core: {
      agency: {
        title: 'See which client needs you, first thing',
        text: 'The agency area shows every client’s grade, what needs attention and how your leads are doing on one page.',
      },
      dashboard: {
        title: 'See every site’s grade and what to fix first',
        text: 'The dashboard puts the position of all your assets on one page: grades, open findings and how they change.',
      },
      monitoring: {
        title: 'Know before your visitors when a site is down',
        text: 'Monitoring looks at your sites every few minutes and writes to you when one is down, slow or changed.',
      },
      history: {
        title: 'Every scan you ran, and what changed since',
        text: 'The history keeps the result of each scan, so that you see what got better and what came back.',
      },
      report: {
        title: 'The whole report, with a fix for each finding',
        text: 'The report explains every finding in plain words, shows the evidence and gives the lines to copy.',
      },
      init: {
        title: 'Start light and full scans from one place',
        text: 'Choose an asset and the kind of scan, and follow it check by check.',
      },
      integration: {
        title: 'Get alerts where you already work',
        text: 'Connect chat, email, tickets and your own code. Recipes send what matters, and every delivery is listed.',
      },
      wordpress: {
        title: 'See which WordPress sites need an update',
        text: 'Our plugin reports versions, updates and known vulnerabilities of all your sites in one list.',
      },
      other: {
        title: 'Ready when your plan includes it',
        text: 'This part of Soteria belongs to a plan that you do not have at the moment.',
      },
    },
  },
}
