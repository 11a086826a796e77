import { builder } from '../../../kernel/builder.ts'
import { Decimal } from '../../../kernel/decimal.ts'
import { problemColumn } from '../../../kernel/rows/csv.ts'
import { ImportProblem } from '../../../kernel/rows/ImportProblem.ts'
import type { DiffRow } from './diff.ts'
import { placeColumns } from './readCsv.ts'

export const ImportRowKind = builder.enumType('ImportRowKind', {
  description: 'What a row of a file would do.',
  values: {
    ADDED: { description: 'Add an observation.' },
    CORRECTED: { description: 'Correct one that is known.' },
    SAME: { description: 'Nothing: it is known as it is.' },
    WRONG: { description: 'Nothing: it is refused.' },
  },
})

interface CellShape {
  name: string
  before: string | null
  after: string
}

const ImportCell = builder.objectRef<CellShape>('ImportCell').implement({
  description: 'What a row says for a data point.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The data point.' }),
    before: t.exposeString('before', {
      nullable: true,
      description: 'What is known; null where nothing is, or where it is missing.',
    }),
    after: t.exposeString('after', { description: 'What the file says; empty where it is missing.' }),
  }),
})

const besides = new Set<string>([...placeColumns, problemColumn])

/** The data points of a row in the order of the file, beside what is known of them. */
const cellsOf = ({ cells, before, names }: DiffRow): CellShape[] =>
  Object.entries(cells).flatMap(([name, after]) => {
    if (besides.has(name)) return []
    const known = before?.values[names.indexOf(name)]
    return [{ name, after, before: known === null || known === undefined ? null : new Decimal(known).toString() }]
  })

export const ImportRow = builder.objectRef<DiffRow>('ImportRow').implement({
  description: 'A row of a file beside what is known.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Its line in a spreadsheet, the headings being the first.' }),
    kind: t.expose('kind', { type: ImportRowKind, description: 'What it would do.' }),
    at: t.string({ description: 'Its time as it was written.', resolve: ({ cells }) => cells.at ?? '' }),
    place: t.string({
      description: 'Its organization, location, vehicle and person as they were written; empty where it says none.',
      resolve: ({ cells }) =>
        [cells.organization, cells.location, cells.vehicle, cells.person].filter(Boolean).join(' · '),
    }),
    cells: t.field({ type: [ImportCell], description: 'Its data points.', resolve: (row) => cellsOf(row) }),
    value: t.exposeFloat('value', {
      nullable: true,
      description: 'What it comes to; null where there is not data enough.',
    }),
    valueBefore: t.float({
      nullable: true,
      description: 'What is known to come of it; null where nothing is.',
      resolve: ({ before }) => before?.value ?? null,
    }),
    problems: t.field({
      type: [ImportProblem],
      description: 'What is wrong with it.',
      resolve: ({ problems }) => problems,
    }),
  }),
})
