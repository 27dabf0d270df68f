import fs, { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseInUse, openEmbedded } from './embedded'

const root = mkdtempSync(join(tmpdir(), 'soteria-embedded-'))
const folder = join(root, 'data')
let database: Awaited<ReturnType<typeof openEmbedded>>

// What a start that was cut short leaves behind.
beforeAll(async () => {
  mkdirSync(join(folder, 'db.new'), { recursive: true })
  writeFileSync(join(folder, 'db.new', 'PG_VERSION'), '18')
  database = await openEmbedded(folder)
})
afterAll(async () => {
  await database.close()
  rmSync(root, { recursive: true })
})

test('a first start that was cut short does not spoil the next', () => {
  expect(existsSync(join(folder, 'db.new'))).toBe(false)
  expect(existsSync(join(folder, 'db', 'PG_VERSION'))).toBe(true)
})

test('what is acknowledged is on the disk', async () => {
  const { rows } = await database.client.query<{ fsync: string }>('show fsync')
  expect(rows).toEqual([{ fsync: 'on' }])

  await database.client.exec('create table kept (id int)')
  const synced = jest.spyOn(fs, 'fsyncSync')
  for (let id = 0; id < 5; id += 1) await database.client.query('insert into kept values ($1)', [id])
  expect(synced.mock.calls.length).toBeGreaterThanOrEqual(5)
  synced.mockRestore()
})

test('a folder that is in use is refused with a sentence, and can be opened when it is free', async () => {
  await expect(openEmbedded(folder)).rejects.toThrow(
    new DatabaseInUse(`The data folder ${folder} is in use by another Soteria process. Stop it first, or set DATABASE_URL to run several.`),
  )
  await database.close()
  database = await openEmbedded(folder)
  const { rows } = await database.client.query<{ count: number }>('select count(*)::int as count from kept')
  expect(rows).toEqual([{ count: 5 }])
})

test('a data folder that is none, or in which nothing can be written, is told in a sentence', async () => {
  const file = join(root, 'a-file')
  writeFileSync(file, '')
  await expect(openEmbedded(file)).rejects.toThrow(/^The data folder .*a-file cannot be used: EEXIST.* Choose another with DATA_DIR\.$/)
  mkdirSync(join(root, 'odd', 'db.lock'), { recursive: true })
  await expect(openEmbedded(join(root, 'odd'))).rejects.toThrow(/^The data folder .*odd cannot be used: .* Choose another with DATA_DIR\.$/)
})
