import { TargetRule as targetRules } from '../../../prisma/__generated__/client/enums.ts'
import { builder } from '../../kernel/builder.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { loadOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { ReferenceItem } from '../../organization/reference/ReferenceItem.ts'
import { ClockKind } from './Clock.ts'
import { targetsOfOrganizations, type OrganizationTargets, type SetTarget } from './organizationTargets.ts'
import { clockKinds, isNone, targetInWords } from './targets.ts'

export const TargetRule = builder.enumType('TargetRule', {
  description: 'How the time of a target is measured.',
  values: {
    [targetRules.MINUTES]: { description: 'So many minutes of business time.' },
    [targetRules.DAYS]: { description: 'So many business days.' },
    [targetRules.SERVICE_TIME]: { description: 'So many times the service time, in business time.' },
    [targetRules.SLOT]: { description: 'The end of its slot.' },
    [targetRules.PERIOD_END]: {
      description: "The end of the period's last business day; the period is that of the action class.",
    },
  },
})

interface Shape extends SetTarget {
  organizationId: string
  priorityId: number
  kind: (typeof clockKinds)[number]
}

const PriorityTarget = builder.objectRef<Shape>('PriorityTarget').implement({
  description: 'How soon the records of a priority are to be responded to or done in an organization.',
  fields: (t) => ({
    priority: t.field({
      type: ReferenceItem,
      description: 'The priority.',
      resolve: ({ priorityId }, _args, { references }) => references.get('SCHEDULE_PRIORITY', priorityId),
    }),
    kind: t.expose('kind', { type: ClockKind, description: 'Whether it is for responding or for being done.' }),
    rule: t.field({
      type: TargetRule,
      nullable: true,
      description: 'How it is measured; null where there is no target.',
      resolve: (target) => (isNone(target) ? null : target.rule),
    }),
    amount: t.exposeInt('amount', {
      description: 'How many minutes, business days or service times; 0 where the rule has no number.',
    }),
    inWords: t.string({ description: 'The target in words, as 4 h.', resolve: (target) => targetInWords(target) }),
    isOwn: t.boolean({
      description: 'Whether it was set for this organization, and not above it.',
      resolve: ({ organizationId, setAtId }) => organizationId === setAtId,
    }),
    isDefault: t.boolean({
      description: 'Whether it is what comes with the product.',
      resolve: ({ setAtId }) => setAtId === null,
    }),
    inheritedFrom: t.field({
      type: Organization,
      nullable: true,
      description: 'Where it was set, if that is above and the viewer sees that organization.',
      resolve: async ({ organizationId, setAtId }, _args, context, info) =>
        setAtId && setAtId !== organizationId
          ? ((await loadOrganizations([setAtId], context, info))[0] as never)
          : null,
    }),
    version: t.int({
      description: 'Grows with every change of its own target; 0 where it has none.',
      resolve: ({ organizationId, setAtId, version }) => (organizationId === setAtId ? version : 0),
    }),
  }),
})

builder.prismaObjectField(Organization, 'targets', (t) =>
  t.field({
    type: [PriorityTarget],
    description:
      'How soon records of each priority are to be responded to and done there: its own targets, or the nearest above.',
    select: { id: true },
    resolve: async ({ id }, _args, context) => {
      const loader = context.loader<string, OrganizationTargets>('targets', async (ids) => {
        const found = await targetsOfOrganizations(context.db, ids)
        return ids.map((one) => found.get(one)!)
      })
      const targets = await loader.load(id)
      const priorities = context.references.list('SCHEDULE_PRIORITY')
      return priorities.flatMap((priority) =>
        clockKinds.map((kind) => ({
          ...targets(priority.id, kind),
          organizationId: id,
          priorityId: priority.id,
          kind,
        })),
      )
    },
  }),
)
