// A name server on this machine that knows the TXT records that a test gives it.
import dgram from 'node:dgram'
import { once } from 'node:events'
import { decode, encode, type Packet } from 'dns-packet'
import { atEnd } from './atEnd.ts'

const nxDomain = 3
const serverFailure = 2

export class NameServer {
  /** By the whole name of a record. */
  readonly records = new Map<string, string[]>()
  /** Whether it fails at whatever it is asked. */
  isBroken = false
  readonly asked: string[] = []

  private readonly socket = dgram.createSocket('udp4')

  static async open(): Promise<NameServer> {
    const server = new NameServer()
    const { socket } = server
    socket.on('message', (message, { port, address }) => socket.send(server.answer(decode(message)), port, address))
    socket.bind(0, '127.0.0.1')
    await once(socket, 'listening')
    atEnd(async () => socket.close())
    return server
  }

  /** As the setting DNS_SERVERS names it. */
  get address(): string {
    return `127.0.0.1:${this.socket.address().port}`
  }

  private answer({ id, questions = [] }: Packet): Buffer {
    const { name } = questions[0]!
    this.asked.push(name)
    const texts = this.records.get(name.toLowerCase())
    const flags = this.isBroken ? serverFailure : texts ? 0 : nxDomain
    return encode({
      type: 'response',
      id,
      flags,
      questions,
      answers: this.isBroken ? [] : (texts ?? []).map((data) => ({ type: 'TXT' as const, name, ttl: 1, data })),
    })
  }
}
