import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// The same code runs from its source and from the bundle in dist/, so the root is looked for, not counted.
function findRoot(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url))
  while (!existsSync(path.join(folder, 'prisma/baseline')) && folder !== path.dirname(folder))
    folder = path.dirname(folder)
  return folder
}

export const projectRoot = findRoot()

/** The absolute path of a file of the project. */
export const projectFile = (...parts: string[]): string => path.join(projectRoot, ...parts)
