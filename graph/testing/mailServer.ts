// A real SMTP server on loopback, which keeps what it takes and refuses as it is told.
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { atEnd } from './atEnd.ts'

interface Received {
  /** The envelope's. */
  from: string
  to: string[]
  /** Headers and body as they came. */
  source: string
  /** Whether it came over TLS. */
  secure: boolean
  user: string | undefined
}

interface MailServerOptions extends SMTPServerOptions {
  port?: number
  /** An answer to whom it does not take mail for. */
  refuse?: (address: string) => { code: number; text: string } | undefined
}

export class MailServer {
  readonly received: Received[] = []
  readonly port: number
  readonly url: string
  private readonly server: SMTPServer

  private constructor(server: SMTPServer, port: number) {
    this.server = server
    this.port = port
    this.url = `smtp://127.0.0.1:${port}`
  }

  /** Listens until it is closed, or to the end of the file's tests. */
  static async open({ port = 0, refuse, ...options }: MailServerOptions = {}): Promise<MailServer> {
    const opened: { mails?: MailServer } = {}
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      onRcptTo({ address }, _session, done) {
        const refused = refuse?.(address)
        done(refused && Object.assign(new Error(refused.text), { responseCode: refused.code }))
      },
      onData(stream, { envelope, secure, user }, done) {
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', () => {
          const to = envelope.rcptTo.map(({ address }) => address)
          const from = envelope.mailFrom ? envelope.mailFrom.address : ''
          opened.mails!.received.push({
            from,
            to,
            source: Buffer.concat(parts).toString(),
            secure,
            user: user as string | undefined,
          })
          done()
        })
      },
      ...options,
    })
    server.on('error', () => {}) // A client that gives up is none of the tests' business.
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    const mails = new MailServer(server, (server.server.address() as AddressInfo).port)
    opened.mails = mails
    atEnd(() => mails.close())
    return mails
  }

  close = () => new Promise<void>((resolve) => this.server.close(() => resolve()))
}
