import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { systemDns } from './dns'

let server: Socket | null = null
afterEach(() => {
  server?.close()
  server = null
})

/** A name server that answers every question with this code and these records, after the question itself. */
async function nameServer(code: number, records: Buffer[], answers = records.length) {
  const socket = createSocket('udp4')
  server = socket
  socket.on('message', (question, from) => {
    const header = Buffer.from(question.subarray(0, 12))
    header.writeUInt16BE(0x81_80 | code, 2)
    header.writeUInt16BE(answers, 6)
    socket.send(Buffer.concat([header, question.subarray(12), ...records]), from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return systemDns({ servers: [`127.0.0.1:${(socket.address() as AddressInfo).port}`], timeoutMs: 300 })
}

/** A DS record: a pointer to the name, type, class, time to live, length, key tag and the rest. */
const record = (type: number, tag: number) =>
  Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, 8, tag >> 8, tag & 255, 13, 2, 1, 2, 3, 4])

test('the key tags of a signed domain are read, other records beside them are not', async () => {
  const dns = await nameServer(0, [record(46, 1), record(43, 20_326)])
  expect(await dns.ds('shop.example')).toEqual({ state: 'found', records: ['20326'] })
})

test('no record, no such name and a failure are three things', async () => {
  expect(await (await nameServer(0, [])).ds('shop.example')).toEqual({ state: 'none', records: [], nameExists: true })
  server?.close()
  expect(await (await nameServer(3, [])).ds('shop.example')).toEqual({ state: 'none', records: [], nameExists: false })
  server?.close()
  expect(await (await nameServer(2, [])).ds('shop.example')).toMatchObject({ state: 'failed' })
})

test('an answer that is cut short is a failure, and silence ends in time', async () => {
  expect(await (await nameServer(0, [], 3)).ds('shop.example')).toMatchObject({
    state: 'failed',
    reason: 'The name server’s response couldn’t be read',
  })
  server?.close()
  const dns = await nameServer(0, [])
  server?.removeAllListeners('message')
  expect(await dns.ds('shop.example')).toMatchObject({
    state: 'failed',
    reason: 'The name server didn’t respond in time',
  })
})
