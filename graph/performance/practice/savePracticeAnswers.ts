import { entry } from '../../kernel/entryId.ts'
import { z } from 'zod'
import { builder } from '../../kernel/builder.ts'
import { NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { mutation, type Transaction } from '../../kernel/mutation.ts'
import { placeIn } from '../../organization/organization/placeIn.ts'
import { requirePlaced } from '../../kernel/placed.ts'
import { stale } from '../../kernel/stale.ts'
import { check, say, text } from '../../kernel/validation.ts'
import { PracticeStatus } from './enums.ts'
import { lockPractice } from './lockPractice.ts'
import { Practice } from './Practice.ts'
import { PracticeArea } from './PracticeArea.ts'
import { practicesInAnswer } from './practicesInAnswer.ts'
import { writeAnswers } from './writeAnswers.ts'
import { the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

const most = 200

const PracticeAnswerInput = builder.inputType('PracticeAnswerInput', {
  description: 'An answer for one feature of best practice.',
  fields: (t) => ({
    featureId: entry(t, 'PracticeFeature', { required: true, description: 'The feature.' }),
    status: t.field({
      type: PracticeStatus,
      description: 'The implementation status; null removes the answer, so that the inherited one applies.',
    }),
    solutionId: entry(t, 'TechnologySolution', { description: 'The technology solution in use.' }),
    note: t.string({ description: 'A note of at most 1,000 characters.' }),
    version: t.int({ description: 'The version of the own answer that was seen; 0 if there was none.' }),
  }),
})

const shape = z
  .array(
    z.object({
      featureId: z.number(),
      status: z
        .enum(['NOT_STARTED', 'PLANNED', 'PARTIAL', 'IN_PLACE', 'NOT_APPLICABLE'])
        .nullish()
        .transform((status) => status ?? null),
      solutionId: z
        .number()
        .nullish()
        .transform((id) => id ?? null),
      note: text(0, 1000)
        .nullish()
        .transform((note) => note ?? ''),
      version: z.number().nullish(),
    }),
  )
  .min(1, say(m.answerOne))
  .max(most, say(m.mostAnswers({ most })))
  .refine((answers) => new Set(answers.map(({ featureId }) => featureId)).size === answers.length, say(m.answerOnce))

type Given = z.output<typeof shape>

mutation('savePracticeAnswers', {
  description: 'Saves the best-practice answers of an organization, department or group, all or none.',
  policy: 'practices.edit',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The organization.' }),
    departmentId: t.id({
      description: 'The department that the answers are for; if omitted, they are for the whole organization.',
    }),
    groupId: t.id({
      description: 'The group that the answers are for; if omitted, they are for the whole department.',
    }),
    answers: t.field({
      type: [PracticeAnswerInput],
      required: true,
      description: 'The answers, 1 to 200, at most one per feature.',
    }),
  }),
  async resolve({ answers, ...where }, { context, write }) {
    const viewer = context.requireViewer()
    const { organization: _path, ...place } = await placeIn(context, where)
    requirePlaced(viewer, 'practices.edit', place)
    const given = check(z.object({ answers: shape }), { answers }).answers
    return write(async (tx) => {
      await requireKnown(tx, given)
      await lockPractice(tx, place)
      const { organizationId, departmentId, groupId } = place
      const features = given.map(({ featureId }) => featureId)
      const before = await tx.practiceAnswer.findMany({
        where: { organizationId, departmentId, groupId, featureId: { in: features } },
      })
      for (const { featureId, version, ...mine } of given) {
        const current = before.find((one) => one.featureId === featureId) ?? {
          version: 0,
          status: null,
          solutionId: null,
          note: '',
        }
        if (version != null && version !== current.version) {
          const { status, solutionId, note } = current
          throw stale(
            the('PracticeAnswer'),
            { version, ...mine },
            { version: current.version, status, solutionId, note },
          )
        }
      }
      await writeAnswers(tx, place, given, { actorId: viewer.id, now: context.now })
      return { place, features }
    })
  },
  success: (t) => ({
    practices: t.field({
      type: [Practice],
      description: 'The answered practices after the change.',
      resolve: async ({ place, features }, _args, context) =>
        (await practicesInAnswer(context, place)).practices.filter(({ id }) => features.includes(id)),
    }),
    areas: t.field({
      type: [PracticeArea],
      description: 'All best-practice departments, with their current progress.',
      resolve: async ({ place }, _args, context) => (await practicesInAnswer(context, place)).areas,
    }),
  }),
})

/** Each feature must be of the list, and each solution one that covers its feature. */
async function requireKnown(tx: Transaction, given: Given) {
  const known = await tx.practiceFeature.findMany({
    where: { id: { in: given.map(({ featureId }) => featureId).filter(isSmall) } },
    select: { id: true, solutions: { select: { solutionId: true } } },
  })
  const problems = given.flatMap(({ featureId, solutionId }, i) => {
    const feature = known.find(({ id }) => id === featureId)
    if (!feature) throw new NotFoundError(the('PracticeFeature'))
    if (solutionId === null || feature.solutions.some((one) => one.solutionId === solutionId)) return []
    return [{ path: `answers.${i}.solutionId`, message: m.coveringSolution }]
  })
  if (problems.length) throw new ValidationError(problems)
}

const isSmall = (id: number) => id > 0 && id < 2 ** 15
