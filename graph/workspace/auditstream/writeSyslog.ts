// A batch as messages of syslog over a connection of its own. Syslog answers nothing: it is sent where all was written,
// nothing was said against it for a while, and the other side ended the connection in order after us.
import net from 'node:net'
import { performance } from 'node:perf_hooks'
import tls from 'node:tls'
import type { Services } from '../../kernel/context.ts'
import { Text } from '../../kernel/messages/text.ts'
import { AddressError, isInward, publicLookup } from '../../kernel/outward/address.ts'
import { whyNoAnswer } from '../../kernel/outward/ask.ts'
import type { Outcome, Sending, Ways } from './sendBatch.ts'
import { syslogReceiver, type Receiver } from './streamAddress.ts'
import { hostName, syslogFrame } from './syslogMessage.ts'
import * as t from './__generated__/messages.ts'

const usualLimit = 10_000
/** For how long after all was written a receiver may refuse it, in milliseconds. */
const [leastQuiet, mostQuiet] = [100, 2_000]

/** The host as a connection takes it, without the brackets of IPv6. */
const nameOf = ({ host }: Receiver) => host.hostname.replace(/^\[(.*)\]$/, '$1')

export async function writeSyslog(
  { settings }: Pick<Services, 'settings'>,
  { destination, entries, ways }: Sending,
): Promise<Outcome> {
  const began = performance.now()
  const { timeLimit = usualLimit } = ways
  const outcome = (error: Outcome['error']) => ({
    status: null,
    durationMs: Math.round(performance.now() - began),
    error,
    sent: entries.length,
  })
  try {
    const receiver = syslogReceiver(destination.url, settings)
    if (receiver instanceof Text) throw new AddressError(receiver)
    const mayBePrivate = settings.WEBHOOK_PRIVATE === 'yes'
    // Of an address in figures node asks no lookup.
    if (!mayBePrivate && isInward(receiver.host)) throw new AddressError()
    const host = hostName(settings.PUBLIC_URL)
    const frames = Buffer.concat(entries.map((entry) => syslogFrame(entry, host)))
    const lookup = mayBePrivate ? ways.lookup : publicLookup(ways.lookup)
    await deliver(frames, receiver, { lookup, timeLimit, certificate: destination.certificate })
    return outcome('')
  } catch (error) {
    if (error instanceof EndedEarly) return outcome(t.endedEarly)
    return outcome(whyNoAnswer(error as NodeJS.ErrnoException, timeLimit))
  }
}

class EndedEarly extends Error {}

interface Way extends Required<Pick<Ways, 'timeLimit'>>, Pick<Ways, 'lookup'> {
  certificate: string | null
}

function deliver(frames: Buffer, receiver: Receiver, { lookup, timeLimit, certificate }: Way): Promise<void> {
  const host = nameOf(receiver)
  const to = { host, port: receiver.port, lookup }
  // A name is asked for by those who serve several; an address in figures is no name.
  const named = net.isIP(host) ? {} : { servername: host }
  const socket = receiver.isSecure
    ? tls.connect({ ...to, ...named, ...(certificate && { ca: certificate }), minVersion: 'TLSv1.2' })
    : net.connect(to)
  const began = performance.now()
  return new Promise<void>((resolve, reject) => {
    let isEnded = false
    const end = () => {
      isEnded = true
      socket.end()
    }
    const late = setTimeout(() => socket.destroy(new DOMException('', 'TimeoutError')), timeLimit)
    let quiet: NodeJS.Timeout | undefined
    socket.once(receiver.isSecure ? 'secureConnect' : 'connect', () => {
      // A refusal takes as long as the way here did.
      const way = Math.min(mostQuiet, Math.max(leastQuiet, performance.now() - began))
      socket.write(frames, (error) => {
        if (!error) quiet = setTimeout(end, way)
      })
    })
    // One that ends before us has not read all.
    socket.once('end', () => isEnded || socket.destroy(new EndedEarly()))
    socket.on('error', reject)
    socket.once('close', () => {
      clearTimeout(late)
      clearTimeout(quiet)
      if (isEnded) resolve()
      else reject(new EndedEarly())
    })
    // What it says is nothing of syslog's; it is read so that its end is seen.
    socket.resume()
  })
}
