import { z } from 'zod'
import { accessLevelNames } from '../../../kernel/policy.ts'
import { groupBy } from '../../../kernel/groupBy.ts'
import { globalId } from '../../../kernel/node.ts'
import { usualJobRole } from '../../../people/membership/placement.ts'
import { check, email as emailRule } from '../../../kernel/validation.ts'
import { named, oneOf, text, Unreadable, type Field } from '../fields.ts'
import type { Intent, Kind, Planning, ReadRow } from '../importedKind.ts'
import { allOf, changesOf, inputOf, valueOf } from '../rowValues.ts'
import { department, group, organization } from './placement.ts'
import { ValidationError } from '../../../kernel/errors.ts'
import * as t from '../__generated__/messages.ts'
import * as m from './__generated__/messages.ts'

const emailShape = z.object({ email: emailRule })

const fields: readonly Field[] = [
  {
    name: 'email',
    label: m.email,
    description: m.aboutPersonEmail,
    aliases: ['E-mail', 'Email_Address', 'user_email', 'mail'],
    isRequired: true,
    examples: ['dana.reyes@example.com', 'lee.park@example.com'],
    read: (cell) => {
      try {
        return valueOf(check(emailShape, { email: cell }).email)
      } catch (error) {
        throw error instanceof ValidationError ? new Unreadable(error.fields[0]!.message) : error
      }
    },
  },
  {
    name: 'name',
    label: m.name,
    description: m.aboutPersonName,
    aliases: ['Full_Name', 'Assigned_User_Name', 'userName'],
    examples: ['Dana Reyes', 'Lee Park'],
    read: text,
  },
  organization,
  department,
  group,
  {
    name: 'jobRole',
    label: m.jobRole,
    description: m.aboutPersonJobRole,
    aliases: ['role', 'job_title', 'Position'],
    input: 'jobRoleId',
    names: 'jobRole',
    examples: ['Dispatcher'],
    read: named((cell, { names }) => names.jobRole(cell)),
  },
  {
    name: 'accessLevel',
    label: m.accessLevel,
    description: m.aboutPersonAccessLevel,
    aliases: ['Access', 'Level', 'User_Role'],
    examples: ['Supervision', 'Transactional'],
    read: oneOf(accessLevelNames),
  },
]

const placing = new Set(['department', 'group', 'jobRole', 'accessLevel'])

interface Placed {
  department: { id: string; name: string } | null
  group: { id: string; name: string } | null
  jobRole: { id: string; name: string }
  accessLevel: keyof typeof accessLevelNames
}

const knownOf = ({ department: d, group: g, jobRole, accessLevel }: Placed) => ({
  department: valueOf(d && globalId('Department', d.id), d?.name),
  group: valueOf(g && globalId('Group', g.id), g?.name),
  jobRole: valueOf(globalId('JobRole', jobRole.id), jobRole.name),
  accessLevel: valueOf(accessLevel, accessLevelNames[accessLevel]),
})

const placed = {
  department: { select: { id: true, name: true } },
  group: { select: { id: true, name: true } },
  jobRole: { select: { id: true, name: true } },
} as const

/** Those who are there, and those who are invited already; two statements a portion. */
async function readKnown({ context }: Planning, rows: readonly ReadRow[]) {
  const organizationId = { in: [...new Set(rows.map(({ at }) => at.id))] }
  const email = { in: rows.map(({ values }) => String(values.get('email')?.value)) }
  const now = context.now
  const [members, invited] = await Promise.all([
    context.db.prisma.membership.findMany({
      where: {
        organizationId,
        user: { email },
        startsAt: { lte: now },
        OR: [{ endsAt: null }, { endsAt: { gt: now } }],
      },
      select: {
        id: true,
        organizationId: true,
        version: true,
        accessLevel: true,
        user: { select: { email: true } },
        ...placed,
      },
    }),
    context.db.prisma.invitation.findMany({
      where: { organizationId, email, usedAt: null, revokedAt: null, expiresAt: { gt: now } },
      select: { id: true, organizationId: true, email: true, accessLevel: true, ...placed },
    }),
  ])
  return {
    members: groupBy(members, (one) => `${one.organizationId} ${one.user.email}`),
    invited: groupBy(invited, (one) => `${one.organizationId} ${one.email}`),
  }
}

export const users: Kind = {
  kind: 'USERS',
  label: m.people,
  description: m.peopleImported,
  keyWords: m.peopleKey,
  fields,
  async intend(planning, rows) {
    const { members, invited } = await readKnown(planning, rows)
    return rows.map(({ at, values }): Intent => {
      const email = String(values.get('email')?.value)
      const key = `${at.id} ${email}`
      const own = new Map([...values].filter(([field]) => placing.has(field)))
      const invitation = { ...inputOf(fields, own), organizationId: at.globalId, email }
      const there = members.get(key) ?? []
      const options = there.map((one) => ({ one, changes: changesOf(own, knownOf(one)) }))
      if (options.some(({ changes }) => !changes.length)) return { key, isNew: false, changes: [], steps: [] }
      if (options.length > 1) {
        const message = t.severalPlaces({ email })
        return { key, isNew: false, changes: [], steps: [], problems: [{ field: 'email', message }] }
      }
      const [member] = options
      if (member) {
        const input = {
          id: globalId('Membership', member.one.id),
          version: member.one.version,
          ...inputOf(fields, own, new Set(member.changes.map(({ field }) => field))),
        }
        return { key, isNew: false, changes: member.changes, steps: [{ mutation: 'updateMembership', input }] }
      }
      // What an invitation does not say takes the usual: an open one that says otherwise is taken back for a new one.
      const open = invited.get(key)?.[0]
      if (!open)
        return {
          key,
          isNew: true,
          changes: allOf(values),
          steps: [{ mutation: 'createInvitation', input: invitation }],
        }
      const changes = changesOf(own, knownOf(open))
      const steps = changes.length
        ? [
            { mutation: 'revokeInvitation', input: { id: globalId('Invitation', open.id) } },
            { mutation: 'createInvitation', input: keptOf(open, invitation) },
          ]
        : []
      return { key, isNew: false, changes, steps }
    })
  },
}

/** A new invitation says what the one before said, where a row says nothing of it. */
const keptOf = ({ department: d, group: g, jobRole, accessLevel }: Placed, input: Record<string, unknown>) => ({
  ...(!('departmentId' in input) &&
    !('groupId' in input) && {
      departmentId: d && globalId('Department', d.id),
      groupId: g && globalId('Group', g.id),
    }),
  ...(jobRole.name !== usualJobRole && { jobRoleId: globalId('JobRole', jobRole.id) }),
  accessLevel,
  ...input,
})
