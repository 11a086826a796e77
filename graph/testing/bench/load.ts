// A client that costs little: raw sockets that keep one request under way each.
import net from 'node:net'
import { sized } from './size.ts'

export interface Call {
  method: 'GET' | 'POST'
  path: string
  token: string
  body?: string
}

const wire = (port: number, { method, path, token, body = '' }: Call) =>
  Buffer.from(
    `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nauthorization: Bearer ${token}\r\naccept: application/json\r\n` +
      (method === 'POST' ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n` : '') +
      `\r\n${body}`,
  )

/** One connection; `send` resolves with the body of the answer. */
export class Connection {
  private readonly socket: net.Socket
  private readonly port: number
  private chunks: Buffer[] = []
  private size = 0
  private expected = 0
  private status = 0
  private headEnd = -1
  private done: ((body: Buffer) => void) | undefined
  private failed: ((error: Error) => void) | undefined

  constructor(port: number) {
    this.port = port
    this.socket = net.connect({ port, host: '127.0.0.1', noDelay: true })
    this.socket.on('data', (chunk) => this.take(chunk))
    this.socket.on('error', () => {})
    this.socket.on('close', () => this.failed?.(new Error('The server has closed the connection.')))
  }

  private take(chunk: Buffer) {
    this.chunks.push(chunk)
    this.size += chunk.length
    if (this.headEnd < 0) {
      const head = this.chunks.length === 1 ? chunk : Buffer.concat(this.chunks)
      this.headEnd = head.indexOf('\r\n\r\n')
      if (this.headEnd < 0) return
      const text = head.toString('latin1', 0, this.headEnd)
      this.status = Number(text.slice(9, 12))
      const length = /content-length: (\d+)/i.exec(text)?.[1]
      if (length === undefined) throw new Error(`An answer without a length: ${text}`)
      this.expected = this.headEnd + 4 + Number(length)
    }
    if (this.size < this.expected) return
    const body = Buffer.concat(this.chunks).subarray(this.headEnd + 4)
    this.chunks = []
    this.size = 0
    this.headEnd = -1
    if (this.status !== 200) throw new Error(`${this.status}: ${body.toString('utf8').slice(0, 500)}`)
    this.done?.(body)
  }

  send(call: Call): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.done = resolve
      this.failed = reject
      this.socket.write(wire(this.port, call))
    })
  }

  close() {
    this.socket.destroy()
  }
}

/** Answers a second over some connections, for a time, with calls as they come. */
export async function throughput(
  port: number,
  next: () => Call,
  { connections = 8, seconds = 3 } = {},
): Promise<number> {
  const end = performance.now() + sized(seconds, 0.1) * 1000
  let answered = 0
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = new Connection(port)
      while (performance.now() < end) {
        await connection.send(next())
        answered++
      }
      connection.close()
    }),
  )
  return answered / ((performance.now() - begun) / 1000)
}

/** The value below which a share of them is, as 0.99. */
export const percentile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!

export const median = (values: number[]): number => percentile(values, 0.5)

/** Calls for one viewer after the other. */
export function inTurn<Viewer>(viewers: Viewer[], call: (viewer: Viewer) => Call): () => Call {
  let i = 0
  return () => call(viewers[i++ % viewers.length]!)
}

interface Caller {
  token: string
}

export const graphqlCall = ({ token }: Caller, query: string, variables: object = {}): Call => ({
  method: 'POST',
  path: '/graphql',
  token,
  body: JSON.stringify({ query, variables }),
})

export const listCall = ({ token }: Caller): Call => ({
  method: 'GET',
  path: '/api/views/get_action_record_management?limit=1000',
  token,
})
