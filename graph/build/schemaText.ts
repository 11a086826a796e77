import fs from 'node:fs'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { releaseFile, releaseText } from '../../prisma/functionFiles.ts'
import { projectFile } from '../../prisma/project.ts'
import { auditLabels } from '../workspace/audit/AuditNoun.ts'
import { openApi } from '../integration/rest/document/openapi.ts'
import { restTable } from '../integration/rest/document/restTable.ts'
import { publicSchema } from '../kernel/publicSchema.ts'
import { searchLabels } from '../workspace/search/SearchKind.ts'
import { makeSchema } from '../schema.ts'
import { withAreas } from './areasPicture.ts'
import { fieldsModule } from './fieldsModule.ts'
import { withKinds } from './importKinds.ts'
import { labelsModule } from './labelsModule.ts'
import { withEvents } from './webhookEvents.ts'

/**
 * What is written down of the graph, of its nouns for the web, of the legacy paths, of the house's order, and of when
 * the database's functions changed.
 */
const texts: Readonly<Record<string, () => string>> = {
  'CONTRIBUTING.md': () => withAreas(kept(projectFile('CONTRIBUTING.md'))),
  'schema.graphql': () => `${printSchema(lexicographicSortSchema(publicSchema(makeSchema())))}\n`,
  [releaseFile]: () => releaseText(new Date()),
  'docs/webhooks.md': () => withEvents(kept(projectFile('docs/webhooks.md'))),
  'docs/imports.md': () => withKinds(kept(projectFile('docs/imports.md'))),
  'docs/rest.md': () => restTable(openApi(publicSchema(makeSchema()))),
  'web/kernel/ui/fields.ts': fieldsModule,
  'web/workspace/audit/auditNouns.ts': () =>
    labelsModule('auditNouns', 'What the audit log can be narrowed to.', auditLabels()),
  'web/workspace/search/searchHeadings.ts': () =>
    labelsModule('searchHeadings', 'What hits are headed by.', searchLabels()),
}

const kept = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '')

/** Those that are not what the graph says. */
export const staleTexts = (): string[] =>
  Object.keys(texts).filter((name) => kept(projectFile(name)) !== texts[name]!())

export function writeTexts() {
  for (const [name, text] of Object.entries(texts)) fs.writeFileSync(projectFile(name), text())
}
