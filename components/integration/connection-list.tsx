/** The connections of a workspace, in their tab. */
export function ConnectionList({ workspace }: { workspace: string }) {
  return <div data-workspace={workspace} />
}
