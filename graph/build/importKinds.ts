import type { Kind } from '../integration/import/importedKind.ts'
import { kinds } from '../integration/import/kinds.ts'
import { templateOf } from '../integration/import/template.ts'

/** The part of a kind, as the document has it. */
export const importKind = (kind: Kind) => `## ${String(kind.label)}

${String(kind.description)} A row is known again by ${String(kind.keyWords)}.

| column | also | what it says |
|---|---|---|
${kind.fields.map(({ label, name, aliases = [], isRequired, description }) => `| ${String(label)}${isRequired ? ' (needed)' : ''} | ${[name, ...aliases].map((alias) => `\`${alias}\``).join(', ')} | ${String(description)} |`).join('\n')}

\`\`\`csv
${templateOf(kind).replace('\uFEFF', '').replaceAll('\r', '').trim()}
\`\`\`
`

/** docs/imports.md with its kinds as the code has them, from the first heading of one to the end. */
export const withKinds = (text: string) =>
  `${text.slice(0, text.indexOf(`## ${String(kinds[0]!.label)}\n`))}${kinds.map(importKind).join('\n')}`
