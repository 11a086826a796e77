// Types and documents for opsgraph.ts: node generate.mjs schema.graphql documents.graphql operations.ts
import fs from 'node:fs'
import { codegen } from '@graphql-codegen/core'
import * as operations from '@graphql-codegen/typescript-operations'
import { Kind, parse, print, visit } from 'graphql'

/** Every other scalar is a string in JSON. */
const scalars = { ID: 'string', JSON: 'unknown', LinearRing: '[number, number][]' }

const capitalized = (name) => name[0].toUpperCase() + name.slice(1)

/** A definition with the fragments that it needs. */
function withFragments(definition, fragments, found = new Set()) {
  found.add(definition)
  visit(definition, {
    FragmentSpread({ name }) {
      const fragment = fragments.find((one) => one.name.value === name.value)
      if (fragment && !found.has(fragment)) withFragments(fragment, fragments, found)
    },
  })
  return [...found]
}

/** Each operation as a text, with its types. */
function documentsIn({ definitions }) {
  const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
  return definitions
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    .map((operation) => {
      const type = capitalized(operation.name.value) + capitalized(operation.operation)
      const text = withFragments(operation, fragments).map(print).join('\n')
      return `export const ${operation.name.value}: TypedDocument<${type}, ${type}Variables> = \`${text}\`\n`
    })
}

/** The module for a schema and documents, all as texts. */
export async function generate(schema, documents) {
  const document = parse(documents)
  const types = await codegen({
    filename: 'operations.ts',
    schema: parse(schema),
    documents: [{ location: 'documents.graphql', document }],
    plugins: [{ operations: { scalars, defaultScalarType: 'string', skipTypename: true } }],
    pluginMap: { operations },
    config: {},
  })
  return ["import type { TypedDocument } from './opsgraph.ts'\n", types, ...documentsIn(document)].join('\n')
}

const [, script, schema, documents, output] = process.argv
if (script?.endsWith('generate.mjs')) {
  fs.writeFileSync(output, await generate(fs.readFileSync(schema, 'utf8'), fs.readFileSync(documents, 'utf8')))
}
