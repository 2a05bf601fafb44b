import { createServer, type Socket } from 'node:net'
import { describeFailure } from '../http/error-mapping'
import { isAddressRefused, smtpMailer } from './mailer'

/** A mail server that takes every mail but those to `refused`, and keeps what it was sent. */
const startMailServer = async (refused: string) => {
  const sent: string[] = []
  const sockets = new Set<Socket>()
  const answer = (line: string): string => {
    if (line.startsWith('RCPT')) return line.includes(refused) ? `550 5.1.1 <${refused}> has moved` : '250 ok'
    if (line === 'DATA') return '354 go on'
    if (line === 'QUIT') return '221 bye'
    return '250 ok'
  }
  const server = createServer(socket => {
    sockets.add(socket)
    let isMail = false
    socket.write('220 ready\r\n')
    socket.on('data', bytes => {
      for (const line of String(bytes).split('\r\n').slice(0, -1)) {
        sent.push(line)
        if (isMail && line !== '.') continue
        if (!isMail || line === '.') socket.write(`${answer(line)}\r\n`)
        isMail = line === 'DATA'
      }
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    sent,
    url: `smtp://127.0.0.1:${port}`,
    stop: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

const refused = 'hemlig.person@prov.example'
let mailServer: Awaited<ReturnType<typeof startMailServer>>
beforeEach(async () => {
  mailServer = await startMailServer(refused)
})
afterEach(() => mailServer.stop())

const send = (to: string, subject: string) =>
  smtpMailer(mailServer.url, 'Veckovis <no-reply@veckovis.example>')({ to, subject, text: 'Hej' })

test('what stands in a subject begins no header of its own', async () => {
  await send('maj@prov.example', 'Begäran\r\nBcc: andra@prov.example')
  expect(mailServer.sent).toContain('RCPT TO:<maj@prov.example>')
  expect(mailServer.sent.filter(line => /^Bcc:/i.test(line))).toEqual([])
})

test.each([
  'maj@prov.example,andra@prov.example',
  'maj@prov.example;andra@prov.example',
  'maj@prov.example\r\nBcc: andra@prov.example',
  'maj@prov.example>\r\nRCPT TO:<andra@prov.example',
  '"a" <andra@prov.example>',
])('the address %j is one address or none', async to => {
  await send(to, 'Begäran').catch((failure: unknown) => expect(failure).toBeInstanceOf(Error))
  expect(mailServer.sent).not.toContain('RCPT TO:<andra@prov.example>')
  expect(mailServer.sent.filter(line => /^Bcc:/i.test(line))).toEqual([])
})

test('the log learns why a mail was not taken, and not to whom it went', async () => {
  const failure = await send(refused, 'Begäran').catch((thrown: unknown) => thrown)
  const described = JSON.stringify(describeFailure(failure))
  expect(described).toContain('550')
  expect(described).not.toContain(refused)
})

test('an address that is refused is told from a mail server that is out of reach', async () => {
  const thrown = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (failure: unknown) => failure,
    )
  expect(isAddressRefused(await thrown(send(refused, 'Inbjudan')))).toBe(true)
  const { url } = mailServer
  mailServer.stop()
  const down = smtpMailer(
    url,
    'Veckovis <no-reply@veckovis.example>',
  )({ to: 'maj@prov.example', subject: '', text: '' })
  const failure = await thrown(down)
  expect(failure).toBeInstanceOf(Error)
  expect(isAddressRefused(failure)).toBe(false)
})
