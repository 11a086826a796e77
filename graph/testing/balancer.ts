// A proxy in front of several processes, as an operator would set one up: it asks each whether it is ready, keeps
// connections to those that are, and tries nothing twice.
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

const askedEvery = 200
const patience = 1_000
/** One that is silent so many times in a row is not ready; one that refuses is not at once. */
const silences = 2

export interface Balancer {
  address: string
  /** Calls that a process has not answered. */
  failed: string[]
  add(address: string): void
  remove(address: string): void
  close(): Promise<void>
}

export async function startBalancer(): Promise<Balancer> {
  const agent = new http.Agent({ keepAlive: true })
  const ready = new Map<string, boolean>()
  const failed: string[] = []
  let turn = 0
  const open = new AbortController()

  async function ask() {
    const silent = new Map<string, number>()
    while (!open.signal.aborted) {
      for (const address of ready.keys()) {
        const isReady = await fetch(`${address}/health/ready`, { signal: AbortSignal.timeout(patience) }).then(
          ({ ok }) => ok,
          (error: Error) => (error.name === 'TimeoutError' ? undefined : false),
        )
        silent.set(address, isReady === undefined ? (silent.get(address) ?? 0) + 1 : 0)
        if (isReady === undefined && silent.get(address)! < silences) continue
        if (ready.has(address)) ready.set(address, isReady ?? false)
      }
      await delay(askedEvery)
    }
  }

  const server = http.createServer((req, res) => {
    const able = [...ready].flatMap(([address, isReady]) => (isReady ? [address] : []))
    const to = able[turn++ % able.length]
    const fail = (error: Error) => {
      if (res.destroyed || res.writableEnded) return
      failed.push(`${to}: ${error.message}`)
      if (res.headersSent) res.destroy()
      else res.writeHead(502).end()
    }
    if (!to) {
      failed.push('None is ready.')
      return void res.writeHead(503, { 'retry-after': '1' }).end()
    }
    const { connection: _connection, ...headers } = req.headers
    const passed = http.request(to + req.url, { agent, method: req.method, headers }, (answer) => {
      const { connection: _ofHop, ...more } = answer.headers
      res.writeHead(answer.statusCode!, more)
      answer.on('error', fail).pipe(res)
    })
    passed.on('error', fail)
    res.once('close', () => passed.destroy())
    req.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  void ask()
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failed,
    add: (address) => void ready.set(address, true),
    remove: (address) => void ready.delete(address),
    async close() {
      open.abort()
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
