import { TargetRule as targetRules } from '../../../prisma/__generated__/client/enums.ts'
import { builder } from '../../kernel/builder.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { loadOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { ReferenceItem } from '../../organization/reference/ReferenceItem.ts'
import { ClockKind } from './Clock.ts'
import { targetsOfOrganizations, type OrganizationTargets, type SetTarget } from './organizationTargets.ts'
import { clockKinds, isNone, targetInWords } from './targets.ts'
import { textIn } from '../../kernel/messages/text.ts'

export const TargetRule = builder.enumType('TargetRule', {
  description: 'How a target is measured.',
  values: {
    [targetRules.MINUTES]: { description: 'A number of minutes of business time.' },
    [targetRules.DAYS]: { description: 'A number of business days.' },
    [targetRules.SERVICE_TIME]: { description: 'A multiple of the service time, measured in business time.' },
    [targetRules.SLOT]: { description: "The end of the record's scheduled slot." },
    [targetRules.PERIOD_END]: {
      description: "The end of the last business day of the period given by the record's action class.",
    },
  },
})

interface Shape extends SetTarget {
  organizationId: string
  priorityId: number
  kind: (typeof clockKinds)[number]
}

const PriorityTarget = builder.objectRef<Shape>('PriorityTarget').implement({
  description: 'The response or completion target of a priority in an organization.',
  fields: (t) => ({
    priority: t.field({
      type: ReferenceItem,
      description: 'The priority.',
      resolve: ({ priorityId }, _args, { references }) => references.get('SCHEDULE_PRIORITY', priorityId),
    }),
    kind: t.expose('kind', { type: ClockKind, description: 'Whether the target is for response or completion.' }),
    rule: t.field({
      type: TargetRule,
      nullable: true,
      description: 'How the target is measured; null if there is no target.',
      resolve: (target) => (isNone(target) ? null : target.rule),
    }),
    amount: t.exposeInt('amount', {
      description: 'The number of minutes, business days or service times. 0 if the rule takes no number.',
    }),
    inWords: t.string({
      description: 'The target in words, e.g. 4 h.',
      resolve: (target, _args, { language }) => textIn(language, targetInWords(target)),
    }),
    isOwn: t.boolean({
      description: 'Whether it was set for this organization and not inherited.',
      resolve: ({ organizationId, setAtId }) => organizationId === setAtId,
    }),
    isDefault: t.boolean({
      description: 'Whether it is the product default.',
      resolve: ({ setAtId }) => setAtId === null,
    }),
    inheritedFrom: t.field({
      type: Organization,
      nullable: true,
      description:
        'The parent organization the target is inherited from; null if it is not inherited or not visible to the viewer.',
      resolve: async ({ organizationId, setAtId }, _args, context, info) =>
        setAtId && setAtId !== organizationId
          ? ((await loadOrganizations([setAtId], context, info))[0] as never)
          : null,
    }),
    version: t.int({
      description: "Increases with every change of the organization's own target; 0 if it has none.",
      resolve: ({ organizationId, setAtId, version }) => (organizationId === setAtId ? version : 0),
    }),
  }),
})

builder.prismaObjectField(Organization, 'targets', (t) =>
  t.field({
    type: [PriorityTarget],
    description:
      "The response and completion targets of each priority: the organization's own, or those of the nearest parent organization.",
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
