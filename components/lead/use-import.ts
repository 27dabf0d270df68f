import { useState } from 'react'
import { type AskedImport, useImportLeads, useLookAtImport } from '@/lib/api/lead-file'

const MAX_BYTES = 5 * 1024 * 1024

/** A file on its way to the leads: looked at anew with each change, and kept here until it is saved. */
export function useImport(workspace: string) {
  const [asked, setAsked] = useState<AskedImport | null>(null)
  const look = useLookAtImport(workspace)
  const run = useImportLeads(workspace)
  const tooLarge = asked !== null && asked.file.size > MAX_BYTES

  function ask(next: AskedImport) {
    setAsked(next)
    run.reset()
    if (next.file.size > MAX_BYTES) look.reset()
    else look.mutate(next)
  }
  return {
    asked,
    tooLarge,
    look,
    run,
    /** What is said of it: by the look, or by the import itself. */
    answer: run.data ?? look.data,
    choose: (file: File) => ask({ file, country: asked?.country ?? '', mapping: {} }),
    change: (change: Partial<Pick<AskedImport, 'country' | 'mapping'>>) => asked && ask({ ...asked, ...change }),
    again: () => asked && ask(asked),
    clear() {
      setAsked(null)
      look.reset()
      run.reset()
    },
  }
}

export type Importing = ReturnType<typeof useImport>
