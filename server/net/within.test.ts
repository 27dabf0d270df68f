import { within } from './within'

const never = new Promise<never>(() => {})

test('work that ends in time is handed through, well or ill', async () => {
  const { signal } = new AbortController()
  await expect(within(Promise.resolve(1), 1_000, signal, 'late')).resolves.toBe(1)
  await expect(within(Promise.reject(new Error('broken')), 1_000, signal, 'late')).rejects.toThrow('broken')
})

test('work that does not end in time is given up with the sentence', async () => {
  await expect(within(never, 10, new AbortController().signal, 'It took too long.')).rejects.toMatchObject({
    name: 'TimedOut',
    message: 'It took too long.',
  })
})

test('an abort is not waited out', async () => {
  const controller = new AbortController()
  const work = within(never, 60_000, controller.signal, 'late')
  controller.abort(new Error('enough'))
  await expect(work).rejects.toThrow('enough')
  await expect(within(never, 60_000, controller.signal, 'late')).rejects.toThrow('enough')
})
