import fs from 'node:fs'
import { projectFile } from '../../prisma/project.ts'

const folder = projectFile('web/__generated__')

/** The name and the text of each operation of the web. */
export const webDocuments: (readonly [name: string, text: string])[] = fs.readdirSync(folder).flatMap((file) => {
  const text = /^ {4}"text": (".*"),?$/m.exec(fs.readFileSync(`${folder}/${file}`, 'utf8'))?.[1]
  return text ? [[file.replace('.graphql.ts', ''), JSON.parse(text) as string] as const] : []
})
