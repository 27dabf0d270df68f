import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { dirname } from 'node:path'
import { findTool } from './find-tool'
import { runTool } from './run-tool'
import { removeTools, toolThat, toolThatWrites } from './testing'

afterAll(removeTools)

const { signal } = new AbortController()
const run = (binary: string, rest: Partial<Parameters<typeof runTool>[0]> = {}) =>
  runTool({ binary, args: ['a b', '$HOME;ls'], signal, timeoutMs: 10_000, ...rest })

test('what it writes comes back, and its words reach it as they are', async () => {
  const tool = toolThatWrites('hello\nworld')
  expect(await run(tool.binary)).toBe('hello\nworld\n')
  expect(tool.asked()).toEqual(['a b', '$HOME;ls'])
})

test('it knows no secret of ours', async () => {
  process.env.SOTERIA_TEST_SECRET = 'do not tell'
  const told = await run(toolThat('env').binary)
  delete process.env.SOTERIA_TEST_SECRET
  expect(told).toContain('PATH=')
  expect(told).not.toContain('do not tell')
})

test.each([
  ['that fails', 'echo "no route" >&2; exit 3', 'It exited with code 3: no route'],
  ['that writes without an end', 'yes', 'Its output was too large.'],
  ['that hangs', 'echo first; sleep 60', 'It took longer than 0 seconds.'],
])('a program %s ends with a sentence', async (_, script, message) => {
  await expect(run(toolThat(script).binary, { timeoutMs: 400, maxBytes: 1_000_000 })).rejects.toThrow(message)
})

test('what it had written before its time ran out is kept', async () => {
  await expect(run(toolThat('echo first; sleep 60').binary, { timeoutMs: 400 })).rejects.toMatchObject({
    output: 'first\n',
  })
})

test('a program that is not there ends with a sentence', async () => {
  await expect(run('/nowhere/sslscan')).rejects.toThrow('It is no longer installed.')
})

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(20)
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // What has ended and waits to be fetched by its parent still has its number.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

test('it ends with the scan, and what it started too', async () => {
  const controller = new AbortController()
  const tool = toolThat('sleep 600 & printf "%s\\n" $$ $! > "$ARGS.new"; mv "$ARGS.new" "$ARGS"; wait')
  const outcome = run(tool.binary, { signal: controller.signal, timeoutMs: 600_000 })
  await until(() => existsSync(tool.file))
  const pids = tool.asked().map(Number)
  expect(pids.map(isRunning)).toEqual([true, true])
  controller.abort(new Error('stopped'))
  await expect(outcome).rejects.toThrow('stopped')
  await until(() => !pids.some(isRunning))
})

test('a program is found where the operator has it, and nowhere else', () => {
  const { binary } = toolThat('')
  const name = binary.slice(dirname(binary).length + 1)
  expect(findTool(name, `/nowhere:${dirname(binary)}`)).toBe(binary)
  expect(findTool(name, '/nowhere')).toBeNull()
  expect(findTool(name, `.:${dirname(dirname(binary))}`)).toBeNull()
  expect(existsSync(binary)).toBe(true)
})
