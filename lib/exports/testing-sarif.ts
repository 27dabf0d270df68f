import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import schema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json'
import { findingsSarif } from './sarif'
import { exported } from './testing'

type Run = {
  tool: { driver: { name: string; rules: { id: string; helpUri?: string; properties: object }[] } }
  invocations: { toolExecutionNotifications: object[] }[]
  results: {
    ruleId: string
    ruleIndex: number
    partialFingerprints: object
    suppressions: object[]
    locations: [Location]
  }[]
}
type Location = { physicalLocation: { artifactLocation: { uri: string } } }

// The rules of the sarif-schema-2.1.0.json of OASIS before its errata, which mended the pattern that is none with the
// flag u. Of draft 4, without a keyword that draft 7 reads otherwise.
const { id: _, $schema: __, ...rules } = schema
export const validateSarif = addFormats(new Ajv({ strict: false, unicodeRegExp: false, allErrors: true })).compile(
  rules,
)

/** The run of a file that has to be one by the schema of SARIF 2.1.0. */
export function runOf(...given: Parameters<typeof exported>): Run {
  const log = JSON.parse(findingsSarif(exported(...given), 'Acme Shield'))
  const isSarif: boolean = validateSarif(log)
  if (!isSarif) throw new Error(JSON.stringify(validateSarif.errors))
  return log.runs[0]
}
