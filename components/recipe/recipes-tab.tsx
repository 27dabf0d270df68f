import { useRecipes } from '@/lib/api/recipe'

/** The recipes of a workspace, in their tab. */
export function RecipesTab({ workspace }: { workspace: string }) {
  return useRecipes(workspace).data?.map(({ id, name }) => <p key={id}>{name}</p>)
}
