import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { uuidOf } from '../../kernel/node.ts'
import { Occurrence } from '../../work/routine/Occurrence.ts'
import { instantAt, wallAt } from '../../people/schedule/zoneDays.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { CadenceRow, type CadenceRowShape } from './CadenceRow.ts'
import { dueOccurrences } from './cadenceSql.ts'
import { readFigure, type DashboardShape } from './shape.ts'

const weeks = 6
const mostRows = 100
const mostOccurrences = 200

interface Week {
  from: Date
  to: Date
}

interface Shape {
  shape: DashboardShape
  weeks: Week[]
}

/** The weeks of the place's zone up to the one under way, each from its Monday. */
export function cadenceWeeks({ now }: Context, { place: { timeZone } }: DashboardShape): Week[] {
  const { day } = wallAt(timeZone, now.getTime())
  // The first of January 1970 was a Thursday.
  const monday = day - ((day + 3) % 7)
  const at = (week: number) => new Date(instantAt(timeZone, monday + (week + 1 - weeks) * 7, 0))
  return Array.from({ length: weeks }, (_, week) => ({ from: at(week), to: at(week + 1) }))
}

const CadenceWeek = builder.objectRef<Week>('CadenceWeek').implement({
  description: 'A week starting on Monday, in the time zone of the dashboard.',
  fields: (t) => ({
    from: t.expose('from', { type: 'DateTime', description: 'When the week begins.' }),
    to: t.expose('to', { type: 'DateTime', description: 'When it ends and the next one begins.' }),
  }),
})

export const Cadence = builder.objectRef<Shape>('Cadence').implement({
  description: 'The cadence of routines in recent weeks: how many due occurrences were done, late, skipped or missed.',
  fields: (t) => ({
    weeks: t.expose('weeks', { type: [CadenceWeek], description: 'The weeks, the current one last.' }),
    rows: t.field({
      type: [CadenceRow],
      description: `By organization in the order of the tree and by job role, at most ${mostRows}; none where nothing was due.`,
      resolve: (asked, _args, context) => readRows(context, asked),
    }),
    occurrences: t.field({
      type: [Occurrence],
      description: `What fell due in one week for one organization and job role, the latest first, at most ${mostOccurrences}.`,
      args: {
        organizationId: t.arg.id({ required: true, description: 'The organization the work belongs to.' }),
        jobRoleId: t.arg.id({ description: 'The job role of the assignees; omit it for unassigned occurrences.' }),
        week: t.arg.int({ required: true, description: 'The index of the week, starting at 0.' }),
      },
      resolve: async ({ shape, weeks: all }, { organizationId, jobRoleId, week }, context, info) => {
        const asked = all[week]
        if (!asked) return []
        const place = [uuidOf('Organization', organizationId), jobRoleId == null ? null : uuidOf('JobRole', jobRoleId)]
        const rows = await readFigure<[id: string]>(
          context,
          (parameters) => `
          with ${dueOccurrences(context, shape, { from: asked.from, to: until(context, asked) }, parameters)}
          select id from rated where organization_id = ${parameters.add(place[0])}::uuid and job_role_id is not distinct from ${parameters.add(place[1])}::uuid
          order by ends_at desc, id limit ${mostOccurrences}`,
        )
        const ids = rows.map(([id]) => id)
        const query = queryFromInfo({ context, info, typeName: 'Occurrence', select: { id: true } })
        const found = (await context.db.prisma.occurrence.findMany({
          ...query,
          where: { id: { in: ids } },
        })) as unknown as { id: string }[]
        return ids.flatMap((id) => (found.find((one) => one.id === id) as never) ?? [])
      },
    }),
  }),
})

/** What is not over yet has not fallen due. */
const until = ({ now }: Context, { to }: Week) => (to < now ? to : now)

type Row = [
  organizationId: string,
  organizationName: string,
  rootId: string,
  jobRoleId: string | null,
  jobRoleName: string | null,
  week: number,
  done: number,
  late: number,
  skipped: number,
  missed: number,
]

async function readRows(context: Context, { shape, weeks: all }: Shape): Promise<CadenceRowShape[]> {
  const rows = await readFigure<Row>(context, (parameters) => {
    const due = dueOccurrences(context, shape, { from: all[0]!.from, to: until(context, all.at(-1)!) }, parameters)
    const count = (outcome: string) => `count(*) filter (where d.outcome = '${outcome}')::int`
    return `
      with ${due}
      select d.organization_id, d.legal_name, d.root_id, d.job_role_id, j.name, width_bucket(d.ends_at, ${parameters.add(all.map(({ from }) => from))}::timestamptz[])::int - 1 week,
        ${['DONE', 'DONE_LATE', 'SKIPPED', 'MISSED'].map(count).join(', ')}
      from rated d left join job_role j on j.id = d.job_role_id
      group by 1, 2, 3, 4, 5, 6, d.path order by d.path, j.name nulls last, d.job_role_id, week`
  })
  const list: CadenceRowShape[] = []
  for (const [
    organizationId,
    organizationName,
    rootId,
    jobRoleId,
    jobRoleName,
    week,
    done,
    late,
    skipped,
    missed,
  ] of rows) {
    let row = list.at(-1)
    if (row?.organizationId !== organizationId || row.jobRoleId !== jobRoleId) {
      if (list.length === mostRows) break
      list.push((row = { organizationId, organizationName, rootId, jobRoleId, jobRoleName, cells: [] }))
    }
    row.cells.push({ week, done, late, skipped, missed })
  }
  return list
}
