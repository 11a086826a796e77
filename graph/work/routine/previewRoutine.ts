import { builder } from '../../kernel/builder.ts'
import { badArgument, ValidationError, type FieldProblem } from '../../kernel/errors.ts'
import { policy, uuidOf } from '../../kernel/node.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { FallsDue, timesOf } from './FallsDue.ts'
import { leadOf } from './presets.ts'
import { rhythmOf } from './recurrenceInput.ts'
import { RoutinePreset } from './RoutinePreset.ts'
import { sentenceOf } from './sentence.ts'
import { wallOf } from '../../kernel/time/wallTime.ts'

interface PreviewShape {
  rule: string
  sentence: string
  leadDays: number
  timeZone: string
  times: ReturnType<typeof timesOf>
  problems: FieldProblem[]
}

const PreviewProblem = builder.objectRef<FieldProblem>('PreviewProblem').implement({
  description: 'What is wrong with a routine that is being written.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'The field that it is about.' }),
    message: t.exposeString('message', { description: 'What would be right.' }),
  }),
})

const RoutinePreview = builder.objectRef<PreviewShape>('RoutinePreview').implement({
  description: 'What a routine would be, as it is being written.',
  fields: (t) => ({
    rule: t.field({
      type: 'RRule',
      nullable: true,
      description: 'The rule as it would be kept; null where something is wrong.',
      resolve: ({ rule }) => rule || null,
    }),
    sentence: t.exposeString('sentence', { description: 'The rule in words; empty where something is wrong.' }),
    leadDays: t.exposeInt('leadDays', {
      description: 'How many days before its start an occurrence would become a record.',
    }),
    timeZone: t.expose('timeZone', { type: 'TimeZone', description: 'The zone whose clock it would go by.' }),
    times: t.expose('times', { type: [FallsDue], description: 'When it would fall due next.' }),
    problems: t.expose('problems', { type: [PreviewProblem], description: 'What is wrong with it, a field each.' }),
  }),
})

const mostTimes = 12

builder.queryField('previewRoutine', (t) =>
  t.field({
    type: RoutinePreview,
    nullable: true,
    description: 'What a routine would be, without making it; null where there is no such organization for the viewer.',
    ...policy('tasks.use'),
    args: {
      organizationId: t.arg.id({
        required: true,
        description: 'The organization that would do it, whose zone and fiscal year count.',
      }),
      preset: t.arg({ type: RoutinePreset, description: 'A usual rhythm, instead of a rule.' }),
      rule: t.arg({ type: 'RRule', description: 'A rule of RFC 5545.' }),
      startsOn: t.arg({
        type: 'LocalDateTime',
        required: true,
        description: 'The day and the time of the clock there from which it counts.',
      }),
      timeZone: t.arg({ type: 'TimeZone', description: "An IANA zone; the organization's, where left out." }),
      first: t.arg.int({ required: true, defaultValue: 5, description: 'How many of its next times, at most 12.' }),
    },
    resolve: async (_root, { organizationId, first, timeZone, ...input }, context) => {
      if (first < 1 || first > mostTimes) throw badArgument('first', `ask for 1 to ${mostTimes}`)
      const organization = await context.db.prisma.organization.findFirst({
        where: {
          AND: [visibleOrganizations(context), { id: uuidOf('Organization', organizationId, 'The organization') }],
        },
        select: { id: true, timeZone: true },
      })
      if (!organization) return null
      const zone = timeZone ?? organization.timeZone
      try {
        const { rule, startsOn } = await rhythmOf(context, { ...input, timeZone: zone }, organization.id)
        const times = timesOf(rule, startsOn, zone, wallOf(context.now, zone), first)
        return {
          rule,
          sentence: sentenceOf(rule, startsOn),
          leadDays: leadOf(rule),
          timeZone: zone,
          times,
          problems: [],
        }
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error
        return { rule: '', sentence: '', leadDays: 1, timeZone: zone, times: [], problems: error.fields }
      }
    },
  }),
)
