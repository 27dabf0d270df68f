import { KNOWN_LIBRARIES } from './known-libraries'
import type { LibraryRepository } from './library-types'

const VERSION = '([0-9]+(?:\\.[0-9]+)+(?:-[a-z0-9.]+)?)'
const PLAIN = '([0-9]+(?:\\.[0-9]+)+)'

/** The built-in facts in the shape retire's engine reads. */
export function builtInRepository(): LibraryRepository {
  return Object.fromEntries(
    Object.entries(KNOWN_LIBRARIES).map(([name, { npm, folders, files, content, facts }]) => [
      name,
      {
        npmname: npm,
        extractors: {
          uri: [...folders.map((folder) => `/${escaped(folder)}/v?${VERSION}/`), `/${escaped(npm)}@${VERSION}(?:/|$)`],
          filename: files.map((file) => `${escaped(file)}-${PLAIN}(?:[.-](?:custom|slim|pack|min))*\\.js`),
          filecontent: content,
        },
        vulnerabilities: facts.flatMap(({ cve, severity, summary, cwe, ranges }) =>
          ranges.map(({ from, below }) => ({
            ...(from && { atOrAbove: from }),
            below,
            severity,
            cwe: [cwe],
            identifiers: { CVE: [cve], summary },
            info: [`https://nvd.nist.gov/vuln/detail/${cve}`],
          })),
        ),
      },
    ]),
  )
}

const escaped = (text: string) => text.replace(/\./g, '\\.')
