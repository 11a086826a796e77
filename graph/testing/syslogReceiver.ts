// A real syslog receiver on loopback, over TLS unless said otherwise: it keeps the frames it is sent, and breaks off as
// it is told.
import net, { type AddressInfo, type Socket } from 'node:net'
import tls from 'node:tls'
import { atEnd } from './atEnd.ts'
import { receiversKey } from './syslogKeys.ts'

/** A message of RFC 5424, by its grammar. */
const grammar =
  /^<(?<priority>\d{1,3})>1 (?<timestamp>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{1,6}Z) (?<host>[!-~]{1,255}) (?<app>[!-~]{1,48}) (?<process>[!-~]{1,128}) (?<id>[!-~]{1,32}) (?<data>-|(?:\[.*?\])+)(?: (?<text>[^]*))?$/

export interface SyslogMessage {
  priority: string
  timestamp: string
  host: string
  app: string
  process: string
  id: string
  data: string
  text: string
  bytes: number
}

/** How a receiver takes a connection. */
type Manner = 'READS' | 'ENDS' | 'DIES' | 'RESETS' | 'NEVER_ENDS'

/** The frames of counted octets; throws where something else stands among them. */
function framesOf(bytes: Buffer): Buffer[] {
  const frames: Buffer[] = []
  for (let at = 0; at < bytes.length;) {
    const count = /^([1-9]\d*) /.exec(bytes.toString('latin1', at, at + 10))
    if (!count) throw new Error(`No frame begins at ${at}.`)
    const from = at + count[0].length
    at = from + Number(count[1])
    if (at > bytes.length) throw new Error('The last frame is not whole.')
    frames.push(bytes.subarray(from, at))
  }
  return frames
}

function messageOf(frame: Buffer): SyslogMessage {
  // By bytes: the text is UTF-8 with a mark in front.
  const found = grammar.exec(frame.toString('latin1'))
  if (!found) throw new Error(`This is no message: ${frame.toString().slice(0, 200)}`)
  const text = Buffer.from(found.groups!.text ?? '', 'latin1')
  if (text.toString('latin1', 0, 3) !== '\u00ef\u00bb\u00bf') throw new Error('The text has no mark of UTF-8.')
  const fields = found.groups as unknown as SyslogMessage
  return { ...fields, text: text.subarray(3).toString(), bytes: frame.length }
}

export class SyslogReceiver {
  readonly port: number
  /** What came over each connection. */
  readonly connections: Buffer[] = []
  manner: Manner = 'READS'
  /** The names that it was asked for by. */
  readonly names: unknown[] = []

  private constructor(server: net.Server) {
    this.port = (server.address() as AddressInfo).port
  }

  /** Listens to the end of the file's tests. */
  static async open({ isSecure = true } = {}): Promise<SyslogReceiver> {
    const { key, certificate: cert } = receiversKey
    const server = isSecure ? tls.createServer({ key, cert }) : net.createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const receiver = new SyslogReceiver(server)
    const open = new Set<Socket>()
    server.on('tlsClientError', () => {})
    server.on('connection', (socket: Socket) => {
      if (receiver.manner === 'RESETS') socket.resetAndDestroy()
    })
    server.on(isSecure ? 'secureConnection' : 'connection', (socket: Socket) => {
      open.add(socket)
      receiver.take(socket)
    })
    atEnd(async () => {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    })
    return receiver
  }

  private take(socket: Socket): unknown {
    socket.on('error', () => {})
    this.names.push('servername' in socket ? socket.servername : undefined)
    if (this.manner === 'ENDS') return socket.end()
    if (this.manner === 'DIES') return socket.destroy()
    const at = this.connections.push(Buffer.alloc(0)) - 1
    if (this.manner === 'NEVER_ENDS') (socket as Socket & { allowHalfOpen: boolean }).allowHalfOpen = true
    return socket.on('data', (part: Buffer) => (this.connections[at] = Buffer.concat([this.connections[at]!, part])))
  }

  /** All that it took, in order. */
  get messages(): SyslogMessage[] {
    return this.connections.flatMap(framesOf).map(messageOf)
  }
}
