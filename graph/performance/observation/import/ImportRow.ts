import { builder } from '../../../kernel/builder.ts'
import { Decimal } from '../../../kernel/decimal.ts'
import { problemColumn } from '../../../kernel/rows/csv.ts'
import { ImportProblem } from '../../../kernel/rows/ImportProblem.ts'
import { problemsIn, type DiffRow } from './diff.ts'
import { placeColumns } from './readCsv.ts'

export const ImportRowKind = builder.enumType('ImportRowKind', {
  description: 'The effect of a row of observations.',
  values: {
    ADDED: { description: 'Adds an observation.' },
    CORRECTED: { description: 'Corrects a known observation.' },
    SAME: { description: 'Changes nothing, because the observation is known already.' },
    WRONG: { description: 'Refused.' },
  },
})

interface CellShape {
  name: string
  before: string | null
  after: string
}

const ImportCell = builder.objectRef<CellShape>('ImportCell').implement({
  description: 'The value of a row for a data point.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the data point.' }),
    before: t.exposeString('before', {
      nullable: true,
      description: 'The stored value; null if no value is stored or it is missing.',
    }),
    after: t.exposeString('after', { description: 'The value in the file; empty if missing.' }),
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
  description: 'A row of a file, compared with the stored observation.',
  fields: (t) => ({
    number: t.exposeInt('number', {
      description: 'The line number in a spreadsheet, counting the headings as line 1.',
    }),
    kind: t.expose('kind', { type: ImportRowKind, description: 'The effect that importing the row would have.' }),
    at: t.string({ description: 'The time as given in the file.', resolve: ({ cells }) => cells.at ?? '' }),
    place: t.string({
      description: 'The organization, location, vehicle and person as given in the file; empty if none is given.',
      resolve: ({ cells }) =>
        [cells.organization, cells.location, cells.vehicle, cells.person].filter(Boolean).join(' · '),
    }),
    cells: t.field({
      type: [ImportCell],
      description: 'The data points that the row holds.',
      resolve: (row) => cellsOf(row),
    }),
    value: t.exposeFloat('value', {
      nullable: true,
      description: 'The value computed by the formula; null if there is not enough data.',
    }),
    valueBefore: t.float({
      nullable: true,
      description: 'The stored value; null if no observation is stored.',
      resolve: ({ before }) => before?.value ?? null,
    }),
    problems: t.field({
      type: [ImportProblem],
      description: 'The problems of the row.',
      resolve: ({ problems }, _args, { language }) => problemsIn(language, problems),
    }),
  }),
})
