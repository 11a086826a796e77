import { ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { noRow, uuidIn } from '../../kernel/node.ts'
import { assignPeople, refusals, requireAssignable } from './assign.ts'
import { AssignmentOutcome } from './AssignmentOutcome.ts'
import { AccessLevel } from './Membership.ts'
import { checkDates, jobRoleOf, spotOf } from './place.ts'
import * as m from './__generated__/messages.ts'

const atMost = 500

/** The uuids of users; a malformed id stays one that names nobody. */
export function peopleIn(ids: readonly string[]): string[] {
  if (ids.length < 1 || ids.length > atMost)
    throw new ValidationError([{ path: 'userIds', message: m.namePeople({ most: atMost }) }])
  return [...new Set(ids.map((id) => uuidIn('User', id) ?? noRow))]
}

mutation('assignMemberships', {
  description:
    'Assigns people to an organization, department and group with a job role and access level; each is assigned separately; repeating it is safe and never lowers access.',
  policy: 'departments.assign',
  input: (t) => ({
    userIds: t.idList({ required: true, description: 'The users, at most 500.' }),
    organizationId: t.id({ required: true, description: 'The organization.' }),
    departmentId: t.id({ description: 'The department.' }),
    groupId: t.id({ description: 'The group within the department.' }),
    jobRoleId: t.id({ description: 'The job role; defaults to Manager.' }),
    accessLevel: t.field({ type: AccessLevel, description: 'The access level; defaults to Transactional.' }),
    startsAt: t.field({ type: 'DateTime', description: 'When the membership starts; defaults to now.' }),
    endsAt: t.field({ type: 'DateTime', description: 'When the membership ends; open-ended if omitted.' }),
  }),
  isUndoable: true,
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
      description: 'The outcome for each user, in the order given.',
    }),
  }),
})
