import { createHash } from 'node:crypto'
import { scanFileContent, scanFileName, scanUri } from 'retire/lib/retire.js'
import type { Component, Vulnerability } from 'retire/lib/types'
import type { Advisory, Library, LibraryRepository, Question } from './library-types'

const HASHER = { sha1: (data: string) => createHash('sha1').update(data).digest('hex') }

/**
 * Which libraries a script holds, by its text, or which one an address promises. May take very long on hostile text.
 */
export function recogniseLibraries(question: Question, repository: LibraryRepository): Library[] {
  const components =
    'content' in question
      ? scanFileContent(question.content, repository, HASHER)
      : byAddress(question.address, repository)
  const by = 'content' in question ? 'content' : 'address'
  const libraries = components.map(
    ({ component, version, vulnerabilities = [] }): Library => ({
      name: component,
      version,
      by,
      advisories: vulnerabilities.map(readAdvisory),
    }),
  )
  return [...new Map(libraries.map((library) => [`${library.name} ${library.version}`, library])).values()]
}

function byAddress(address: string, repository: LibraryRepository): Component[] {
  const url = URL.parse(address)
  if (!url) return []
  return [...scanUri(url.origin + url.pathname, repository), ...scanFileName(url.pathname, repository, false)]
}

function readAdvisory({ severity, identifiers, below, info }: Vulnerability): Advisory {
  return {
    severity,
    summary: identifiers?.summary ?? identifiers?.CVE?.[0] ?? identifiers?.githubID ?? 'Known vulnerability',
    cve: identifiers?.CVE ?? [],
    fixedIn: below ?? null,
    sources: (info ?? []).filter((source) => source.startsWith('https://')),
  }
}
