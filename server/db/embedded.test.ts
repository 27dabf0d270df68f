import fs, { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartupError } from '@/server/listen'
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

test('whoever calls is heard while others ask one question after the other', async () => {
  const work = 'select sum(n) from generate_series(1, 200000) n'
  let heard = 0
  let isOver = false
  const listen = () => {
    heard += 1
    if (!isOver) setImmediate(listen)
  }
  setImmediate(listen)
  const askOften = async () => {
    for (let each = 0; each < 10; each += 1) await database.client.query(work)
  }
  await Promise.all([askOften(), askOften(), askOften()])
  isOver = true
  expect(heard).toBeGreaterThanOrEqual(5)
})

test('a folder that is in use is refused with a sentence, and can be opened when it is free', async () => {
  await expect(openEmbedded(folder)).rejects.toThrow(
    new DatabaseInUse(
      `The data folder ${folder} is in use by another Soteria process. Stop it first, or set DATABASE_URL to run several.`,
    ),
  )
  await database.close()
  database = await openEmbedded(folder)
  const { rows } = await database.client.query<{ count: number }>('select count(*)::int as count from kept')
  expect(rows).toEqual([{ count: 5 }])
})

test('a data folder that is none, or in which nothing can be written, is told in a sentence', async () => {
  const file = join(root, 'a-file')
  writeFileSync(file, '')
  await expect(openEmbedded(file)).rejects.toThrow(
    /^The data folder .*a-file cannot be used: EEXIST.* Choose another with DATA_DIR\.$/,
  )
  mkdirSync(join(root, 'odd', 'db.lock'), { recursive: true })
  await expect(openEmbedded(join(root, 'odd'))).rejects.toThrow(
    /^The data folder .*odd cannot be used: .* Choose another with DATA_DIR\.$/,
  )
})

test('a disk without room for a new database is told in a sentence, before anything is written', async () => {
  const full = join(root, 'full')
  const found = fs.statfsSync(root)
  const left = jest.spyOn(fs, 'statfsSync').mockReturnValue({ ...found, bavail: 700, bsize: 4096 } as fs.StatsFs)
  await expect(openEmbedded(full)).rejects.toThrow(
    new StartupError(
      `The disk of the data folder ${full} has 2 MB left, and the database needs 96 MB. Free some space, or choose another folder with DATA_DIR.`,
    ),
  )
  left.mockRestore()
  expect(existsSync(join(full, 'db.new'))).toBe(false)
})
