// What each document of the REST rows takes and answers with, as types by the document's text.
import fs from 'node:fs'
import path from 'node:path'
import { plugin } from '@graphql-codegen/typescript-operations'
import { Kind, print, type DefinitionNode } from 'graphql'
import { projectFile } from '../../prisma/project.ts'
import { documentOf } from '../integration/rest/rest.ts'
import { restRows } from '../integration/rest/rows.ts'
import { textScalars } from '../kernel/scalars.ts'
import { makeSchema } from '../schema.ts'

const file = projectFile('graph/integration/rest/__generated__/documents.ts')

/**
 * Writes them where they have changed; throws where a document does not fit the graph, or two fragments share a name.
 */
export async function writeRestTypes() {
  const schema = makeSchema()
  const definitions = new Map<string, DefinitionNode>()
  const entries = new Map<string, string>()
  for (const row of restRows) {
    if (entries.has(row.document)) continue
    const name = `${row.method.toLowerCase()}${row.path}`.replaceAll(/[^A-Za-z0-9]+(.)?/g, (_, next?: string) =>
      (next ?? '').toUpperCase(),
    )
    for (const definition of documentOf(schema, row).definitions) {
      const named =
        definition.kind === Kind.OPERATION_DEFINITION
          ? { ...definition, name: { kind: Kind.NAME, value: name } as const }
          : definition
      const key = 'name' in named ? named.name.value : name
      const before = definitions.get(key)
      if (before && print(before) !== print(named)) throw new Error(`${row.path}: there are two of ${key}.`)
      definitions.set(key, named)
    }
    const type = name.charAt(0).toUpperCase() + name.slice(1)
    entries.set(row.document, `  ${JSON.stringify(row.document)}: { data: ${type}; variables: ${type}Variables }`)
  }
  const document = { kind: Kind.DOCUMENT, definitions: [...definitions.values()] } as const
  const config = {
    omitOperationSuffix: true,
    skipTypename: true,
    strictScalars: true,
    scalars: {
      DateTime: 'string',
      JSON: 'unknown',
      LinearRing: '[number, number][]',
      ...Object.fromEntries(textScalars.map((name) => [name, 'string'])),
    },
    namingConvention: { typeNames: 'change-case-all#upperCaseFirst', enumValues: 'keep' },
  }
  const { prepend = [], content } = await plugin(schema, [{ document }], config, { outputFile: file })
  const text = [...prepend, content, 'export interface Documents {', ...entries.values(), '}', ''].join('\n')
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text)
}
