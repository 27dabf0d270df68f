import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'soteria-tools-'))
let count = 0

/** For `afterAll`. */
export const removeTools = () => rmSync(folder, { recursive: true, force: true })

/** A program that does what the shell script says. `$ARGS` in it is a file for what it was asked with. */
export function toolThat(script: string): { binary: string; file: string; asked(): string[] } {
  count += 1
  const [binary, args] = [join(folder, `tool-${count}`), join(folder, `args-${count}`)]
  writeFileSync(binary, `#!/bin/sh\nARGS='${args}'\n${script}\n`)
  chmodSync(binary, 0o755)
  return { binary, file: args, asked: () => readFileSync(args, 'utf8').trim().split('\n') }
}

/** A program that notes what it was asked with and writes this. */
export const toolThatWrites = (output: string) =>
  toolThat(`printf '%s\\n' "$@" > "$ARGS"\ncat <<'END_OF_OUTPUT'\n${output}\nEND_OF_OUTPUT`)
