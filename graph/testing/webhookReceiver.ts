// A real HTTP server on loopback, which keeps what it is sent and answers as it is told.
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { atEnd } from './atEnd.ts'

export interface Received {
  headers: Record<string, string>
  body: string
  path: string
}

interface Answer {
  status?: number
  headers?: Record<string, string>
  body?: string | Buffer
  /** What it waits for. */
  after?: Promise<unknown>
}

export class WebhookReceiver {
  readonly received: Received[] = []
  readonly port: number
  /** What comes next, as often as there is something, is answered so; then the usual answer comes again. */
  answers: Answer[] = []
  usual: Answer = {}

  private constructor(server: http.Server) {
    this.port = (server.address() as AddressInfo).port
  }

  get url() {
    return `http://127.0.0.1:${this.port}/hooks`
  }

  /** Listens to the end of the file's tests. */
  static async open(): Promise<WebhookReceiver> {
    const server = http.createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const receiver = new WebhookReceiver(server)
    server.on('request', (request, response) => void receiver.take(request, response))
    atEnd(async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    })
    return receiver
  }

  private async take(request: http.IncomingMessage, response: http.ServerResponse) {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    this.received.push({
      headers: request.headers as Record<string, string>,
      body: Buffer.concat(parts).toString(),
      path: request.url!,
    })
    const { status = 204, headers = {}, body = '', after } = this.answers.shift() ?? this.usual
    await after
    response.writeHead(status, headers).end(body)
  }

  /** The data of what was received, in order. */
  get data(): { type: string; data: { action?: { title: string; state: string; version: number } } }[] {
    return this.received.map(({ body }) => JSON.parse(body) as never)
  }
}
