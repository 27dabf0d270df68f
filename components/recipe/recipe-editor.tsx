/** One recipe, or a new one, in the place of the tabs. `recipe`: its id, or `new`. */
export function RecipeEditor({ workspace, recipe }: { workspace: string; recipe: string }) {
  return <div data-workspace={workspace} data-recipe={recipe} />
}
