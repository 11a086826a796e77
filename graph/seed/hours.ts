// When the demo's organizations work, and the targets of those that have their own.
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import type { Company } from './world.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const times = (weekdays: number[], from: number, to: number) =>
  weekdays.map((weekday) => ({ weekday, from: from * 60, to: to * 60 }))
const inOrder = (windows: { weekday: number; from: number; to: number }[]) =>
  windows.toSorted((one, other) => one.weekday - other.weekday || one.from - other.from)

/** The first such weekday, 0 to 6 from Sunday, on or after a day. */
function weekdayFrom(year: number, month: number, day: number, weekday: number): string {
  const first = new Date(Date.UTC(year, month - 1, day))
  first.setUTCDate(day + ((weekday - first.getUTCDay() + 7) % 7))
  return first.toISOString().slice(0, 10)
}

interface Row {
  at: string
  windows: ReturnType<typeof times>
  fiscalMonth: number
  holidays?: (year: number) => Record<string, string>
}

const hours: Row[] = [
  {
    at: 'Northway Logistics',
    windows: times([1, 2, 3, 4, 5], 8, 17),
    fiscalMonth: 2,
    holidays: (year) => ({
      [`${year}-01-01`]: "New Year's Day",
      [weekdayFrom(year, 5, 25, 1)]: 'Memorial Day',
      [`${year}-07-04`]: 'Independence Day',
      [weekdayFrom(year, 11, 22, 4)]: 'Thanksgiving',
      [`${year}-12-25`]: 'Christmas Day',
    }),
  },
  // A terminal does not close.
  { at: 'Reno terminal', windows: times(everyDay, 0, 24), fiscalMonth: 2 },
  {
    at: 'Sparks night dock',
    windows: inOrder([...times([2, 3, 4, 5, 6], 0, 6), ...times([1, 2, 3, 4, 5], 18, 24)]),
    fiscalMonth: 2,
  },
  {
    at: 'Halden Freight',
    windows: inOrder([...times([1, 2, 3, 4, 5], 7, 11), ...times([1, 2, 3, 4, 5], 11.5, 16)]),
    fiscalMonth: 1,
    holidays: (year) => ({
      [`${year}-01-01`]: 'Nyttårsdag',
      [`${year}-05-01`]: 'Arbeidernes dag',
      [`${year}-05-17`]: 'Grunnlovsdag',
      [`${year}-12-25`]: 'Juledag',
      [`${year}-12-26`]: 'Annen juledag',
    }),
  },
]

const targets: (Omit<Prisma.PriorityTargetCreateManyInput, 'organizationId'> & { at: string })[] = [
  { at: 'Western division', priorityId: 1, kind: 'RESPOND', rule: 'MINUTES', amount: 10 },
  { at: 'Western division', priorityId: 2, kind: 'DONE', rule: 'MINUTES', amount: 6 * 60 },
  { at: 'Western division', priorityId: 4, kind: 'DONE', rule: 'DAYS', amount: 2 },
]

/** The hours and targets of a company's own. */
export async function seedHours(
  tx: Prisma.TransactionClient,
  { tree }: Company,
  id: (...name: string[]) => string,
  now: Date,
) {
  const ids = (
    await tx.organization.findMany({ where: { rootId: id('organization', tree.name) }, select: { id: true } })
  ).map((row) => row.id)
  const isHere = ({ at }: { at: string }) => ids.includes(id('organization', at))
  const years = [now.getUTCFullYear(), now.getUTCFullYear() + 1]
  await tx.businessHours.createMany({
    data: hours.filter(isHere).map(({ at, windows, fiscalMonth, holidays = (): Record<string, string> => ({}) }) => ({
      organizationId: id('organization', at),
      windows,
      fiscalMonth,
      closures: years.flatMap((year) => Object.entries(holidays(year)).map(([day, name]) => ({ day, name }))),
    })),
  })
  await tx.priorityTarget.createMany({
    data: targets.filter(isHere).map(({ at, ...target }) => ({ ...target, organizationId: id('organization', at) })),
  })
}
