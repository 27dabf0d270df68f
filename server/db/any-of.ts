import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Whether an id is one of these. One parameter for all of them: a statement has room for 65 535. */
export const anyOf = (id: SQLWrapper, ids: string[]): SQL => sql`${id} = any(${sql.param(ids)}::uuid[])`
