// A file that can be sent as it is: all headings, and rows as examples, of which each passes its own comparison.
import type { Context } from '../../kernel/context.ts'
import { typesBelow, typeNames } from '../../organization/organization/levels.ts'
import type { OrganizationType } from '../../../prisma/__generated__/client/enums.ts'
import { visibleTaskItems } from '../../work/task/visibleTasks.ts'
import { languages, type Language } from '../../kernel/messages/languages.ts'
import { spreadsheetCsv } from '../../kernel/rows/csv.ts'
import type { Kind, KindName } from './importedKind.ts'

type Cells = Record<string, string>

const exampleRow = ({ fields }: Kind, row: 0 | 1): Cells =>
  Object.fromEntries(fields.map(({ name, examples }) => [name, examples[row] ?? '']))

const written = ({ fields }: Kind, rows: readonly Cells[], language: Language): string =>
  spreadsheetCsv([
    fields.map(({ label }) => label.in(language)),
    ...rows.map((cells) => fields.map(({ name }) => cells[name])),
  ])

/** With the names of the demo, as docs/imports.md has it. */
export const templateOf = (kind: Kind): string =>
  written(kind, [exampleRow(kind, 0), exampleRow(kind, 1)], languages[0])

interface Home {
  rootId: string
  type: OrganizationType
}

/** Names of the tree instead of those of the examples; an example that needs what the tree has not is left out. */
export async function templateFor(context: Context, kind: Kind, home: Home): Promise<string> {
  const names = await namesOf(context, home.rootId)
  const rows = ([0, 1] as const)
    .map((row) => exampleRow(kind, row))
    .map((cells) =>
      Object.fromEntries(
        Object.entries(cells).map(([name, cell]) => [
          name,
          cell && name in names ? names[name as keyof typeof names] : cell,
        ]),
      ),
    )
  return written(kind, fitting[kind.kind]?.(rows, home) ?? rows, context.language)
}

const fitting: Partial<Record<KindName, (rows: Cells[], home: Home) => Cells[]>> = {
  // Each stands one level below the other, as far as there are levels.
  ORGANIZATIONS: (rows, { type }) => {
    const lower = (above: OrganizationType) => typesBelow(above).find((one) => one !== above)
    const first = lower(type)
    const second = first && lower(first)
    return [first, second].flatMap((one, i) => (one ? { ...rows[i]!, type: typeNames[one] } : []))
  },
  TASKS: (rows) => rows.filter(({ taskItem }) => taskItem),
  RECORDS: (rows) => rows.filter(({ title, taskItem }) => title || taskItem),
}

/** One of each that is in use, empty where there is none. */
function namesOf(context: Context, rootId: string) {
  const loader = context.loader<string, { department: string; group: string; jobRole: string; taskItem: string }>(
    'names of templates',
    (rootIds) =>
      Promise.all(
        rootIds.map(async (organizationId) => {
          const { group, department, jobRole, taskItem } = context.db.prisma
          const inUse = { organizationId, status: 'ACTIVE' } as const
          const [aGroup, aDepartment, aRole, items] = await Promise.all([
            group.findFirst({
              where: { status: 'ACTIVE', department: inUse },
              orderBy: { legacyId: 'asc' },
              select: { name: true, department: { select: { name: true } } },
            }),
            department.findFirst({ where: inUse, orderBy: { legacyId: 'asc' }, select: { name: true } }),
            jobRole.findFirst({ where: inUse, orderBy: { legacyId: 'asc' }, select: { name: true } }),
            taskItem.groupBy({
              by: ['name'],
              where: { AND: [visibleTaskItems(context), { active: true, majorTask: { rootId: organizationId } }] },
              _count: true,
              orderBy: { name: 'asc' },
            }),
          ])
          // Of two items of one name a row would have to say which.
          const item = items.find(({ _count }) => _count === 1)
          return {
            department: (aGroup?.department ?? aDepartment)?.name ?? '',
            group: aGroup?.name ?? '',
            jobRole: aRole?.name ?? '',
            taskItem: item?.name ?? '',
          }
        }),
      ),
  )
  return loader.load(rootId)
}
