import { builder } from '../../kernel/builder.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { organizationInSight } from '../../organization/organization/visibleOrganizations.ts'
import { ViewerType } from '../../people/user/viewerQuery.ts'
import { readOnboarding, stepKinds, type OnboardingShape } from './readOnboarding.ts'

const about: Record<(typeof stepKinds)[number], string> = {
  INVITE: 'Invite another person; done with the first invitation or member.',
  IMPORT: 'Import a file; done with the first completed import.',
  ROUTINE: 'Create a routine; done with the first one.',
  METRIC: 'Enter a value of a metric; done with the first observation.',
  TOUR: 'Create a tour; done with the first one.',
}

const OnboardingStepKind = builder.enumType('OnboardingStepKind', {
  description: 'A first step in a new organization.',
  values: Object.fromEntries(stepKinds.map((kind) => [kind, { description: about[kind] }])) as Record<
    (typeof stepKinds)[number],
    { description: string }
  >,
})

const OnboardingStep = builder.objectRef<OnboardingShape['steps'][number]>('OnboardingStep').implement({
  description: 'A first step in a new organization, and whether it is done.',
  fields: (t) => ({
    kind: t.expose('kind', { type: OnboardingStepKind, description: 'Which step it is.' }),
    isDone: t.exposeBoolean('isDone', { description: 'Whether it is done, by the data of the organization.' }),
  }),
})

const Onboarding = builder.objectRef<OnboardingShape>('Onboarding').implement({
  description: 'The first steps in an organization that the viewer created.',
  fields: (t) => ({
    organization: t.field({
      type: Organization,
      nullable: true,
      description: 'The organization; null if not visible to the viewer.',
      resolve: ({ organizationId }, _args, context, info) => organizationInSight(context, info, organizationId),
    }),
    steps: t.field({
      type: [OnboardingStep],
      description: 'The steps, in the order in which they are offered.',
      resolve: ({ steps }) => steps,
    }),
  }),
})

builder.objectField(ViewerType, 'onboarding', (t) =>
  t.field({
    type: Onboarding,
    nullable: true,
    description:
      'The first steps in the organization that the viewer created; null once all are done or it is dismissed.',
    resolve: (_viewer, _args, context) => readOnboarding(context),
  }),
)
