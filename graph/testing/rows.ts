// Rows that tests need, written without asking the graph for them.
import { recordKey } from '../work/action/recordKey.ts'
import { randomUUID } from 'node:crypto'
import type { OrganizationType, Prisma, PrismaClient } from '../../prisma/__generated__/client/client.ts'
import type { Clock } from '../kernel/context.ts'
import { globalId } from '../kernel/node.ts'
import type { AccessLevel } from '../kernel/policy.ts'
import { stateTable, type State } from '../work/action/states.ts'

export interface Person {
  id: string
  globalId: string
  name: string
  email: string
  sessionId: string
}

export interface Spot {
  departmentId: string
  groupId: string
}

export interface Organization {
  id: string
  globalId: string
  rootId: string
}

export abstract class Rows {
  abstract readonly clock: Clock
  abstract readonly prisma: PrismaClient
  private readonly jobRoles = new Map<string, Promise<{ id: string }>>()

  async organization({
    parent,
    type,
    name = `Org ${randomUUID().slice(0, 8)}`,
    timeZone = 'UTC',
  }: {
    parent?: Organization
    type?: OrganizationType
    name?: string
    timeZone?: string
  } = {}): Promise<Organization> {
    const row = await this.prisma.organization.create({
      data: {
        legalName: name,
        type: type ?? (parent ? 'DIVISION' : 'CORPORATION'),
        parentId: parent?.id,
        timeZone,
        createdAt: new Date(this.clock.now().getTime() - 7 * 24 * 3_600_000),
      },
      select: { id: true, rootId: true },
    })
    return { id: row.id, rootId: row.rootId, globalId: globalId('Organization', row.id) }
  }

  /** A department with a group, of the tree of an organization. */
  async group({ rootId }: Organization, name = `Group ${randomUUID().slice(0, 8)}`): Promise<Spot> {
    const group = await this.prisma.group.create({
      data: { name, department: { create: { organizationId: rootId, name: `Department of ${name}` } } },
      select: { id: true, departmentId: true },
    })
    return { groupId: group.id, departmentId: group.departmentId }
  }

  /** Somebody with a session, and a membership where a level is given. */
  async user(
    at?: Organization,
    level: AccessLevel = 'TRANSACTIONAL',
    spot?: Partial<Spot>,
    name?: string,
  ): Promise<Person> {
    const key = randomUUID().slice(0, 8)
    const user = await this.prisma.user.create({
      data: {
        email: `${key}@test.test`,
        emailVerifiedAt: this.clock.now(),
        name: name ?? `Person ${key}`,
        passwordHash: '-',
      },
      select: { id: true, name: true, email: true },
    })
    if (at) await this.join(user, at, level, spot)
    const session = await this.prisma.session.create({
      // A test's clock goes ahead by days; who is not proved any more says so.
      data: {
        userId: user.id,
        provedAt: new Date('2100-01-01'),
        expiresAt: new Date(this.clock.now().getTime() + 30 * 24 * 3_600_000),
      },
      select: { id: true },
    })
    return { ...user, globalId: globalId('User', user.id), sessionId: session.id }
  }

  /** Nobody knows any more whether mail reaches somebody. */
  async unverify({ id }: { id: string }) {
    await this.prisma.user.update({ where: { id }, data: { emailVerifiedAt: null } })
  }

  async join(user: { id: string }, at: Organization, accessLevel: AccessLevel, spot: Partial<Spot> = {}) {
    const startsAt = new Date(this.clock.now().getTime() - 1000)
    const { id: jobRoleId } = await this.jobRole(at.rootId)
    const data = { userId: user.id, organizationId: at.id, accessLevel, jobRoleId, startsAt, ...spot }
    return this.prisma.membership.create({ data, select: { id: true } })
  }

  jobRole(organizationId: string): Promise<{ id: string }> {
    const known = this.jobRoles.get(organizationId)
    if (known) return known
    const role = this.prisma.jobRole.create({ data: { organizationId, name: 'Manager' }, select: { id: true } })
    this.jobRoles.set(organizationId, role)
    return role
  }

  /** A record in a state, created by somebody. */
  async action(
    at: Organization,
    creator: { id: string },
    more: Partial<Prisma.ActionUncheckedCreateInput> & { state?: State } = {},
  ) {
    const { state = 'QUEUED', ...data } = more
    const { status, disposition } = stateTable[state]
    const now = this.clock.now()
    const row = await this.prisma.action.create({
      data: {
        title: `Record ${randomUUID().slice(0, 8)}`,
        rootId: at.rootId,
        organizationId: at.id,
        creatorId: creator.id,
        actionClassId: 1,
        priorityId: 4,
        status,
        disposition,
        statusAt: now,
        ...data,
      },
      select: { id: true, legacyId: true, number: true, version: true, title: true },
    })
    return { ...row, globalId: globalId('Action', row.id), key: recordKey(row.number) }
  }

  /** Somebody away in the tree of an organization, for a day from now on unless said otherwise. */
  async absence(
    { rootId }: Organization,
    { id: userId }: { id: string },
    more: Partial<Prisma.AbsenceUncheckedCreateInput> = {},
  ) {
    const now = this.clock.now()
    const data = {
      userId,
      rootId,
      startsAt: now,
      endsAt: new Date(now.getTime() + 24 * 3_600_000),
      createdById: userId,
      ...more,
    }
    const row = await this.prisma.absence.create({ data, select: { id: true, legacyId: true } })
    return { ...row, globalId: globalId('Absence', row.id) }
  }

  /** Somebody away every Friday from noon to five, from their beginning on unless said otherwise. */
  async recurringAbsence(
    { rootId }: Organization,
    { id: userId }: { id: string },
    more: Partial<Prisma.RecurringAbsenceUncheckedCreateInput> = {},
  ) {
    const data = {
      userId,
      rootId,
      rule: 'FREQ=WEEKLY;BYDAY=FR',
      timeZone: 'UTC',
      startsOn: new Date('2026-11-27T12:00:00Z'),
      durationMins: 300,
      createdById: userId,
      ...more,
    }
    const row = await this.prisma.recurringAbsence.create({ data, select: { id: true } })
    return { ...row, globalId: globalId('RecurringAbsence', row.id) }
  }
}
