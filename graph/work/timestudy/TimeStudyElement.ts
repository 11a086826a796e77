import { builder } from '../../kernel/builder.ts'
import { loadChildren } from '../../kernel/children.ts'
import { countedSeconds, cyclesNeeded, mean, normalTime, standardTime } from './results.ts'
import { TimeStudy } from './TimeStudy.ts'

const TimeStudyObservation = builder.prismaObject('TimeStudyObservation', {
  description: 'How long an element took in one cycle.',
  select: { id: true },
  fields: (t) => ({
    cycle: t.exposeInt('cycle', { description: 'The number of the cycle, from 1.' }),
    seconds: t.exposeFloat('seconds', { description: 'How long it took, in seconds.' }),
    excluded: t.exposeBoolean('excluded', { description: 'Whether it is left out of the sums.' }),
    note: t.exposeString('note', { description: 'Why it is left out.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was written down.' }),
  }),
})

const timed = { observations: { select: { cycle: true, seconds: true, excluded: true } } } as const

const TimeStudyElement = builder.prismaObject('TimeStudyElement', {
  description: 'A part of the work that is timed by itself.',
  select: { id: true },
  fields: (t) => ({
    position: t.exposeInt('position', { description: 'Its place in the order of the work, from 1.' }),
    name: t.exposeString('name', { description: 'What is done in it.' }),
    rating: t.exposeFloat('rating', { description: 'The pace at which it was seen done; 1 is normal.' }),
    // Not relations: what is read along for the sums has not all that may be asked for.
    observations: t.field({
      type: [TimeStudyObservation],
      description: 'Its times, by cycle.',
      select: { id: true },
      resolve: ({ id }, _args, context, info) =>
        loadChildren(context, info, {
          model: 'timeStudyObservation',
          type: 'TimeStudyObservation',
          key: 'elementId',
          parentId: id,
          orderBy: { cycle: 'asc' },
        }),
    }),
    observedSecs: t.float({
      nullable: true,
      description: 'The mean of its times that count, in seconds.',
      select: timed,
      resolve: (element) => mean(countedSeconds({ rating: 1, ...element })),
    }),
    normalSecs: t.float({
      nullable: true,
      description: 'The mean × the rating.',
      select: { ...timed, rating: true },
      resolve: (element) => normalOf(element),
    }),
    standardSecs: t.float({
      nullable: true,
      description: 'The normal time ÷ (1 − allowance).',
      select: { ...timed, rating: true, study: { select: { allowance: true } } },
      resolve: (element) => {
        const normal = normalOf(element)
        return normal === null ? null : standardTime(normal, element.study.allowance)
      },
    }),
    cyclesNeeded: t.int({
      nullable: true,
      description: 'How many times the wanted confidence takes; not known of fewer than two.',
      select: { ...timed, study: { select: { confidence: true, precision: true } } },
      resolve: ({ study, ...element }) => cyclesNeeded(countedSeconds({ rating: 1, ...element }), study),
    }),
  }),
})

function normalOf(element: Parameters<typeof countedSeconds>[0]): number | null {
  const observed = mean(countedSeconds(element))
  return observed === null ? null : normalTime(observed, element.rating)
}

builder.prismaObjectField(TimeStudy, 'elements', (t) =>
  t.field({
    type: [TimeStudyElement],
    description: 'The parts of the work, in order.',
    select: { id: true },
    resolve: ({ id }, _args, context, info) =>
      loadChildren(context, info, {
        model: 'timeStudyElement',
        type: 'TimeStudyElement',
        key: 'studyId',
        parentId: id,
        orderBy: { position: 'asc' },
      }),
  }),
)
