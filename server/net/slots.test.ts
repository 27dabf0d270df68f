import { CONNECTIONS_PER_ADDRESS, shareSlots, takeSlot, withSlot } from './slots'

const never = () => new Promise<never>(() => {})
const live = () => new AbortController().signal

test('a fifth connection waits until one of the four is given back', async () => {
  const order: string[] = []
  const open: (() => void)[] = []
  const hold = () => withSlot('198.51.100.1', live(), () => new Promise<void>((resolve) => open.push(resolve)))
  const held = Array.from({ length: CONNECTIONS_PER_ADDRESS }, hold)
  const fifth = withSlot('198.51.100.1', live(), async () => order.push('fifth'))
  await withSlot('198.51.100.2', live(), async () => order.push('other address'))
  expect(order).toEqual(['other address'])
  open[0]?.()
  await fifth
  expect(order).toEqual(['other address', 'fifth'])
  for (const release of open) release()
  await Promise.all(held)
})

test('work that fails gives its connection back', async () => {
  for (let i = 0; i <= CONNECTIONS_PER_ADDRESS; i += 1) {
    await expect(withSlot('198.51.100.3', live(), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  }
})

test('who is aborted while waiting leaves the queue to the others', async () => {
  const open: (() => void)[] = []
  for (let i = 0; i < CONNECTIONS_PER_ADDRESS; i += 1)
    void withSlot('198.51.100.4', live(), () => new Promise<void>((resolve) => open.push(resolve)))
  const gone = new AbortController()
  const waiting = withSlot('198.51.100.4', gone.signal, never)
  const patient = withSlot('198.51.100.4', live(), async () => 'my turn')
  await Promise.resolve()
  gone.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
  open[0]?.()
  await expect(patient).resolves.toBe('my turn')
})

test('where several processes share the limit, each connection is also taken there and given back, and a refusal frees the own one', async () => {
  const there: string[] = []
  shareSlots(async (ip, _signal, use) => {
    if (there.length === 2) throw new Error('gone')
    there.push(`take ${use} ${ip}`)
    return () => there.push('give')
  })
  await withSlot('198.51.100.5', live(), async () => there.push('work'))
  expect(there).toEqual(['take connection 198.51.100.5', 'work', 'give'])
  there.length = 2
  for (let i = 0; i <= CONNECTIONS_PER_ADDRESS; i += 1)
    await expect(withSlot('198.51.100.5', live(), never)).rejects.toThrow('gone')
  shareSlots(null)
})

test('one program asks an address at a time, beside its connections', async () => {
  const first = await takeSlot('198.51.100.6', live(), 'tool')
  const gone = new AbortController()
  const second = takeSlot('198.51.100.6', gone.signal, 'tool')
  await withSlot('198.51.100.6', live(), async () => gone.abort(new Error('still waiting')))
  await expect(second).rejects.toThrow('still waiting')
  first()
  await expect(takeSlot('198.51.100.6', live(), 'tool')).resolves.toBeInstanceOf(Function)
})
