import { typeFor } from '../../../organization/organization/createOrganization.ts'
import { nestingProblem, typeNames } from '../../../organization/organization/levels.ts'
import { globalId } from '../../../kernel/node.ts'
import type { Intent, Kind, Planning, ReadRow } from '../importedKind.ts'
import { allOf, changesOf, inputOf, valueOf } from '../rowValues.ts'
import type { Found } from '../nameIndex.ts'
import { lists, organizationFields as fields } from './organizationFields.ts'
import type { KnownOrganization } from '../readNamed.ts'
import * as t from '../__generated__/messages.ts'
import * as m from './__generated__/messages.ts'

/** What stands above an organization: one that is there, or a row of the file with the nearest that is there. */
interface Above {
  type: KnownOrganization['type']
  /** Of what is there. */
  id?: string
  globalId: string
  name: string
  /** For the key of what is below it. */
  key: string
}

const aboveOf = ({ type, id, globalId: global, name }: KnownOrganization): Above => ({
  type,
  id,
  globalId: global,
  name,
  key: id,
})

/** The rows of the file that will be organizations, by their names and own numbers. */
async function readComing({ context, importId, columnOf }: Planning, rows: readonly ReadRow[]) {
  const names = [...new Set(rows.flatMap(({ cells }) => cells.get('parent') ?? []))]
  if (!names.length) return new Map<string, Above[]>()
  const statement = `
    select number, cells[$3], cells[$4], result from import_row
    where import_id = $1 and effect = 'CREATED' and written_at is null and (cells[$3] = any($2::text[]) or cells[$4] = any($2::text[]))`
  const found = await context.db.runOnce<[number, string, string | null, { type: Above['type']; anchorId: string }]>(
    statement,
    [importId, names, columnOf('legalName'), columnOf('orgUid') ?? 0],
  )
  const coming = new Map<string, Above[]>()
  for (const [number, name, uid, result] of found) {
    const above = { type: result.type, globalId: result.anchorId, name, key: `row ${number}` }
    for (const called of new Set([name, uid])) if (called) coming.set(called, [...(coming.get(called) ?? []), above])
  }
  return coming
}

const columns = {
  id: true,
  legacyId: true,
  parentId: true,
  type: true,
  legalName: true,
  orgUid: true,
  version: true,
  dbaName: true,
  description: true,
  timeZone: true,
  employerIdentifier: true,
  stateOfIncorporation: true,
  website: true,
  contact: true,
  latitude: true,
  longitude: true,
  legalEntityTypeId: true,
  govtIdentifierTypeId: true,
  auditStatusId: true,
  platformStatusId: true,
  ttpId: true,
  parent: { select: { legalName: true } },
} as const

const readThere = ({ context, home }: Planning, rows: readonly ReadRow[]) => {
  const uids = rows.flatMap(({ cells }) => cells.get('orgUid') ?? [])
  return context.db.prisma.organization.findMany({
    where: {
      rootId: home.rootId,
      path: { startsWith: home.path },
      OR: [{ orgUid: { in: uids } }, { legalName: { in: rows.map(({ cells }) => cells.get('legalName') ?? '') } }],
    },
    select: columns,
  })
}

type There = Awaited<ReturnType<typeof readThere>>[number]

function knownOf({ context: { references } }: Planning, row: There) {
  return {
    ...Object.fromEntries(
      (
        [
          'legalName',
          'orgUid',
          'dbaName',
          'description',
          'timeZone',
          'employerIdentifier',
          'stateOfIncorporation',
          'website',
          'contact',
          'latitude',
          'longitude',
        ] as const
      ).map((field) => [field, valueOf(row[field])]),
    ),
    ...Object.fromEntries(
      (Object.keys(lists) as (keyof typeof lists)[]).map((name) => [
        name,
        valueOf(
          row[`${name}Id`],
          row[`${name}Id`] === null ? '' : references.get(lists[name][0], row[`${name}Id`]!).name,
        ),
      ]),
    ),
    type: valueOf(row.type, typeNames[row.type]),
    parent: valueOf(row.parentId, row.parent?.legalName),
  }
}

export const organizations: Kind = {
  kind: 'ORGANIZATIONS',
  label: m.organizations,
  description: m.organizationsImported,
  keyWords: m.organizationsKey,
  fields,
  async intend(planning, rows) {
    const { home, names } = planning
    const [there, coming] = await Promise.all([readThere(planning, rows), readComing(planning, rows)])
    const parentOf = (named: string | undefined): Found<Above> => {
      if (!named) return { row: aboveOf(home) }
      const before = names.organization(named)
      const rowsNamed = coming.get(named) ?? []
      const all = ['row' in before ? aboveOf(before.row) : [], rowsNamed].flat()
      if (all.length === 1) return { row: all[0]! }
      return 'problem' in before && !rowsNamed.length ? before : { problem: t.severalOrganizations({ name: named }) }
    }
    return rows.map(({ cells, values }): Intent => {
      const name = cells.get('legalName') ?? ''
      const uid = cells.get('orgUid')
      const found = parentOf(cells.get('parent'))
      if ('problem' in found)
        return {
          key: `${name} ${uid}`,
          isNew: true,
          changes: [],
          steps: [],
          problems: [{ field: 'parent', message: found.problem }],
        }
      const above = found.row
      const isHome = !cells.get('parent') && name === home.name
      const before =
        (uid ? there.find((one) => one.orgUid === uid) : undefined) ??
        there.find(
          (one) =>
            one.legalName === name &&
            (isHome ? one.id === home.id : above.id !== undefined && one.parentId === above.id) &&
            !(uid && one.orgUid && one.orgUid !== uid),
        )
      const key = uid ? `uid ${uid}` : `${above.key} ${name}`
      const own = new Map([...values].filter(([field]) => field !== 'parent'))
      if (!before) {
        const given = values.get('type')?.value as Above['type'] | undefined
        const problem = given && nestingProblem(given, above.type)
        const problems = problem ? [{ field: 'type', message: problem }] : []
        const type = problem ? given : typeFor(given, above)
        const input = { ...inputOf(fields, own), type, parentId: above.globalId }
        return {
          key,
          isNew: true,
          changes: allOf(values),
          problems,
          result: { type, anchorId: above.globalId },
          steps: [{ mutation: 'createOrganization', input, isTriedWhole: true }],
        }
      }
      if (cells.get('parent')) own.set('parent', valueOf(above.id ?? above.key, above.name))
      const changes = changesOf(own, knownOf(planning, before))
      const changed = new Set(changes.map(({ field }) => field))
      const problems = changed.has('type')
        ? [{ field: 'type', message: t.fixedType({ type: typeNames[before.type] }) }]
        : []
      const id = globalId('Organization', before.id)
      const said = new Set([...changed].filter((field) => field !== 'parent' && field !== 'type'))
      const steps = [
        ...(said.size
          ? [{ mutation: 'updateOrganization', input: { id, version: before.version, ...inputOf(fields, own, said) } }]
          : []),
        ...(changed.has('parent') ? [{ mutation: 'moveOrganization', input: { id, parentId: above.globalId } }] : []),
      ]
      return { key, isNew: false, changes, problems, steps }
    })
  },
}
