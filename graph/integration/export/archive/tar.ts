// A tar archive in pieces, as POSIX has it (ustar): a header of 512 bytes for each file, and its bytes in blocks.
const block = 512

const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`

/** The header of a file; its name has at most 100 bytes. */
function header(name: string, size: number, at: Date): Buffer {
  const head = Buffer.alloc(block)
  const seconds = Math.floor(at.getTime() / 1000)
  head.write(name, 0, 100)
  head.write(octal(0o644, 8), 100)
  head.write(octal(0, 8) + octal(0, 8) + octal(size, 12) + octal(seconds, 12), 108)
  head.write('        0', 148)
  head.write('ustar\x0000', 257)
  const sum = head.reduce((total, byte) => total + byte, 0)
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return head
}

const padding = (size: number) => Buffer.alloc((block - (size % block)) % block)

export interface ArchivedFile {
  name: string
  size: number
  /** Its bytes, as many as it is large. */
  bytes: Iterable<Buffer> | AsyncIterable<Buffer>
}

/** The archive of some files, each as it comes. */
export async function* tarOf(files: AsyncIterable<ArchivedFile>, at: Date): AsyncGenerator<Buffer> {
  for await (const { name, size, bytes } of files) {
    yield header(name, size, at)
    yield* bytes
    yield padding(size)
  }
  yield Buffer.alloc(2 * block)
}
