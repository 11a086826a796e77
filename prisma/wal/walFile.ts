// The files of a chain: of the form of a backup, packed, and sealed where there is a key.
import { hkdfSync } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { openFile, type FileForm, type OpenFile } from '../backup/backupFile.ts'
import { pack, requireKey, unpack } from '../backup/packing.ts'
import { keyOf, newSalt } from '../backup/sealing.ts'
import { writeWhole } from '../writeNewFile.ts'

export const baseForm: FileForm = {
  magic: 'opsgraph-base 1\n',
  name: 'base backup',
  advice: 'Restore from an older base backup: move this one away.',
}
export const segmentForm: FileForm = {
  magic: 'opsgraph-wal 1\n',
  name: 'WAL segment',
  advice: 'Restore to a time before it.',
}

interface Sealed {
  /** Of the key that a process seals with, and of the file's, which follows from it; null where it is not sealed. */
  salts: [process: string, file: string] | null
}

export interface SegmentHeader extends Sealed {
  segment: string
}

export interface BaseHeader extends Sealed {
  createdAt: string
  postgres: string
  /** The machine's kind, as linux-x64: files of one are of no use to another. */
  platform: string
  migration: string
  /** The first segment that it needs. */
  segment: string
}

const processSalt = newSalt()
const processKeys = new Map<string, Buffer>()

/** A key is stretched once a process, and not once a segment: that takes 50 ms. */
function fileKey(secret: string, [process, file]: [string, string]): Buffer {
  const name = `${process} ${secret}`
  const key = processKeys.get(name) ?? keyOf(secret, process)
  processKeys.set(name, key)
  return Buffer.from(hkdfSync('sha256', key, Buffer.from(file, 'base64'), 'opsgraph wal', 32))
}

interface NewFile {
  folder: string
  form: FileForm
  header: object
  content: Readable
  secret?: string
  /** What it is called, asked for when it is written. */
  name: () => string
}

/** Writes a file, whole or not at all, so that it outlives a loss of power; answers with its path. */
export async function writeWalFile({ folder, form, header, content, secret, name }: NewFile): Promise<string> {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  const salts: Sealed['salts'] = secret ? [processSalt, newSalt()] : null
  const key = salts ? fileKey(secret!, salts) : undefined
  const unfinished = path.join(folder, `${form.name.replaceAll(' ', '-')}.part`)
  return writeWhole(
    unfinished,
    () => path.join(folder, name()),
    (open) => pack(content, { header: { ...header, salts }, form, key }, open()),
  )
}

/** Opens a file of a chain and compares its check sum; throws where it is sealed and there is no key. */
export async function openWalFile<Header extends Sealed>(
  file: string,
  form: FileForm,
  secret: string | undefined,
): Promise<OpenFile<Header>> {
  const opened = await openFile<Header>(file, form)
  requireKey(opened.header.salts !== null, secret)
  return opened
}

/** What a file holds; a wrong key is told with the first bytes. */
export const walContent = (opened: OpenFile<Sealed>, secret: string | undefined): Readable =>
  unpack(opened, opened.header.salts ? fileKey(secret!, opened.header.salts) : undefined)
