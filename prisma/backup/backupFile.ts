// The form of a backup: a line that says what it is, a header, frames that are packed and, with a key, sealed, and a
// check sum of all before it. A file that was cut or changed is known before anything of it is used.
import { createCipheriv, createDecipheriv, createHash, randomBytes, scryptSync } from 'node:crypto'
import fs from 'node:fs'
import { Transform, type TransformCallback } from 'node:stream'
import { StartError } from '../startError.ts'

const magic = 'opsgraph-backup 1\n'
const sumLength = 32
const tagLength = 16
const chunkLength = 64 * 1024

export interface BackupHeader {
  createdAt: string
  /** The PostgreSQL that it is of. */
  postgres: string
  /** The last migration of the database. */
  migration: string
  /** What the key is made with, in base64; null where it is not sealed. */
  salt: string | null
}

const keyOf = (secret: string, salt: string) => scryptSync(secret, Buffer.from(salt, 'base64'), 32)

export const newSalt = () => randomBytes(16).toString('base64')

/** The number of a chunk; the last one of a file is marked, so that none can be cut off unseen. */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt8(isLast ? 1 : 0, 0)
  nonce.writeBigUInt64BE(BigInt(index), 4)
  return nonce
}

/** Cuts what comes into pieces of one length, the last one shorter, and hands each on. */
abstract class Pieces extends Transform {
  private held: Buffer = Buffer.alloc(0)
  private readonly length: number
  protected index = 0

  constructor(length: number) {
    super()
    this.length = length
  }

  protected abstract piece(bytes: Buffer, isLast: boolean): Buffer

  override _transform(bytes: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
    try {
      this.held = this.held.length ? Buffer.concat([this.held, bytes]) : bytes
      // The last piece is known by the end alone.
      while (this.held.length > this.length) {
        this.push(this.piece(this.held.subarray(0, this.length), false))
        this.held = this.held.subarray(this.length)
        this.index++
      }
      done()
    } catch (error) {
      done(error as Error)
    }
  }

  override _flush(done: TransformCallback) {
    try {
      this.push(this.piece(this.held, true))
      done()
    } catch (error) {
      done(error as Error)
    }
  }
}

class Seal extends Pieces {
  private readonly key: Buffer

  constructor(secret: string, salt: string) {
    super(chunkLength)
    this.key = keyOf(secret, salt)
  }

  protected override piece(bytes: Buffer, isLast: boolean): Buffer {
    const cipher = createCipheriv('aes-256-gcm', this.key, nonceOf(this.index, isLast))
    return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }
}

class Unseal extends Pieces {
  private readonly key: Buffer

  constructor(secret: string, salt: string) {
    super(chunkLength + tagLength)
    this.key = keyOf(secret, salt)
  }

  protected override piece(bytes: Buffer, isLast: boolean): Buffer {
    const decipher = createDecipheriv('aes-256-gcm', this.key, nonceOf(this.index, isLast))
    decipher.setAuthTag(bytes.subarray(-tagLength))
    try {
      return Buffer.concat([decipher.update(bytes.subarray(0, -tagLength)), decipher.final()])
    } catch {
      throw new StartError('The key is not that of this backup. Give the key that it was made with.', 'data')
    }
  }
}

export const seal = (secret: string, salt: string): Transform => new Seal(secret, salt)
export const unseal = (secret: string, salt: string): Transform => new Unseal(secret, salt)

/** Puts the line and the header before what comes, and the check sum behind it. */
export function framed(header: BackupHeader): Transform {
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

export interface OpenBackup {
  header: BackupHeader
  /** What stands between the header and the check sum. */
  body: () => fs.ReadStream
}

const longestHeader = 64 * 1024

/** Reads a backup's header and compares its check sum; throws where it is none, was cut or changed, or is newer. */
export async function openBackup(file: string): Promise<OpenBackup> {
  let size: number
  let start: Buffer
  try {
    size = fs.statSync(file).size
    start = Buffer.alloc(Math.min(longestHeader, size))
    const handle = fs.openSync(file, 'r')
    fs.readSync(handle, start, 0, start.length, 0)
    fs.closeSync(handle)
  } catch (error) {
    throw new StartError(`The backup can't be read: ${(error as Error).message}.`, 'noInput')
  }
  if (!start.subarray(0, magic.length).equals(Buffer.from(magic))) {
    const isNewer = start.subarray(0, 15).toString() === magic.slice(0, 15)
    throw new StartError(
      isNewer ? `${file} is of a newer version. Restore it with that one.` : `${file} is no backup of Opsgraph.`,
      'data',
    )
  }
  const end = start.indexOf('\n', magic.length)
  const sum = createHash('sha256')
  let said = Buffer.alloc(0)
  if (end > 0 && size > end + 1 + sumLength) {
    for await (const bytes of fs.createReadStream(file, { end: size - sumLength - 1 })) sum.update(bytes as Buffer)
    const handle = fs.openSync(file, 'r')
    said = Buffer.alloc(sumLength)
    fs.readSync(handle, said, 0, sumLength, size - sumLength)
    fs.closeSync(handle)
  }
  if (!said.length || !sum.digest().equals(said))
    throw new StartError(`${file} was cut or changed: its check sum is not what it says. Take another backup.`, 'data')
  return {
    header: JSON.parse(start.subarray(magic.length, end).toString()) as BackupHeader,
    body: () => fs.createReadStream(file, { start: end + 1, end: size - sumLength - 1 }),
  }
}
