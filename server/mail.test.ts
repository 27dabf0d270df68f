import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { createMailer } from './mail'

const dataDir = mkdtempSync(join(tmpdir(), 'soteria-mail-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const mailFrom = 'Soteria <soteria@soteria.test>'
const mail = {
  to: 'ada@example.test',
  subject: 'Choose a new password',
  text: 'Your Soteria account: open http://soteria.test/reset-password/s3cret-token?email=ada%40example.test and choose — now.',
}

function recordingLog() {
  const lines: string[] = []
  return { lines, log: pino({ level: 'info' }, { write: (line) => void lines.push(line) }) }
}

test('without a mail server each mail is a file, and its link is not in the log', async () => {
  const { lines, log } = recordingLog()
  await createMailer({ smtpUrl: null, mailFrom, productName: 'Verda $1', dataDir }, log).send(mail)
  const [file] = readdirSync(join(dataDir, 'outbox'))
  const message = readFileSync(join(dataDir, 'outbox', file ?? ''), 'utf8')
  expect(message).toContain('To: ada@example.test')
  expect(message).toContain('Subject: Choose a new password')
  expect(message).toContain(mail.text.replace('Soteria', () => 'Verda $1'))
  expect(lines.join()).toContain('ada@example.test')
  expect(lines.join()).toContain(file)
  expect(lines.join()).not.toContain('s3cret-token')
})

test('with a mail server it is sent there, and a line break in a name starts no new header', async () => {
  const received: string[] = []
  const server = createServer((socket) => smtp(socket, received))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const smtpUrl = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`

  await createMailer({ smtpUrl, mailFrom, productName: 'Soteria', dataDir }, recordingLog().log).send({
    ...mail,
    subject: 'Hello\r\nBcc: everybody@example.test',
    as: 'Linden & Co.',
  })
  server.close()
  const message = received.join('')
  expect(message).toContain('RCPT TO:<ada@example.test>')
  expect(message).toMatch(/^From: "?Linden & Co\."? <soteria@soteria\.test>/m)
  expect(message).toContain('Subject: Hello Bcc: everybody@example.test')
  expect(message).not.toMatch(/^Bcc:/im)
  expect(message).not.toContain('RCPT TO:<everybody')
})

/** The least that a mail client accepts. */
function smtp(socket: Socket, received: string[]) {
  let isData = false
  socket.write('220 test\r\n')
  socket.on('data', (chunk) => {
    const text = String(chunk)
    received.push(text)
    if (isData) {
      if (text.endsWith('\r\n.\r\n')) {
        isData = false
        socket.write('250 kept\r\n')
      }
    } else if (text.startsWith('DATA')) {
      isData = true
      socket.write('354 go on\r\n')
    } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n')
    else socket.write('250 fine\r\n')
  })
}
