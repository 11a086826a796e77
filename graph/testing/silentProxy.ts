// A way to the database that can fall silent: connections stay open, and nothing comes through.
import net, { type AddressInfo } from 'node:net'
import type { Connection } from '../../prisma/connect.ts'
import { atEnd } from './atEnd.ts'

export interface SilentProxy {
  connection: Connection
  /** From now on nothing comes through, on old connections nor on new ones. */
  silence(): void
  /** New connections come through again; the silent ones stay so. */
  speak(): void
}

export async function startSilentProxy(direct: Connection): Promise<SilentProxy> {
  const sockets = new Set<net.Socket>()
  let isSilent = false
  const server = net.createServer((near) => {
    sockets.add(near.on('error', () => {}))
    near.pause()
    if (isSilent) return
    const far = net.connect(direct.port!, direct.host)
    sockets.add(far.on('error', () => {}))
    near.pipe(far).pipe(near)
    near.once('close', () => far.destroy())
    far.once('close', () => near.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  atEnd(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  return {
    connection: { ...direct, host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    silence() {
      isSilent = true
      for (const socket of sockets) socket.unpipe().pause().removeAllListeners('close')
    },
    speak() {
      isSilent = false
    },
  }
}
