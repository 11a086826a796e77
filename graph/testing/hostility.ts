// Throws hostile input at every mutation and every legacy path, and looks at what comes back.
import fc from 'fast-check'
import { getNullableType, isInputObjectType, isListType, type GraphQLInputType } from 'graphql'
import { expect } from 'vitest'
import { globalId } from '../kernel/node.ts'
import type { RestRow } from '../integration/rest/rest.ts'
import { withPassword } from './password.ts'
import { ownPlaces } from './places.ts'
import { objectOf, valueOf } from './hostile.ts'
import type { Organization, Person } from './rows.ts'
import { testSchema, World } from './world.ts'

const mark = 'Nobody else may read this'

const legacyKeys = [
  'email',
  'username',
  'password',
  'name',
  'refreshToken',
  'rotate',
  'user_uuid',
  'userId',
  'record_id',
  'limit',
  'offset',
  'SAAS_PFUser_UUID',
  'SAAS_Org_UUID',
  'org_uuid',
  'saas_org_uuid',
  'Parent_ORG_UUID',
  'Legal_name',
  'TTP_ID',
  'Org_Grouping_Name',
  'Grouping_Type_ID',
  'Parent_Grouping_Id',
  'Task_Record_ID',
  'Task_Record_IDs',
  'action',
  'Task_ActiveRecord_Status',
  'reason',
  'level',
  'to_user_uuid',
  'requestId',
  'DeptGroup_Id',
  'role',
  'note',
  'version',
  'Schedule_Priority_ID',
  'ServiceTime_mins',
  'Task_Item_ID',
  'MajorTask_Name',
  'task_record_ids',
  'user_uuids',
  'Org_Location_id',
  'Org_location_id',
  '__proto__',
  'constructor',
  'x',
]

/** A tenant that asks and one that is not to be seen, with the ids of both. */
export class Hostility {
  readonly world: World
  private readonly base: string
  private readonly bearer: { authorization: string }
  private readonly foreign: { id: string; version: number }
  private readonly ids: string[]
  private readonly legacyIds: unknown[]

  private constructor(
    world: World,
    base: string,
    bearer: { authorization: string },
    foreign: { id: string; version: number },
    ids: string[],
    legacyIds: unknown[],
  ) {
    this.world = world
    this.base = base
    this.bearer = bearer
    this.foreign = foreign
    this.ids = ids
    this.legacyIds = legacyIds
  }

  static async make() {
    const world = await World.make()
    const make = async (at: Organization, person: Person, label: string) => {
      const spot = await world.group(at, `${at.id} ${label}`)
      const action = await world.action(at, person, { ...spot, title: label })
      const { id: groupingId } = await world.prisma.grouping.create({
        data: { organizationId: at.id, typeId: 1, name: `${at.id} ${mark}` },
      })
      const ids = [
        (await world.absence(at, person)).globalId,
        (await world.recurringAbsence(at, person)).globalId,
        globalId('Grouping', groupingId),
        action.globalId,
        at.globalId,
        person.globalId,
        globalId('Department', spot.departmentId),
        globalId('Group', spot.groupId),
        ...Object.values(await ownPlaces(world, at, `${at.id} ${label}`)),
      ]
      return {
        action,
        ids,
        legacyIds: [action.legacyId, String(action.legacyId), person.id, at.id, 'start', 'delegate', 'hold'],
      }
    }
    const own = await world.organization()
    const admin = await withPassword(world, own, 'a decent Password 1')
    const mine = await make(own, admin, 'Mine')
    const other = await world.organization({ name: mark })
    const theirs = await make(other, await world.user(other, 'ADMIN'), mark)
    await world.prisma.user.updateMany({
      where: { memberships: { some: { organizationId: other.id } } },
      data: { name: mark },
    })
    await world.prisma.grouping.updateMany({ where: { organizationId: own.id }, data: { name: 'Mine' } })
    return new Hostility(
      world,
      await world.serve(),
      await world.authorization(admin),
      theirs.action,
      [...mine.ids, ...theirs.ids],
      [...mine.legacyIds, ...theirs.legacyIds],
    )
  }

  private async expectDecent(path: string, method: string, body?: unknown) {
    const headers = { ...this.bearer, ...(body !== undefined && { 'content-type': 'application/json' }) }
    const response = await fetch(this.base + path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const answer = await response.text()
    expect(response.status, answer).toBeLessThan(500)
    expect(answer).not.toContain('"INTERNAL"')
    expect(answer).not.toContain(mark)
    return answer
  }

  async attackMutation(name: string, runs: number) {
    const field = testSchema().getMutationType()!.getFields()[name]!
    const argument = field.args[0]!
    const query = `mutation ($input: ${String(argument.type)}) { result: ${name}(input: $input) {
      __typename ... on Error { code message } ... on ValidationError { fields { path } } } }`
    const input = valueOf(argument.type, this.ids)
    await fc.assert(
      fc.asyncProperty(input, async (given) => {
        const answer = await this.expectDecent('/graphql', 'POST', { query, variables: { input: given } })
        const { data } = JSON.parse(answer) as { data?: { result?: { fields?: { path: string }[] } } | null }
        for (const { path } of data?.result?.fields ?? [])
          expect(path).toSatisfy((at: string) => leadsInto(argument, at.split('.')))
      }),
      { numRuns: runs },
    )
  }

  async attackRow({ method, path }: RestRow, runs: number) {
    const given = objectOf(legacyKeys, this.legacyIds)
    await fc.assert(
      fc.asyncProperty(given, given, async (query, body) => {
        const search = new URLSearchParams(
          Object.entries(query).map(([key, value]) => [
            key,
            typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
          ]),
        )
        await this.expectDecent(`${path}?${search}`, method, method === 'GET' ? undefined : body)
      }),
      { numRuns: runs },
    )
  }

  /** What the other tenant has is as it was. */
  async expectUntouched() {
    const { id, version } = this.foreign
    expect(await this.world.prisma.action.findUnique({ where: { id } })).toMatchObject({
      version,
      title: mark,
      status: 5,
    })
  }
}

/** Whether a path is of something that an argument may have. */
function leadsInto({ name, type }: { name: string; type: GraphQLInputType }, [first, ...rest]: string[]): boolean {
  if (first !== name) return false
  if (!rest.length) return true
  const of = getNullableType(type)
  if (isListType(of)) return leadsInto({ name: rest[0]!, type: of.ofType }, rest) && /^\d+$/.test(rest[0]!)
  if (isInputObjectType(of)) {
    const field = of.getFields()[rest[0]!]
    return Boolean(field && leadsInto(field, rest))
  }
  return String(of) === 'JSON'
}

// Who signs out has no session to go on with.
export const mutationNames = Object.keys(testSchema().getMutationType()!.getFields()).filter(
  (name) => name !== 'signOut',
)
