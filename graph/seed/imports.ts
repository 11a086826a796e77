// What the demo's companies have brought in from files: their places and some of their people; and a file of which some
// rows are refused.
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { haldenSpots, northwaySpots } from './placeList.ts'
import { uuidOf } from './random.ts'
import type { Company } from './world.ts'

interface Row {
  cells: string[]
  effect: 'CREATED' | 'CHANGED' | 'SAME' | 'REFUSED'
  changes?: [field: string, before: string, after: string][]
  problems?: [field: string, message: string][]
}

interface Brought {
  name: string
  kind: 'LOCATIONS' | 'USERS'
  headings: string[]
  fields: string[]
  daysAgo: number
  isDone: boolean
  rows: Row[]
}

const made = (fields: string[], cells: string[]): Row => ({
  cells,
  effect: 'CREATED',
  changes: fields.flatMap((field, i) => (cells[i] ? [[field, '', cells[i]] as [string, string, string]] : [])),
})

function filesOf({ tree, hands }: Company): Brought[] {
  const placeFields = ['name', 'organization', 'city', 'state']
  const [first, second, ...others] = tree.name.startsWith('Northway') ? northwaySpots : haldenSpots
  const cellsOf = (one: typeof first) => [one!.name, one!.organization, one!.address.city, one!.address.state ?? '']
  const [boss, ...team] = hands.slice(0, 6)
  return [
    {
      name: 'places.csv',
      kind: 'LOCATIONS',
      headings: ['Location_Name', 'Organization', 'City', 'State'],
      fields: placeFields,
      daysAgo: 380,
      isDone: true,
      rows: [
        { cells: cellsOf(first), effect: 'SAME' },
        { cells: cellsOf(second), effect: 'CHANGED', changes: [['city', '', second!.address.city]] },
        ...others.map((one) => made(placeFields, cellsOf(one))),
      ],
    },
    {
      name: 'crew.csv',
      kind: 'USERS',
      headings: ['Email', 'Name', 'Access level'],
      fields: ['email', 'name', 'accessLevel'],
      daysAgo: 200,
      isDone: true,
      rows: [
        { cells: [boss!.email, boss!.name, ''], effect: 'SAME' },
        ...team.map(({ email, name }) => made(['email', 'name'], [email, name, ''])),
      ],
    },
    {
      name: 'customer-sites.csv',
      kind: 'LOCATIONS',
      headings: ['Name', 'Type', 'City', 'State', 'Latitude', 'Longitude', 'Rating'],
      fields: ['name', 'type', 'city', 'state', 'latitude', 'longitude', ''],
      daysAgo: 1,
      isDone: false,
      rows: [
        made(
          ['name', 'type', 'city', 'state', 'latitude', 'longitude'],
          ['Harlan Cold Storage', 'Customer site', 'Fresno', 'US-CA', '36.7214', '-119.7926', 'A'],
        ),
        made(['name', 'type', 'city', 'state'], ['Granite Outfitters', 'Customer site', 'Boise', 'US-ID', '', '', 'B']),
        {
          cells: ['Mesa Print Works', 'Client', 'Reno', 'US-NV', '', '', 'A'],
          effect: 'REFUSED',
          problems: [
            [
              'type',
              'Write one of the list: Headquarters, Terminal, Warehouse, Cross-dock, Maintenance shop, Fuel or charging, Customer site, Supplier site, Yard, or Office.',
            ],
          ],
        },
        {
          cells: ['Lakeside Pharmacy', 'Customer site', 'Tahoe City', 'US-CA', '39.1677', '', 'C'],
          effect: 'REFUSED',
          problems: [['longitude', 'Write the longitude too, or leave out the latitude.']],
        },
        made(['name', 'type', 'city', 'state'], ['Pioneer Feed', 'Customer site', 'Winnemucca', 'US-NV', '', '', 'B']),
        {
          cells: ['Harlan Cold Storage', 'Customer site', 'Fresno', 'US-CA', '', '', ''],
          effect: 'REFUSED',
          problems: [['name', 'Row 2 is the same one; leave one of them out.']],
        },
      ],
    },
  ]
}

const counted = (rows: readonly Row[], wanted: Row['effect']) => rows.filter(({ effect }) => effect === wanted).length

export async function seedImports(
  tx: Prisma.TransactionClient,
  company: Company,
  id: (...name: string[]) => string,
  now: Date,
) {
  const createdById = uuidOf(company.hands.find(({ level }) => level === 'ADMIN')!.email)
  for (const { rows, daysAgo, isDone, ...file } of filesOf(company)) {
    const createdAt = new Date(now.getTime() - daysAgo * 24 * 3_600_000)
    const later = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000)
    const [created, changed, same, refused] = (['CREATED', 'CHANGED', 'SAME', 'REFUSED'] as const).map((effect) =>
      counted(rows, effect),
    ) as [number, number, number, number]
    const importId = id('import', file.name)
    await tx.import.create({
      data: {
        ...file,
        id: importId,
        organizationId: id('organization', company.tree.name),
        createdById,
        createdAt,
        total: rows.length,
        compared: rows.length,
        created,
        changed,
        same,
        refused,
        ...(isDone
          ? {
              state: 'DONE',
              written: created + changed,
              startedAt: later(6),
              finishedAt: later(7),
              touchedAt: later(7),
              version: 5,
            }
          : { state: 'COMPARED', touchedAt: later(2), version: 3 }),
      },
    })
    await tx.importRow.createMany({
      data: rows.map(({ cells, effect, changes = [], problems = [] }, i) => ({
        importId,
        number: i + 2,
        cells,
        effect,
        key: `${importId} ${i}`,
        changes: changes.map(([field, before, after]) => ({ field, before, after })),
        problems: problems.map(([field, message]) => ({ field, message })),
        writtenAt: isDone && (effect === 'CREATED' || effect === 'CHANGED') ? later(7) : null,
      })),
    })
  }
}
