import fs from 'node:fs'
import path from 'node:path'
import { areas } from '../areas.mjs'
import { formsOf, irregular } from './nounForms.ts'
import { languageOf } from './reservedWords.ts'

const irregularPlurals = new Set(irregular.values())

/** The file and the rule that stand in the way of a new noun of an area, in the project in this folder. */
export function nounProblem(root: string, area: string, name: string): string | undefined {
  const areasOfNouns = Object.keys(areas).filter((one) => one !== 'kernel')
  const use = 'npm run noun -- <area> <name>'
  if (!area || !name) return `${use}: name an area and a noun, as in: npm run noun -- work loadPlan`
  if (!areasOfNouns.includes(area))
    return `graph/build/areas.mjs: there is no area ${area} that has nouns. The areas are ${areasOfNouns.join(', ')}.`
  if (!/^[a-z][a-z0-9]*([A-Z][a-z0-9]+)*$/.test(name) || name.length > 40)
    return `${use}: ${JSON.stringify(name)} is not camelCase. Write letters and digits, at most 40, as in loadPlan.`
  const language = languageOf(name)
  if (language) return `graph/build/noun/reservedWords.ts: ${name} is a reserved word of ${language}. Choose another.`
  const last = name.replace(/.*(?=[A-Z])/, '').toLowerCase()
  if (irregularPlurals.has(last) || /[^sui]s$/.test(last))
    return `${use}: ${name} is a plural. Name the noun in the singular; its list gets the plural.`
  return existing(root, area, name)
}

/** Where a name of the noun is taken. */
function existing(root: string, area: string, name: string): string | undefined {
  const { type, folder, table, list } = formsOf(name)
  const [home] = Object.entries(areas).find(([, nouns]) => nouns.includes(folder)) ?? []
  if (home) return `graph/build/areas.mjs: the area ${home} has a noun ${folder}. A noun stands once in the house.`
  for (const taken of [`graph/${area}/${folder}`, `web/${area}/${folder}`, `prisma/schema/${area}/${folder}.prisma`])
    if (fs.existsSync(path.join(root, taken))) return `${taken} exists. A new noun writes over nothing.`
  const said: [file: string, text: string, pattern: RegExp][] = [
    ...prismaFiles(root).map((file): [string, string, RegExp] => [
      file,
      `has ${type} or its table ${table}`,
      new RegExp(`^(model|enum|type) ${type} |@@map\\("${table}"\\)`, 'm'),
    ]),
    ['schema.graphql', `has a type ${type}`, new RegExp(`^(type|enum|input|interface|union|scalar) ${type}\\b`, 'm')],
    [
      'schema.graphql',
      `has a field Organization.${list}`,
      new RegExp(`^type Organization (?:.*\\n(?!}))*?  ${list}[(:]`, 'm'),
    ],
  ]
  for (const [file, what, pattern] of said)
    if (pattern.test(fs.readFileSync(path.join(root, file), 'utf8')))
      return `${file} ${what}. A name means one thing in the house.`
  const listType = list[0]!.toUpperCase() + list.slice(1)
  const modules = new Set([`${type}Row.tsx`, `${type}Dialog.tsx`, `Delete${type}Dialog.tsx`, `${listType}Section.tsx`])
  const module = filesIn(path.join(root, 'web')).find((file) => modules.has(path.basename(file)))
  if (module) return `web/${module} has the name of a new file. Relay knows a module by its name alone.`
}

const filesIn = (folder: string) => fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })

const prismaFiles = (root: string) =>
  filesIn(path.join(root, 'prisma/schema'))
    .filter((name) => name.endsWith('.prisma'))
    .map((name) => `prisma/schema/${name}`)
