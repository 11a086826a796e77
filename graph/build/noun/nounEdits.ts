// What a new noun adds to files that stand already. Each edit has an anchor: where it is not found, the file has
// changed its form, and this list has to follow.
import { capitalized } from '../../kernel/capitalized.ts'
import { formsOf } from './nounForms.ts'

interface Edit {
  file: string
  /** Behind the first group of this the lines are added. */
  anchor: RegExp
  lines: string
}

export function nounEdits(area: string, name: string): Edit[] {
  const { type, folder, list, many } = formsOf(name)
  const tabFile = `../../${area}/${folder}/${list}Tab.ts`
  return [
    {
      file: 'graph/build/areas.mjs',
      anchor: new RegExp(`(\\n  ${area}: \\[[^\\]]*?'),?\\s*\\]`),
      lines: `, '${folder}'`,
    },
    {
      file: 'graph/schema.ts',
      anchor: /(.*\nimport '\.\/[^\n]*\/nouns\.ts'\n)/s,
      lines: `import './${area}/${folder}/nouns.ts'\n`,
    },
    {
      file: 'prisma/schema/organization/organization.prisma',
      anchor: /(\nmodel Organization \{\n.*?\n  vehicles [^\n]*\n)/s,
      lines: `  ${list.padEnd(17)} ${type}[]\n`,
    },
    {
      file: 'graph/testing/places.ts',
      anchor: /(\n    Vehicle: [^\n]*\n)/,
      lines: `    ${type}: globalId('${type}', (await prisma.${name}.create({ data: { organizationId, name } })).id),\n`,
    },
    {
      file: 'web/app/organization/overviewTabs.ts',
      anchor: /(\nimport \{ vehiclesTab \}[^\n]*\n)/,
      lines: `import { ${list}Tab } from '${tabFile}'\n`,
    },
    { file: 'web/app/organization/overviewTabs.ts', anchor: /(\n  vehiclesTab,\n)/, lines: `  ${list}Tab,\n` },
    ...['en', 'es'].map((language) => ({
      file: `web/workspace/audit/messages.${language}.json`,
      anchor: /(\n  "absences": [^\n]*,\n)/,
      lines: `  "${list}": "${capitalized(many)}",\n`,
    })),
  ]
}

/** The text of a file with an edit. */
export function edited(text: string, { file, anchor, lines }: Edit): string {
  const found = anchor.exec(text)
  if (!found) throw new Error(`${file} has no ${anchor}: graph/build/noun/nounEdits.ts has to follow its new form.`)
  const end = found.index + found[1]!.length
  return text.slice(0, end) + lines + text.slice(end)
}
