/** A record as Wordfence Intelligence writes it, with the fields that nobody keeps. */
export const feedRecord = (slug: string, rest: Record<string, unknown> = {}) => ({
  id: '00000000-0000-4000-8000-000000000001',
  title: `${slug} <= 2.0.1 - Unauthenticated upload`,
  software: [
    {
      type: 'plugin',
      name: slug,
      slug,
      affected_versions: {
        '* - 2.0.1': { from_version: '*', from_inclusive: true, to_version: '2.0.1', to_inclusive: true },
      },
      patched: true,
      patched_versions: ['2.0.2'],
      remediation: 'Update',
    },
  ],
  informational: false,
  description: 'Long',
  references: ['https://advisories.example/1', 'https://advisories.example/2'],
  cwe: { id: 434, name: 'Upload' },
  cvss: { vector: 'CVSS:3.1/AV:N', score: 9.8, rating: 'Critical' },
  cve: 'CVE-2026-12345',
  published: '2026-10-01 00:00:00',
  copyrights: {
    message: 'This record contains material that is subject to copyright',
    defiant: { notice: 'Copyright Defiant Inc.', license: 'Defiant hereby grants you…' },
  },
  ...rest,
})
