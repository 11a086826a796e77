import { builder } from '../../kernel/builder.ts'
import { badArgument, ValidationError, type FieldProblem } from '../../kernel/errors.ts'
import { policy, uuidOf } from '../../kernel/node.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { FallsDue, timesOf } from './FallsDue.ts'
import { leadOf } from './presets.ts'
import { rhythmOf } from './recurrenceInput.ts'
import { sentenceOf } from '../../kernel/recurrence/sentence.ts'
import { recurrenceField, startsOnField } from './seriesInput.ts'
import { wallOf } from '../../kernel/time/wallTime.ts'
import { textIn } from '../../kernel/messages/text.ts'

interface PreviewShape {
  rule: string
  sentence: string
  leadDays: number
  timeZone: string
  times: ReturnType<typeof timesOf>
  problems: FieldProblem[]
}

const PreviewProblem = builder.objectRef<FieldProblem>('PreviewProblem').implement({
  description: 'A problem with a routine being previewed.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'The field with the problem.' }),
    message: t.string({
      description: 'How to correct the problem, in the language of the request.',
      resolve: ({ message }, _args, { language }) => textIn(language, message),
    }),
  }),
})

const RoutinePreview = builder.objectRef<PreviewShape>('RoutinePreview').implement({
  description: 'A preview of a routine before it is saved.',
  fields: (t) => ({
    rule: t.field({
      type: 'RRule',
      nullable: true,
      description: 'The rule as it would be kept; null where something is wrong.',
      resolve: ({ rule }) => rule || null,
    }),
    sentence: t.exposeString('sentence', {
      description: 'The recurrence rule in plain words; empty if the input is invalid.',
    }),
    leadDays: t.exposeInt('leadDays', {
      description: 'The number of days before its start at which an occurrence would become a record.',
    }),
    timeZone: t.expose('timeZone', {
      type: 'TimeZone',
      description: 'The IANA time zone in which the rule would be evaluated.',
    }),
    times: t.expose('times', { type: [FallsDue], description: 'The next due times under the rule.' }),
    problems: t.expose('problems', { type: [PreviewProblem], description: 'Validation problems, one per field.' }),
  }),
})

const mostTimes = 12

builder.queryField('previewRoutine', (t) =>
  t.field({
    type: RoutinePreview,
    nullable: true,
    description:
      'A preview of a routine, without creating it; null if the organization does not exist or is not visible to the viewer.',
    ...policy('tasks.use'),
    args: {
      organizationId: t.arg.id({
        required: true,
        description: 'The organization of the routine; its time zone and fiscal year apply.',
      }),
      recurrence: t.arg({ ...recurrenceField, required: true }),
      startsOn: t.arg({ ...startsOnField, required: true }),
      timeZone: t.arg({ type: 'TimeZone', description: 'The IANA time zone; defaults to that of the organization.' }),
      first: t.arg.int({
        required: true,
        defaultValue: 5,
        description: 'The number of upcoming occurrences to return, at most 12.',
      }),
    },
    resolve: async (_root, { organizationId, first, timeZone, ...input }, context) => {
      if (first < 1 || first > mostTimes) throw badArgument('first', `ask for 1 to ${mostTimes}`)
      const organization = await context.db.prisma.organization.findFirst({
        where: {
          AND: [visibleOrganizations(context), { id: uuidOf('Organization', organizationId) }],
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
          sentence: sentenceOf(rule, startsOn).in(context.language),
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
