// The parts of a backup one after the other: what kind of part, how long, and its bytes.
import type { Readable } from 'node:stream'

/**
 * `M`: the manifest, `T`: a table begins, `F`: a file begins, `D`: some of its rows or bytes, `E`: it ends, a table
 * with how many rows there were.
 */
export type FrameKind = 'M' | 'T' | 'F' | 'D' | 'E'

export interface Frame {
  kind: FrameKind
  bytes: Buffer
}

const headLength = 5

export function frame(kind: FrameKind, content: object | Buffer): Buffer {
  const bytes = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content))
  const head = Buffer.alloc(headLength)
  head.write(kind, 0, 'latin1')
  head.writeUInt32BE(bytes.length, 1)
  return Buffer.concat([head, bytes])
}

/** The frames of a stream, in their order. */
export async function* readFrames(stream: Readable): AsyncGenerator<Frame> {
  let held: Buffer = Buffer.alloc(0)
  for await (const bytes of stream) {
    held = held.length ? Buffer.concat([held, bytes as Buffer]) : (bytes as Buffer)
    while (held.length >= headLength) {
      const length = held.readUInt32BE(1)
      if (held.length < headLength + length) break
      yield { kind: held.toString('latin1', 0, 1) as FrameKind, bytes: held.subarray(headLength, headLength + length) }
      held = held.subarray(headLength + length)
    }
  }
}

export const jsonOf = <T>({ bytes }: Frame): T => JSON.parse(bytes.toString()) as T
