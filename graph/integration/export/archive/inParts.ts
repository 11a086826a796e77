import type { ArchivedFile } from './tar.ts'

const mostBytes = 8_000_000

/**
 * Files of some megabytes made of pieces, so that none is held in memory whole; one that is all there is has no number.
 * What stands first stands at the head of each.
 */
export async function* inParts(
  name: string,
  ending: string,
  pieces: AsyncIterable<Buffer>,
  head: Buffer = Buffer.alloc(0),
): AsyncGenerator<ArchivedFile> {
  let held: Buffer[] = []
  let size = 0
  let n = 0
  const part = (number: string): ArchivedFile => {
    const bytes = [head, ...held]
    const file = { name: `${name}${number}.${ending}`, size: head.length + size, bytes }
    held = []
    size = 0
    return file
  }
  for await (const piece of pieces) {
    if (size && size + piece.length > mostBytes) yield part(`-${++n}`)
    held.push(piece)
    size += piece.length
  }
  if (size || !n) yield part(n ? `-${n + 1}` : '')
}
