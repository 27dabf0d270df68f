import type { Db } from './db'

/**
 * A statement that nearly every request makes: its text is put together once for a database, not each time. Values come by `sql.placeholder`. Give it no name: a named
 * one stays with its connection, which a pooler between us and Postgres may hand to somebody else.
 */
export function prepared<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const built = new WeakMap<Db, Statement>()
  return (db) => {
    const statement = built.get(db) ?? build(db)
    built.set(db, statement)
    return statement
  }
}
