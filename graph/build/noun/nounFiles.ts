import fs from 'node:fs'
import path from 'node:path'
import { edited, nounEdits } from './nounEdits.ts'
import { formsOf, rename } from './nounForms.ts'

const templates = path.join(import.meta.dirname, 'template')

/** Where a template's file goes, by the folder that it stands in. */
function target(file: string, area: string, name: string, stamp: string): string {
  const { folder, list } = formsOf(name)
  const [side, ...rest] = rename(file.replace(/\.txt$/, ''), name).split(path.sep)
  if (side === 'migration') return `prisma/migrations/${stamp}_${list.toLowerCase()}/migration.sql`
  return side === 'schema' ? `prisma/schema/${area}/${rest.join('/')}` : `${side}/${area}/${folder}/${rest.join('/')}`
}

/** The texts of all files that a new noun makes or changes, by their paths in the project in this folder. */
export function nounFiles(root: string, area: string, name: string, now: Date): Map<string, string> {
  const stamp = now.toISOString().replaceAll(/\D/g, '').slice(0, 14)
  const files = new Map<string, string>()
  for (const file of fs.readdirSync(templates, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.txt')) continue
    const text = fs.readFileSync(path.join(templates, file), 'utf8')
    files.set(target(file, area, name, stamp), rename(text, name))
  }
  for (const edit of nounEdits(area, name)) {
    const text = files.get(edit.file) ?? fs.readFileSync(path.join(root, edit.file), 'utf8')
    files.set(edit.file, edited(text, edit))
  }
  return files
}
