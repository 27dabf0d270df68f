import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

type Columns = Record<string, SQLWrapper>

/**
 * All rows of a question as one text, for `rowsIn`: the embedded database hands over each value of each row for itself,
 * which of a thousand rows takes longer than to find them. `order` as after "order by".
 */
export const inOne = (columns: Columns, order?: SQL): SQL<string> =>
  sql<string>`coalesce(json_agg(json_build_array(${sql.join(Object.values(columns), sql`, `)})${order ? sql` order by ${order}` : sql``}), '[]')::text`

/** The rows of such a text, each by the names of its columns. Times are texts. */
export function rowsIn<Row>(columns: { [Name in keyof Row]: SQLWrapper }, text = '[]'): Row[] {
  const names = Object.keys(columns)
  return (JSON.parse(text) as unknown[][]).map(
    (values) => Object.fromEntries(names.map((name, place) => [name, values[place]])) as Row,
  )
}
