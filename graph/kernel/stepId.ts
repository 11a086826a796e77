// The id of a step: of one change that somebody makes, by which it is undone. In the order of time, as the database's
// own ids are (UUID version 7, RFC 9562); within a millisecond in the order in which a process makes them.
import { randomBytes } from 'node:crypto'

let last = 0
let turn = 0

export function newStepId(now: Date): string {
  const time = now.getTime()
  turn = time === last ? turn + 1 : 0
  last = time
  const bytes = randomBytes(16)
  bytes.writeUIntBE(time, 0, 6)
  bytes.writeUInt16BE(0x7000 | (turn & 0x0fff), 6)
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
