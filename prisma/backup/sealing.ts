// What seals a file: pieces of one length by AES-256-GCM, each with its number.
import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'
import { StartError } from '../startError.ts'

const tagLength = 16
const chunkLength = 64 * 1024

/** The key of a file; each has a salt of its own, so that no two have the same. */
export const keyOf = (secret: string, salt: string): Buffer => scryptSync(secret, Buffer.from(salt, 'base64'), 32)

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

  constructor(key: Buffer) {
    super(chunkLength)
    this.key = key
  }

  protected override piece(bytes: Buffer, isLast: boolean): Buffer {
    const cipher = createCipheriv('aes-256-gcm', this.key, nonceOf(this.index, isLast))
    return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }
}

class Unseal extends Pieces {
  private readonly key: Buffer

  constructor(key: Buffer) {
    super(chunkLength + tagLength)
    this.key = key
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

export const seal = (key: Buffer): Transform => new Seal(key)
export const unseal = (key: Buffer): Transform => new Unseal(key)
