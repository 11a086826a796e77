// What a text on a record mentions, resolved when it is sent: where each name stands, and whom it names then.
import type { Context } from '../../kernel/context.ts'
import { ValidationError } from '../../kernel/errors.ts'
import { loadViewersOf } from '../../kernel/loadViewer.ts'
import { uuidIn } from '../../kernel/node.ts'
import { accessLevelNames } from '../../kernel/policy.ts'
import type { SubjectRow } from '../action/readActions.ts'
import { recordPlace } from '../action/subject.ts'
import { sees } from '../action/visibleActions.ts'
import type { KeptMention } from './Mention.ts'
import type { MentionGiven } from './MentionInput.ts'
import { roleMembers } from './roleMembers.ts'
import type { Text } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

const mostMentions = 20
const mostMembers = 200

interface Resolved {
  mentions: KeptMention[]
  /** Who is told: they see the record now. */
  mentionedIds: string[]
}

interface Named {
  kind: KeptMention['kind']
  name: string
  userIds: string[]
}

const refusal = (path: string, message: Text) => new ValidationError([{ path, message }])

export async function resolveMentions(
  context: Context,
  record: SubjectRow,
  text: string,
  given: readonly MentionGiven[] | null | undefined,
): Promise<Resolved> {
  if (!given?.length) return { mentions: [], mentionedIds: [] }
  if (given.length > mostMentions) throw refusal('mentions', t.mentionAtMost({ most: mostMentions }))
  const named: Named[] = []
  for (const [i, one] of given.entries()) named.push(await nameOf(context, record, one, `mentions.${i}`))
  const mentions = namedIn(text, named)
  for (const [i, { name }] of named.entries())
    if (!text.includes(`@${name}`)) throw refusal(`mentions.${i}`, t.notInText({ name }))
  const ids = [...new Set(named.flatMap(({ userIds }) => userIds))]
  const viewers = await loadViewersOf(context.db, ids, context.now)
  const place = recordPlace(record)
  const seeing = ids.filter((id) => {
    const viewer = viewers.get(id)
    return viewer !== undefined && sees(viewer, place)
  })
  for (const [i, { kind, userIds }] of named.entries())
    if (kind === 'USER' && !seeing.includes(userIds[0]!)) throw refusal(`mentions.${i}.userId`, t.userCannotSee)
  return { mentions, mentionedIds: seeing.filter((id) => id !== context.requireViewer().id) }
}

async function nameOf(context: Context, record: SubjectRow, given: MentionGiven, path: string): Promise<Named> {
  if (given.userId != null) {
    const id = uuidIn('User', given.userId)
    // Who does not see the record is not known by name here either.
    const memberships = { some: { organization: { rootId: record.rootId } } }
    const user = id
      ? await context.db.prisma.user.findFirst({
          where: { id, status: 'ACTIVE', memberships },
          select: { id: true, name: true },
        })
      : null
    if (!user) throw refusal(`${path}.userId`, t.userCannotSee)
    return { kind: 'USER', name: user.name, userIds: [user.id] }
  }
  if (given.accessLevel != null) {
    const { accessLevel } = given
    const userIds = await membersOf(context, record, { accessLevel }, `${path}.accessLevel`)
    return { kind: 'ACCESS_LEVEL', name: accessLevelNames[accessLevel], userIds }
  }
  const jobRoleId = uuidIn('JobRole', given.jobRoleId ?? '')
  const role = jobRoleId
    ? await context.db.prisma.jobRole.findFirst({
        where: { id: jobRoleId, organizationId: record.rootId, status: 'ACTIVE' },
        select: { id: true, name: true },
      })
    : null
  if (!role) throw refusal(`${path}.jobRoleId`, t.otherJobRole)
  const userIds = await membersOf(context, record, { jobRoleId: role.id }, `${path}.jobRoleId`)
  return { kind: 'JOB_ROLE', name: role.name, userIds }
}

async function membersOf(context: Context, record: SubjectRow, role: Parameters<typeof roleMembers>[2], path: string) {
  const ids = await roleMembers(context, record, role, mostMembers + 1)
  if (ids.length > mostMembers) throw refusal(path, t.tooManyMembers({ most: mostMembers }))
  return ids
}

/** Where the names stand: of several that begin at one place, the longest. */
function namedIn(text: string, named: readonly Named[]): KeptMention[] {
  const found: KeptMention[] = []
  const longestFirst = named.toSorted((one, other) => other.name.length - one.name.length)
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const one = longestFirst.find(({ name }) => text.startsWith(name, at + 1))
    if (one) found.push({ kind: one.kind, start: at, length: one.name.length + 1 })
  }
  return found
}
