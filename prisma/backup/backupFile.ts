// The form of a backup: a line that says what it is, a header, what it holds, packed and, with a key, sealed, and a
// check sum of all before it. A file that was cut or changed is known before anything of it is used.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { Transform } from 'node:stream'
import { StartError } from '../startError.ts'

/** A kind of file of this form. */
export interface FileForm {
  /** Its first line, which ends with the number of the form. */
  magic: string
  /** What it is called where a file is none. */
  name: string
  /** What to do about one that was cut or changed. */
  advice: string
}

const backupForm: FileForm = {
  magic: 'opsgraph-backup 1\n',
  name: 'backup',
  advice: 'Take another backup.',
}

const sumLength = 32

export interface BackupHeader {
  createdAt: string
  /** The PostgreSQL that it is of. */
  postgres: string
  /** The last migration of the database. */
  migration: string
  /** What the key is made with, in base64; null where it is not sealed. */
  salt: string | null
}

/** Puts the line and the header before what comes, and the check sum behind it. */
export function framed(header: object, { magic }: FileForm = backupForm): Transform {
  const sum = createHash('sha256')
  const add = (bytes: Buffer) => {
    sum.update(bytes)
    return bytes
  }
  const stream = new Transform({
    transform: (bytes: Buffer, _encoding, done) => done(null, add(bytes)),
    flush(done) {
      this.push(sum.digest())
      done()
    },
  })
  stream.push(add(Buffer.from(`${magic}${JSON.stringify(header)}\n`)))
  return stream
}

export interface OpenFile<Header> {
  header: Header
  /** What stands between the header and the check sum. */
  body: () => fs.ReadStream
}

export type OpenBackup = OpenFile<BackupHeader>

const longestHeader = 64 * 1024

export const openBackup = (file: string): Promise<OpenBackup> => openFile<BackupHeader>(file, backupForm)

/** Reads a file's header and compares its check sum; throws where it is none, was cut or changed, or is newer. */
export async function openFile<Header>(file: string, form: FileForm): Promise<OpenFile<Header>> {
  const { text, end, size } = readHead(file, form)
  const sum = createHash('sha256')
  let said = Buffer.alloc(0)
  if (text !== undefined && size > end + sumLength) {
    for await (const bytes of fs.createReadStream(file, { end: size - sumLength - 1 })) sum.update(bytes as Buffer)
    const handle = fs.openSync(file, 'r')
    said = Buffer.alloc(sumLength)
    fs.readSync(handle, said, 0, sumLength, size - sumLength)
    fs.closeSync(handle)
  }
  if (!said.length || !sum.digest().equals(said))
    throw new StartError(`${file} was cut or changed: its check sum is not what it says. ${form.advice}`, 'data')
  return {
    header: JSON.parse(text!) as Header,
    body: () => fs.createReadStream(file, { start: end, end: size - sumLength - 1 }),
  }
}

interface Head {
  /** The header; undefined where the file was cut in it. */
  text?: string
  /** Where it ends. */
  end: number
  size: number
}

function readHead(file: string, { magic, name }: FileForm): Head {
  let size: number
  let start: Buffer
  try {
    size = fs.statSync(file).size
    start = Buffer.alloc(Math.min(longestHeader, size))
    const handle = fs.openSync(file, 'r')
    fs.readSync(handle, start, 0, start.length, 0)
    fs.closeSync(handle)
  } catch (error) {
    throw new StartError(`The ${name} can't be read: ${(error as Error).message}.`, 'noInput')
  }
  if (!start.subarray(0, magic.length).equals(Buffer.from(magic))) {
    const kind = magic.slice(0, magic.lastIndexOf(' ') + 1)
    const isNewer = start.subarray(0, kind.length).toString() === kind
    throw new StartError(
      isNewer ? `${file} is of a newer version. Restore it with that one.` : `${file} is no ${name} of Opsgraph.`,
      'data',
    )
  }
  const end = start.indexOf('\n', magic.length)
  return end > 0 ? { text: start.subarray(magic.length, end).toString(), end: end + 1, size } : { end: size, size }
}

/** A file's header alone, which may have been changed. */
export function readHeader<Header>(file: string, form: FileForm): Header {
  const { text } = readHead(file, form)
  if (text === undefined) throw new StartError(`${file} was cut in its header. ${form.advice}`, 'data')
  return JSON.parse(text) as Header
}
