import { typeFor } from '../../../organization/organization/createOrganization.ts'
import { noEmployer } from '../../../organization/organization/organizationFields.ts'
import { nestingProblem, typeNames } from '../../../organization/organization/levels.ts'
import { stateNamed } from '../../../organization/reference/countries.ts'
import { globalId } from '../../../kernel/node.ts'
import { decimal, listed, oneOf, text, type Field } from '../fields.ts'
import { allOf, changesOf, inputOf, valueOf, type Intent, type Kind, type Planning, type ReadRow } from '../kind.ts'
import type { Found, KnownOrganization } from '../names.ts'

const lists = {
  legalEntityType: ['LEGAL_ENTITY_TYPE', 'Legal form', 'Its legal form', 'Legal_entity_type_id'],
  govtIdentifierType: [
    'GOVT_ENTITY_TYPE',
    'Kind of identifier',
    'The kind of its employer identifier',
    'Govt_IdentifierType_Id',
  ],
  auditStatus: ['AUDIT_STATUS', 'Audit', 'How far its audit is', 'AuditStatus_ID'],
  platformStatus: ['PLATFORM_STATUS', 'Standing', 'How it stands with the product', 'TGPlatform_ActiveStatus_ID'],
  ttp: ['TTP_TYPE', 'Partner', 'What kind of partner it is', 'TTP_ID'],
} as const

const fields: readonly Field[] = [
  {
    name: 'legalName',
    label: 'Legal name',
    description: 'The legal name; the same name again below the same organization is the same one.',
    aliases: ['Legal_name', 'Name', 'Organisation', 'Organization'],
    isRequired: true,
    examples: ['Sierra Freight', 'Reno Branch'],
    read: text,
  },
  {
    name: 'type',
    label: 'Type',
    description: 'Corporation, Division, Location or Branch; the highest that may stand there where it is empty.',
    aliases: ['Org_Type'],
    examples: ['Division', 'Branch'],
    read: oneOf(typeNames),
  },
  {
    name: 'parent',
    label: 'Below',
    description:
      'The organization above it: its legal name, number, own number or uuid, which may be a row of this file; the one that is imported for where it is empty.',
    aliases: ['Parent_ORG_UUID', 'parent_id', 'Parent'],
    names: 'organization',
    examples: ['', 'Sierra Freight'],
    read: text,
  },
  {
    name: 'orgUid',
    label: 'Own number',
    description:
      'A number that its people know it by; where it has one, it is known again by it, whatever it is called.',
    aliases: ['OrgUID', 'External_ID'],
    isUnique: () => true,
    examples: ['SF-10', 'SF-11'],
    read: text,
  },
  {
    name: 'dbaName',
    label: 'Does business as',
    description: 'What it does business as.',
    aliases: ['DBA_name', 'DBA'],
    examples: [''],
    read: text,
  },
  {
    name: 'description',
    label: 'Description',
    description: 'What it is.',
    aliases: ['Org_Descrip'],
    examples: ['Line haul between Reno and Elko'],
    read: text,
  },
  {
    name: 'timeZone',
    label: 'Time zone',
    description: 'The IANA time zone of its clocks; that of the organization above it where it is empty.',
    aliases: ['tz'],
    examples: ['America/Los_Angeles'],
    read: text,
  },
  {
    name: 'employerIdentifier',
    label: 'EIN',
    description: 'The employer identifier, as 12-3456789; no two of a tree have the same.',
    aliases: ['Legal_employer_identifier', 'Employer identifier'],
    isUnique: (cell) => cell !== noEmployer,
    examples: ['88-1234567'],
    read: text,
  },
  {
    name: 'stateOfIncorporation',
    label: 'State of incorporation',
    description: 'The state that it was incorporated in, as US-NV.',
    aliases: ['State_of_incorporation'],
    examples: ['US-NV'],
    read: (cell) => valueOf(stateNamed(cell)?.code ?? cell),
  },
  {
    name: 'website',
    label: 'Website',
    description: 'The address of its website.',
    examples: ['https://sierra.example.com'],
    read: text,
  },
  { name: 'contact', label: 'Contact', description: 'Whom to turn to, and how.', examples: [''], read: text },
  {
    name: 'latitude',
    label: 'Latitude',
    description: 'Degrees north; with the longitude or not at all.',
    aliases: ['lat'],
    examples: [''],
    read: decimal,
  },
  {
    name: 'longitude',
    label: 'Longitude',
    description: 'Degrees east; with the latitude or not at all.',
    aliases: ['lng', 'lon'],
    examples: [''],
    read: decimal,
  },
  ...Object.entries(lists).map(([name, [list, label, what, alias]]): Field => ({
    name,
    label,
    description: `${what}, by its name or number.`,
    aliases: [alias],
    input: `${name}Id`,
    examples: [''],
    read: listed(list),
  })),
]

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
  const found = await context.db.runOnce(statement, [importId, names, columnOf('legalName'), columnOf('orgUid') ?? 0])
  const coming = new Map<string, Above[]>()
  for (const [number, name, uid, result] of found as [
    number,
    string,
    string | null,
    { type: Above['type']; anchorId: string },
  ][]) {
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
  label: 'Organizations',
  description: 'Organizations of the tree; what stands above another may be in the same file, in any order.',
  keyWords: 'its own number, or else what it is below and its legal name',
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
      return 'problem' in before && !rowsNamed.length
        ? before
        : { problem: `There are several organizations called ${named}; write the number or uuid of one.` }
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
        ? [{ field: 'type', message: `It stays a ${typeNames[before.type]}; leave this out.` }]
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
