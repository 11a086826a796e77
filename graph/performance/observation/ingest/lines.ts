import type { FileHandle } from 'node:fs/promises'
import { StringDecoder } from 'node:string_decoder'

/** The lines of a file that are not blank, with their numbers from 1, in portions of so many. */
export async function* lines(file: FileHandle, portion: number): AsyncGenerator<{ line: number; text: string }[]> {
  const decoder = new StringDecoder('utf8')
  const part = Buffer.allocUnsafe(256 * 1024)
  let rest = ''
  let line = 0
  let found: { line: number; text: string }[] = []
  for (let at = 0; ;) {
    const { bytesRead } = await file.read(part, 0, part.length, at)
    at += bytesRead
    const pieces = (rest + (bytesRead ? decoder.write(part.subarray(0, bytesRead)) : decoder.end())).split('\n')
    rest = bytesRead ? pieces.pop()! : ''
    for (const text of pieces) {
      line++
      if (text.trim()) found.push({ line, text })
      if (found.length < portion) continue
      yield found
      found = []
    }
    if (!bytesRead) break
  }
  if (found.length) yield found
}
