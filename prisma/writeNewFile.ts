import fs from 'node:fs'
import path from 'node:path'
import { StartError } from './startError.ts'

/** Where something is written to: into a folder under a name, or to a file that is not there yet. */
function newFile(target: string, name: string): string {
  const isFolder = target.endsWith('/') || (fs.existsSync(target) && fs.statSync(target).isDirectory())
  const file = isFolder ? path.join(target, name) : path.resolve(target)
  if (fs.existsSync(file)) throw new StartError(`${file} is there already. Name another file.`, 'cantCreate')
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.accessSync(path.dirname(file), fs.constants.W_OK)
  } catch (error) {
    throw new StartError(`${path.dirname(file)} can't be written to: ${(error as Error).message}.`, 'cantCreate')
  }
  return file
}

type Write = (open: () => fs.WriteStream) => Promise<unknown>

/** Writes a file that is not there yet, whole or not at all; answers with what it is called. */
export async function writeNewFile(target: string, name: string, write: Write): Promise<string> {
  const file = newFile(target, name)
  return writeWhole(`${file}.part`, () => file, write)
}

/**
 * Writes a file whole or not at all, so that it outlives a loss of power; answers with what it is called, which is
 * asked for when it is written.
 */
export async function writeWhole(unfinished: string, fileOf: () => string, write: Write): Promise<string> {
  try {
    await write(() => fs.createWriteStream(unfinished, { flags: 'w', mode: 0o600, flush: true }))
    const file = fileOf()
    fs.renameSync(unfinished, file)
    syncFolder(path.dirname(file))
    return file
  } catch (error) {
    fs.rmSync(unfinished, { force: true })
    throw error
  }
}

/** Has a folder's names outlive a loss of power, where the system lets a folder be opened. */
export function syncFolder(folder: string) {
  let handle: number | undefined
  try {
    handle = fs.openSync(folder, 'r')
    fs.fsyncSync(handle)
  } catch {
    // Windows opens none, and some file systems of the network have no such call.
  } finally {
    if (handle !== undefined) fs.closeSync(handle)
  }
}
