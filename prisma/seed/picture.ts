// A small picture as a PNG, for the demo's attachments: a trailer at a dock, in the colours that are asked for.
import { crc32, deflateSync } from 'node:zlib'

const width = 240
const height = 160

type Color = [red: number, green: number, blue: number]

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** What is seen at a point: the sky, the yard, the wall of the dock and its door, the trailer before it. */
function colorAt(x: number, y: number, trailer: Color): Color {
  if (y > 130) return [86, 90, 96]
  const isDoor = x > 34 && x < 96 && y > 62
  if (x < 110 && y > 30) return isDoor ? [196, 200, 205] : [148, 138, 126]
  if (x > 100 && x < 220 && y > 52 && y < 118) return (x - 100) % 24 < 2 ? [90, 96, 104] : trailer
  const isWheel = [124, 196].some((wheel) => (x - wheel) ** 2 + (y - 122) ** 2 < 110)
  return isWheel ? [34, 36, 40] : [188 - y / 3, 208 - y / 4, 230 - y / 5]
}

export function picture(trailer: Color): Buffer {
  const lines = Buffer.alloc(height * (1 + width * 3))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) lines.set(colorAt(x, y, trailer).map(Math.round), y * (1 + width * 3) + 1 + x * 3)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(lines)), chunk('IEND', Buffer.alloc(0))])
}
