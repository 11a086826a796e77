import { ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { noRow, uuidIn } from '../../kernel/node.ts'
import { assignPeople, refusals, requireAssignable } from './assign.ts'
import { AssignmentOutcome } from './AssignmentOutcome.ts'
import { AccessLevel } from './Membership.ts'
import { checkDates, jobRoleOf, spotOf } from './place.ts'

const atMost = 500

/** The uuids of users; a malformed id stays one that names nobody. */
export function peopleIn(ids: readonly string[]): string[] {
  if (ids.length < 1 || ids.length > atMost)
    throw new ValidationError([{ path: 'userIds', message: `Name 1 to ${atMost} people.` }])
  return [...new Set(ids.map((id) => uuidIn('User', id) ?? noRow))]
}

mutation('assignMemberships', {
  description:
    'Assigns people to an organization, department and group with a job role and an access level; each by themselves, harmless to repeat, and never lowering anything.',
  policy: 'departments.assign',
  input: (t) => ({
    userIds: t.idList({ required: true, description: 'The people, at most 500.' }),
    organizationId: t.id({ required: true, description: 'The organization.' }),
    departmentId: t.id({ description: 'The department.' }),
    groupId: t.id({ description: 'The group of the department.' }),
    jobRoleId: t.id({ description: 'The job role; Manager where none is named.' }),
    accessLevel: t.field({ type: AccessLevel, description: 'The access level; Transactional where none is named.' }),
    startsAt: t.field({ type: 'DateTime', description: 'From when on it holds; from now on where nothing is said.' }),
    endsAt: t.field({ type: 'DateTime', description: 'Until when it holds; without an end where nothing is said.' }),
  }),
  async resolve(input, { context, write }) {
    const spot = await spotOf(context, input)
    const jobRoleId = await jobRoleOf(context, spot.rootId, input.jobRoleId)
    const accessLevel = input.accessLevel ?? 'TRANSACTIONAL'
    const assignment = {
      spot,
      jobRoleId,
      accessLevel,
      startsAt: input.startsAt ?? context.now,
      endsAt: input.endsAt ?? null,
    }
    requireAssignable(context, assignment)
    const userIds = peopleIn(input.userIds)
    checkDates(context.now, assignment.startsAt, assignment.endsAt)
    const refused = await refusals(context, userIds, assignment)
    return write(async (transaction) => ({
      outcomes: await assignPeople(context, transaction, userIds, assignment, refused),
    }))
  },
  success: (t) => ({
    outcomes: t.expose('outcomes', {
      type: [AssignmentOutcome],
      description: 'What became of each person, in their order.',
    }),
  }),
})
