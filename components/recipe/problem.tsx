import { FieldMessages } from '@/components/ui/field-frame'
import { useEditor } from './use-editor'

const idOf = (path: string) => `recipe-${path.replaceAll(/\W/g, '-')}`

/** What ties a control to what is said about it. */
export function useProblemProps(path: string) {
  const { problemOf } = useEditor()
  return problemOf(path) === null ? {} : { 'aria-invalid': true as const, 'aria-describedby': `${idOf(path)}-error` }
}

/** What is wrong with a field, under it. */
export function Problem({ of }: { of: string }) {
  const { problemOf } = useEditor()
  return <FieldMessages id={idOf(of)} error={problemOf(of)} />
}
