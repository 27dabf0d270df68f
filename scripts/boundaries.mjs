// Who may import whom, as scripts/boundaries/rooms.mjs has it; and that no imports go round in a circle.
import { importsOfAll } from './boundaries/imports.mjs'
import { emptyRows, faultsOf } from './boundaries/judge.mjs'

const imports = importsOfAll()
const faults = [...faultsOf(imports), ...emptyRows(imports)]
for (const fault of faults) console.error(fault)
console.log(`${imports.length} imports, ${faults.length} that should not be`)
process.exit(faults.length > 0 ? 1 : 0)
