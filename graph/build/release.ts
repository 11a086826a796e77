// npm run release: keeps the schema as it is now as the one that clients were given last, without its descriptions.
import fs from 'node:fs'
import { buildSchema, parse, print, visit } from 'graphql'
import { projectFile } from '../../prisma/project.ts'

/** What clients were given last. */
export const releasedFile = projectFile('graph/released.graphql')

const withoutDescriptions = (text: string) =>
  print(
    visit(parse(text), {
      enter: (node) => ('description' in node && node.description ? { ...node, description: undefined } : undefined),
    }),
  )

if (process.argv[1]?.endsWith('release.ts')) {
  const text = withoutDescriptions(fs.readFileSync(projectFile('schema.graphql'), 'utf8'))
  buildSchema(text)
  fs.writeFileSync(releasedFile, `${text}\n`)
}
