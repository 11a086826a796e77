import { fieldTables, type Field } from '../kernel/fields.ts'
import { messageKey } from './messageKey.ts'

const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`)

function member(name: string, { kind, label, least, most, listed }: Field): string {
  const parts = {
    kind: quoted(kind),
    label: `t.${messageKey(label)}`,
    least,
    most: most && String(most).replaceAll(/\B(?=(\d{3})+$)/g, '_'),
    // Its constant among the orders of a grid and the columns of an export.
    listed: listed && quoted(listed.column.toUpperCase()),
  }
  const lines = Object.entries(parts).flatMap(([key, value]) => (value ? [`      ${key}: ${value},`] : []))
  return [`    ${name}: {`, ...lines, '    },'].join('\n')
}

/** A module of the web with the tables of fields, for its forms, its grids and its names of what was changed. */
export const fieldsModule = (): string =>
  [
    "// Printed from the graph's tables of fields by npm run generate.",
    "import * as t from './__generated__/messages.ts'",
    '',
    '/** The fields of a type that its table says: how they are asked for, and what lists call them. */',
    'export const fields = {',
    ...[...fieldTables]
      .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
      .map(([type, table]) =>
        [`  ${type}: {`, ...Object.entries(table).map(([name, field]) => member(name, field)), '  },'].join('\n'),
      ),
    '} as const',
    '',
  ].join('\n')
