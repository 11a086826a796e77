import fs from 'node:fs'
import { printSchema } from 'graphql'
import { projectFile } from '../../prisma/project.ts'
import { openApi } from '../integration/rest/document/openapi.ts'
import { restTable } from '../integration/rest/document/restTable.ts'
import { makeSchema } from '../schema.ts'
import { withAreas } from './areasPicture.ts'

/** What is written down of the graph, of the legacy paths and of the house's order. */
const texts: Readonly<Record<string, () => string>> = {
  'CONTRIBUTING.md': () => withAreas(kept(projectFile('CONTRIBUTING.md'))),
  'schema.graphql': () => `${printSchema(makeSchema())}\n`,
  'docs/rest.md': () => restTable(openApi()),
}

const kept = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '')

/** Those that are not what the graph says. */
export const staleTexts = (): string[] =>
  Object.keys(texts).filter((name) => kept(projectFile(name)) !== texts[name]!())

export function writeTexts() {
  for (const [name, text] of Object.entries(texts)) fs.writeFileSync(projectFile(name), text())
}
