import fs from 'node:fs'
import path from 'node:path'

/** What is there of a path, where it is not there yet itself. */
export function nearestFolder(folder: string): string {
  let at = path.resolve(folder)
  while (!fs.existsSync(at)) at = path.dirname(at)
  return at
}
