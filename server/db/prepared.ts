import type { Db } from './db'

/**
 * A statement that nearly every request makes: its text is put together once for a database, not each time. Values come
 * by `sql.placeholder`. Give it no name: a named one stays with its connection, which a pooler between us and Postgres
 * may hand to somebody else.
 */
export function prepared<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const built = new WeakMap<object, Statement>()
  return (db) => {
    // What stands in for a database has the session of the one behind it; a transaction has its own.
    const { session } = db._
    const statement = built.get(session) ?? build(db)
    built.set(session, statement)
    return statement
  }
}
