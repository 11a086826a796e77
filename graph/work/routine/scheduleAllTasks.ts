import { badArgument, ForbiddenError, NotFoundError, ValidationError, type FieldProblem } from '../../kernel/errors.ts'
import { legacy } from '../../kernel/legacy.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { ScheduleConflict, SchedulePlan, ScheduleSkip } from './ScheduleReport.ts'
import { schedule, seriesIn, type Report } from './scheduling.ts'
import { readWall } from '../../kernel/time/wallTime.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

const longest = 366
const mostLines = 1000

mutation('scheduleAllTasks', {
  description:
    'Adds the occurrences between two days to the ledgers of all routines of an organization and its sub-organizations; existing occurrences are unchanged.',
  policy: 'tasks.edit',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The organization; includes its sub-organizations.' }),
    from: t.field({
      type: 'Date',
      required: true,
      description: "The first day, such as 2026-11-23, in each routine's own time zone.",
    }),
    to: t.field({
      type: 'Date',
      required: true,
      description: 'The last day, inclusive; the range may cover at most 366 days.',
    }),
    dryRun: t.boolean({
      required: true,
      description: 'Whether to return only a preview, without creating occurrences.',
    }),
    limit: t.int({
      description: 'The number of lines to return per list, at most 1,000; defaults to 100.',
      ...legacy(),
    }),
    offset: t.int({ description: 'The number of lines to skip in each list.', ...legacy() }),
  }),
  async resolve(input, { context, write }) {
    const viewer = context.requireViewer()
    const organization = await context.db.prisma.organization.findFirst({
      where: {
        AND: [visibleOrganizations(context), { id: uuidOf('Organization', input.organizationId) }],
      },
      select: { id: true, rootId: true, path: true },
    })
    if (!organization) throw new NotFoundError(the('Organization'))
    if (!viewer.mayAt('tasks.edit', { rootId: organization.rootId, organizationId: organization.id })) {
      throw new ForbiddenError(viewer.refusal('tasks.edit', organization.rootId))
    }
    const span = spanOf(input)
    const [limit, offset] = [input.limit ?? 100, input.offset ?? 0]
    if (limit < 1 || limit > mostLines) throw badArgument('limit', `ask for 1 to ${mostLines}`)
    if (offset < 0) throw badArgument('offset', 'skip 0 or more')
    const report = await schedule(context, await seriesIn(context, organization.path), span, input.dryRun)
    const page = <T>(lines: T[]) => lines.slice(offset, offset + limit)
    const payload = {
      ...countsOf(report),
      planned: page(report.planned),
      skipped: page(report.skipped),
      conflicts: page(report.conflicts),
    }
    return input.dryRun ? payload : write(() => Promise.resolve(payload))
  },
  success: (t) => ({
    created: t.exposeInt('created', {
      description: 'The number of occurrences created, or that would be created in a dry run.',
    }),
    skippedCount: t.exposeInt('skippedCount', { description: 'The number of occurrences skipped.' }),
    conflictCount: t.exposeInt('conflictCount', {
      description: 'The number of planned occurrences that have a conflict; they are scheduled nonetheless.',
    }),
    plannedLines: t.exposeInt('plannedLines', {
      description: 'The total number of lines in the list of planned occurrences.',
    }),
    skippedLines: t.exposeInt('skippedLines', {
      description: 'The total number of lines in the list of skipped occurrences.',
    }),
    conflictLines: t.exposeInt('conflictLines', { description: 'The total number of lines in the list of conflicts.' }),
    planned: t.expose('planned', {
      type: [SchedulePlan],
      description: 'The planned occurrences, one line per routine.',
    }),
    skipped: t.expose('skipped', {
      type: [ScheduleSkip],
      description: 'The skipped occurrences, one line per routine and reason.',
    }),
    conflicts: t.expose('conflicts', {
      type: [ScheduleConflict],
      description: 'Conflicts of the planned occurrences, one line per routine and kind of conflict.',
    }),
  }),
})

/** The days, in order and not too many. */
function spanOf({ from, to }: { from: string; to: string }) {
  const problems: FieldProblem[] = []
  const read = (path: string, text: string) => {
    const date = readWall(`${text}T00:00`)
    if (!date) problems.push({ path, message: t.writeDay })
    return date ?? new Date(0)
  }
  const span = { from: read('from', from), to: read('to', to) }
  const days = (span.to.getTime() - span.from.getTime()) / 86_400_000 + 1
  if (!problems.length && days < 1) problems.push({ path: 'to', message: t.daysOrder })
  if (!problems.length && days > longest) problems.push({ path: 'to', message: t.scheduleAtMost({ days: longest }) })
  if (problems.length) throw new ValidationError(problems)
  return span
}

const sum = (lines: { count: number }[]) => lines.reduce((all, { count }) => all + count, 0)

const countsOf = ({ planned, skipped, conflicts }: Report) => ({
  created: sum(planned),
  skippedCount: sum(skipped),
  conflictCount: sum(conflicts),
  plannedLines: planned.length,
  skippedLines: skipped.length,
  conflictLines: conflicts.length,
})
