// The legacy paths of routines and their schedules.
import { z } from 'zod'
import { globalId } from '../../kernel/node.ts'
import { failure } from './errorFragments.ts'
import { flagOf, optional, textOf, uuidField } from './fields.ts'
import { row, type RestRow } from './rest.ts'
import { uuid } from './shapes/parts.ts'
import { scheduled } from './shapes/schedules.ts'

const reasons = { EXISTS: 'exists already', OVER: 'is over', PAUSED: 'is paused', ARCHIVED: 'is archived' }
const kinds = {
  CLOSED: 'The organization is closed',
  OUTSIDE_HOURS: 'Outside business hours',
  ABSENT: 'All who do it are away, without a deputy',
}

const lineOf = ({ series, count }: { series: { internalID: number; title: string }; count: number }) => ({
  series_id: series.internalID,
  title: series.title,
  count,
})

const isDryRun = ({ dry_run: value }: Record<string, unknown>): boolean => optional(flagOf, 'dry_run', value) ?? false

/** The day of a date or of a time. */
const dayOf = (path: string, value: unknown): string => textOf(path, value).replace(/T.*$/, '')

export const routineRows: RestRow[] = [
  row({
    method: 'POST',
    path: '/api/procedures/scheduleAllTasks',
    summary: 'Plans what the routines of an organization have in a range of days; repeating it adds nothing.',
    policy: 'tasks.edit',
    parameters: {},
    request: z.object({
      org: uuid,
      from: z.iso.date(),
      to: z.iso.date(),
      dry_run: z.boolean().nullish().describe('Whether only to say what would be.'),
    }),
    response: scheduled,
    errors: [403, 404],
    document: `mutation ($input: ScheduleAllTasksInput!) {
      result: scheduleAllTasks(input: $input) {
        ...FailureFields
        ... on ScheduleAllTasksSuccess {
          created skippedCount
          planned { count firstAt lastAt series { internalID title } }
          skipped { count reason series { internalID title } }
          conflicts { count kind firstAt series { internalID title } }
        }
      }
    } ${failure}`,
    variables: ({ body, idempotencyKey }) => ({
      input: {
        organizationId: globalId('Organization', uuidField('org', body.org)),
        from: dayOf('from', body.from),
        to: dayOf('to', body.to),
        dryRun: isDryRun(body),
        limit: 1000,
        idempotencyKey,
      },
    }),
    body: ({ result: { created, skippedCount, planned, skipped, conflicts } }, { body }) => ({
      created,
      skipped: skippedCount,
      conflicts: conflicts.map((line) => ({ ...lineOf(line), conflict: kinds[line.kind], first: line.firstAt })),
      dry_run: isDryRun(body),
      created_list: planned.map((line) => ({ ...lineOf(line), first: line.firstAt, last: line.lastAt })),
      skipped_list: skipped.map((line) => ({ ...lineOf(line), reason: reasons[line.reason] })),
    }),
    example: {
      as: 'admin@demo.test',
      body: { org: '{organization}', from: '2026-11-23', to: '2026-11-29', dry_run: true },
    },
  }),
]
