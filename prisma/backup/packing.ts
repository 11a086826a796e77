// What a file of the form of a backup holds: packed and, with a key, sealed.
import { PassThrough, type Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { StartError } from '../startError.ts'
import { framed, type FileForm, type OpenFile } from './backupFile.ts'
import { seal, unseal } from './sealing.ts'

interface Packing {
  header: object
  form?: FileForm
  /** What seals it; without one it is not sealed. */
  key?: Buffer
}

/** Writes what a file holds behind its header, and its check sum behind it. */
export const pack = (content: Readable, { header, form, key }: Packing, out: Writable): Promise<void> =>
  pipeline([content, createGzip({ level: 1 }), ...(key ? [seal(key)] : []), framed(header, form), out])

/** What a file holds; a wrong key is told with the first bytes. */
export function unpack({ body }: Pick<OpenFile<unknown>, 'body'>, key: Buffer | undefined): Readable {
  const out = new PassThrough()
  pipeline([body(), ...(key ? [unseal(key)] : []), createGunzip(), out]).catch((error: Error) => out.destroy(error))
  return out
}

/** Throws where a file is sealed and there is no key. */
export function requireKey(isSealed: boolean, secret: string | undefined): void {
  if (isSealed && !secret) throw new StartError('The backup is sealed. Give its key by BACKUP_KEY.', 'data')
}
