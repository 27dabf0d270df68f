/** The recipes of a workspace, in their tab. */
export function RecipesTab({ workspace }: { workspace: string }) {
  return <div data-workspace={workspace} />
}
