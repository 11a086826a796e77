import { builder } from '../../kernel/builder.ts'
import { loadChildren } from '../../kernel/children.ts'
import { countedSeconds, cyclesNeeded, mean, normalTime, standardTime } from './results.ts'
import { TimeStudy } from './TimeStudy.ts'

const TimeStudyObservation = builder.prismaObject('TimeStudyObservation', {
  description: 'The time an element took in one cycle.',
  select: { id: true },
  fields: (t) => ({
    cycle: t.exposeInt('cycle', { description: 'The number of the cycle, starting at 1.' }),
    seconds: t.exposeFloat('seconds', { description: 'The recorded time, in seconds.' }),
    excluded: t.exposeBoolean('excluded', { description: 'Whether the time is excluded from the calculations.' }),
    note: t.exposeString('note', { description: 'The reason for excluding or skipping it.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When the time was recorded.' }),
  }),
})

const timed = { observations: { select: { cycle: true, seconds: true, excluded: true } } } as const

const TimeStudyElement = builder.prismaObject('TimeStudyElement', {
  description: 'An element of work that is timed separately.',
  select: { id: true },
  fields: (t) => ({
    position: t.exposeInt('position', {
      description: 'The position of the element in the work sequence, starting at 1.',
    }),
    name: t.exposeString('name', { description: 'A description of the element.' }),
    rating: t.exposeFloat('rating', { description: 'The observed pace relative to normal, where 1 is normal.' }),
    // Not relations: what is read along for the sums has not all that may be asked for.
    observations: t.field({
      type: [TimeStudyObservation],
      description: 'The recorded times, by cycle.',
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
      description: 'The mean of the counted times, in seconds; null while no time counts.',
      select: timed,
      resolve: (element) => mean(countedSeconds({ rating: 1, ...element })),
    }),
    normalSecs: t.float({
      nullable: true,
      description: 'The normal time in seconds: the mean time multiplied by the rating; null while no time counts.',
      select: { ...timed, rating: true },
      resolve: (element) => normalOf(element),
    }),
    standardSecs: t.float({
      nullable: true,
      description:
        'The standard time in seconds: the normal time divided by (1 - allowance); null while no time counts.',
      select: { ...timed, rating: true, study: { select: { allowance: true } } },
      resolve: (element) => {
        const normal = normalOf(element)
        return normal === null ? null : standardTime(normal, element.study.allowance)
      },
    }),
    cyclesNeeded: t.int({
      nullable: true,
      description: 'The number of times needed for the desired confidence; null while fewer than two times count.',
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
    description: 'The elements of the work, in order.',
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
