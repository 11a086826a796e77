// By what action records can be narrowed.
import {
  derived,
  enumType,
  flag,
  id,
  instant,
  int,
  ofViewer,
  reference,
  text,
  when,
} from '../../kernel/list/conditions.ts'
import { matching, nodeMatching } from '../../kernel/list/matching.ts'
import { bySql } from '../../kernel/list/whereSql.ts'
import { listedIn } from '../../kernel/fields.ts'
import { inOrganization } from '../../organization/organization/inOrganization.ts'
import { special } from '../task/priorities.ts'
import { ActionState, BucketName, GridName } from './enums.ts'
import { awaits } from './awaits.ts'
import { actionFields } from './fields.ts'
import { inGrid, type GridName as Grid } from './gridTable.ts'
import { buckets, bucketTable, states, stateTable, type State } from './states.ts'
import { ofTeam, teamOf } from './team.ts'
import { codeIn, foundBy } from './textConditions.ts'
import { placedAt, placeOfSql } from './whereItIs.ts'

/** The last bucket of what is open, and of what somebody can plan. */
const lastOpen = bucketTable.UNMAPPED.number
const lastPlanned = bucketTable.ESC.number

const whereState = (state: State) => {
  const { status, disposition, bucket } = stateTable[state]
  if (state === 'UNMAPPED') return { bucket }
  return disposition ? { status, disposition } : { status }
}

export const actionConditions = {
  text: foundBy,
  title: text(),
  state: derived(ActionState, states, (some) => ({ OR: some.map(whereState) })),
  bucket: derived(BucketName, [...buckets, null], (some) => {
    const among = { bucket: { in: some.filter((name) => name !== null).map((name) => bucketTable[name].number) } }
    return some.includes(null) ? { OR: [among, { bucket: { gt: lastOpen } }] } : among
  }),
  grid: matching({
    about: 'A grid of the board that it is in; one that is complete or withdrawn is in none.',
    type: enumType(GridName),
    read: (name) => name as Grid,
    holds: (name, { context }) => inGrid(name, context),
  }),
  isOpen: when('Neither complete nor withdrawn.', () => ({ bucket: { lte: lastOpen } })),
  actionClass: reference('ACTION_CLASS', 'actionClassId'),
  priority: reference('SCHEDULE_PRIORITY'),
  isSpecial: when('Urgent or High.', () => ({ priorityId: { gte: 1, lte: special } })),
  organization: inOrganization(),
  department: id('Department'),
  group: id('Group'),
  isMyTeam: when(
    "Of the viewer's groups, of their departments where they are in no group; of who is in neither, all.",
    ({ context }) => {
      const team = teamOf(context.requireViewer())
      return team ? ofTeam(team) : {}
    },
  ),
  assignee: id('User'),
  isMine: ofViewer('assigneeId', 'Done by the viewer.'),
  creator: id('User'),
  jobRole: nodeMatching('JobRole', {
    about: 'A job role that its assignee has now.',
    holds: (jobRoleId, { context: { now } }) =>
      bySql((parameters, a) => {
        const at = parameters.add(now)
        return `exists (select from membership held join organization placed on placed.id = held.organization_id
          where held.user_id = ${a}.assignee_id and placed.root_id = ${a}.root_id and held.job_role_id = ${parameters.add(jobRoleId)}::uuid
            and held.starts_at <= ${at}::timestamptz and (held.ends_at is null or held.ends_at > ${at}::timestamptz))`
      }),
  }),
  location: nodeMatching('Location', {
    about: 'Where it is to be done: its own place, else that of its task record, else of its organization.',
    holds: (location) => bySql((parameters) => placedAt(location, parameters)),
    absent: bySql((parameters) => `${placeOfSql(parameters)} is null`),
  }),
  vehicle: id('Vehicle', '@Id', 'The vehicle the work is on.'),
  taskItem: id('TaskItem'),
  taskRecord: id('TaskRecord'),
  isScheduled: flag(),
  isOverdue: when('Open, and past its scheduled end.', ({ context: { now } }) => ({
    bucket: { lte: lastOpen },
    scheduledEnd: { lt: now },
  })),
  needsPlan: when('Open without a slot, or past the end of it.', ({ context: { now } }) => ({
    bucket: { lte: lastPlanned },
    OR: [{ isScheduled: false }, { scheduledStart: null }, { scheduledEnd: null }, { scheduledEnd: { lt: now } }],
  })),
  isEscalated: when('Whether the record is escalated, or assigned to a user it was escalated to.', () => ({
    OR: [{ disposition: 'ESCALATED' }, { escalatedToId: { not: null } }],
  })),
  awaitsMe: when(
    'Waiting for the viewer: delegated to them and not answered, escalated to them, or complete and to be signed off by them.',
    ({ context }) => awaits(context.requireViewer()),
  ),
  scheduledStart: instant('scheduledStart', 'The earliest time it may start.'),
  scheduledEnd: instant('scheduledEnd', 'When it is due.'),
  actualStart: instant('actualStart', 'When work on the record began; null if it has not.'),
  actualEnd: instant('actualEnd', 'When it was completed.'),
  statusAt: instant(),
  createdAt: instant(),
  serviceTimeMins: int(),
  requiresSignOff: flag(),
  ...Object.fromEntries(listedIn(actionFields).map(({ name, column }) => [name, codeIn(column)])),
}
