// How the port ends: it says so first, takes no more, answers what is in flight, and cuts the rest.
import type http from 'node:http'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

export interface Draining {
  /** For how long requests are still taken, in milliseconds, so that who sends them finds another process. */
  notice?: number
  /** After how long whatever is left is cut, the notice included. */
  patience?: number
}

/** How long a connection that has not asked anything may still begin to, in milliseconds. */
const graceOfSilent = 500

export class Drain {
  isDraining = false
  private readonly sockets = new Set<Socket>()
  private readonly inFlight = new Set<ServerResponse>()
  private readonly server: http.Server
  private readonly beforeCut: () => void

  /** `beforeCut` ends what would go on for ever, once the port is closed. */
  constructor(server: http.Server, beforeCut: () => void) {
    this.server = server
    this.beforeCut = beforeCut
    server.on('connection', (socket: Socket) => {
      this.sockets.add(socket)
      socket.once('close', () => this.sockets.delete(socket))
    })
    server.prependListener('request', (_req, res: ServerResponse) => {
      this.inFlight.add(res)
      res.once('close', () => this.inFlight.delete(res))
      if (this.isDraining) lastOf(res)
    })
  }

  async close({ notice = 0, patience = 20_000 }: Draining = {}) {
    this.isDraining = true
    for (const res of this.inFlight) lastOf(res)
    const cut = setTimeout(() => this.server.closeAllConnections(), patience)
    if (notice) await delay(notice)
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()))
    this.beforeCut()
    const silentUntil = performance.now() + graceOfSilent
    // One that was answered before all this, and told nothing of it, is idle some time later.
    const timer = setInterval(() => {
      this.server.closeIdleConnections()
      if (performance.now() > silentUntil) this.closeSilent()
    }, 50)
    await closed
    clearInterval(timer)
    clearTimeout(cut)
  }

  /** A browser opens connections that it may need; node takes them for busy. */
  private closeSilent() {
    const busy = new Set([...this.inFlight].map(({ req }) => req.socket))
    for (const socket of this.sockets) if (!busy.has(socket)) socket.destroy()
  }
}

/** The connection ends with this answer, and the client is told so. */
function lastOf(res: ServerResponse) {
  if (!res.headersSent) res.setHeader('connection', 'close')
}
