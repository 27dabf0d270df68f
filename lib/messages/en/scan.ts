import { scanResult } from './scan-result'
import { scanRun } from './scan-run'

/** All of it, and what starting one says. */
export const scan = {
  ...scanResult,
  ...scanRun,
  init: {
    title: 'New scan',
    text: 'Choose a site and a scan type.',
    asset: 'Asset',
    search: 'Search assets',
    more: '{count, plural, one {# more. Search to find it.} other {# more. Search to find them.}}',
    noMatch: 'No assets match “{search}”.',
    addAsset: 'Add asset',
    none: { title: 'No assets to scan yet', text: 'Add a domain or URL first. It takes a minute.' },
    verified: 'Verified',
    unverified: 'Not verified',
    type: 'Scan type',
    light: {
      name: 'Light scan',
      time: 'Usually a few seconds',
      does: 'Checks what any visitor can see: certificate, TLS, headers, cookies, home page, scripts and email DNS records.',
      never: 'Never signs in, submits forms or tries to break anything.',
    },
    full: {
      name: 'Full scan',
      time: '2–10 minutes',
      does: 'Also follows links and checks for exposed files, open ports and outdated WordPress plugins.',
      never: 'Never changes data, guesses passwords or deliberately slows the site down.',
    },
    consent:
      'I own this site or have the owner’s permission to test it. The scan requests hidden files and probes open ports; it never changes data or tries passwords.',
    consentMissing: 'Tick the box to confirm you have permission to scan this site.',
    chooseAsset: 'Choose an asset.',
    verify: 'Verify {asset}',
    noWorkspace: 'No workspace selected',
    noWorkspaceText: 'Scans belong to a workspace. Create or choose one first.',
    openWorkspaces: 'Open workspaces',
    lastScan: 'Last scan',
  },
}
