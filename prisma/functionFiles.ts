// The functions of the database as they stand in prisma/sql: a file for each, of its name, with its triggers beside it.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { projectFile } from './project.ts'

export interface FunctionFile {
  /** From the project's root. */
  file: string
  name: string
  sql: string
  hash: string
}

export interface Functions {
  list: readonly FunctionFile[]
  /** When they were changed last; of two versions the later one has the greater. */
  release: string
}

const folder = 'prisma/sql'
export const releaseFile = `${folder}/release`

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

export const functionFile = (file: string, sql: string): FunctionFile => ({
  file,
  name: path.basename(file, '.sql'),
  sql,
  hash: hashOf(sql),
})

function readFiles(): FunctionFile[] {
  const names = fs.readdirSync(projectFile(folder), { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => functionFile(`${folder}/${name}`, fs.readFileSync(projectFile(folder, name), 'utf8')))
}

export function readFunctions(): Functions {
  const [release = ''] = fs.readFileSync(projectFile(releaseFile), 'utf8').split(' ')
  return { list: readFiles(), release }
}

/** What the file of the release should say: what it says now, or another time where a function has changed since. */
export function releaseText(now: Date): string {
  const file = projectFile(releaseFile)
  const kept = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
  const hash = hashOf(
    readFiles()
      .map((one) => `${one.file} ${one.hash}\n`)
      .join(''),
  )
  if (kept.endsWith(` ${hash}\n`)) return kept
  return `${now.toISOString().replace(/\D/g, '').slice(0, 14)} ${hash}\n`
}
