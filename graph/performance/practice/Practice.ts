import { Action } from '../../work/action/Action.ts'
import { loadAction } from '../../work/action/readActions.ts'
import { builder } from '../../kernel/builder.ts'
import { globalId } from '../../kernel/node.ts'
import { PeerReason, reasonNames } from '../peer/reasons.ts'
import { levels, PracticeStatus, RequirementLevel, statuses } from './enums.ts'
import { isGap } from './maturity.ts'
import type { PracticeShape } from './readBoard.ts'
import { TechnologySolution } from './TechnologySolution.ts'

export const Practice = builder.objectRef<PracticeShape>('Practice').implement({
  description: 'What a function of a department needs by best practice, and how far a place is with it.',
  fields: (t) => ({
    id: t.id({
      description: 'The id of this thing, and of nothing else.',
      resolve: ({ place, id }) => globalId('Practice', `${place} ${id}`),
    }),
    featureId: t.exposeInt('id', { description: 'The number of the feature.' }),
    area: t.exposeString('area', { description: 'The department, as best practice names it.' }),
    function: t.exposeString('function', { description: 'The function of that department.' }),
    feature: t.exposeString('feature', { description: 'What is needed.' }),
    description: t.exposeString('description', { description: 'What that means.' }),
    requirement: t.expose('requirement', { type: RequirementLevel, description: 'How much it is needed.' }),
    requirementName: t.string({
      description: 'How much it is needed, in a word.',
      resolve: ({ requirement }) => levels[requirement].name,
    }),
    standardSolutions: t.expose('standard', {
      type: [TechnologySolution],
      description: 'The solutions that cover it and are standard in the industry.',
    }),
    status: t.expose('status', {
      type: PracticeStatus,
      nullable: true,
      description: 'How far the place is; null where nobody has answered.',
    }),
    statusName: t.string({
      description: 'How far the place is, in words.',
      resolve: ({ status }) => (status ? statuses[status].name : 'No answer'),
    }),
    solution: t.expose('chosen', {
      type: TechnologySolution,
      nullable: true,
      description: 'The solution that is used.',
    }),
    note: t.string({ description: 'What was said about it.', resolve: ({ answer }) => answer?.note ?? '' }),
    answeredAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was answered.',
      resolve: ({ answer }) => answer?.at,
    }),
    answeredBy: t.string({ nullable: true, description: 'Who answered.', resolve: ({ answer }) => answer?.by }),
    version: t.int({
      description: "The version of the place's own answer; 0 where it has none.",
      resolve: ({ answer, isOwn }) => (answer && isOwn ? answer.version : 0),
    }),
    inheritedFrom: t.string({
      nullable: true,
      description: 'Whose answer it is, where it is not the own one of the place.',
      resolve: ({ answer, isOwn }) =>
        answer && !isOwn ? [answer.organization, answer.department, answer.group].filter(Boolean).join(', ') : null,
    }),
    peerAdoption: t.exposeFloat('adoption', {
      nullable: true,
      description:
        'How many of a hundred peers have it in place, rounded to tens, as last published; null where nothing is said.',
    }),
    peerReason: t.expose('adoptionReason', {
      type: PeerReason,
      nullable: true,
      description: 'Why no share of peers is told of it; null where one is, and where that is so of all.',
    }),
    peerReasonName: t.string({
      nullable: true,
      description: 'The same in a few words.',
      resolve: ({ adoptionReason }) => adoptionReason && reasonNames[adoptionReason],
    }),
    isGap: t.boolean({
      description: 'Whether it is answered, of use, and not in place.',
      resolve: ({ status }) => isGap(status),
    }),
    action: t.field({
      type: Action,
      nullable: true,
      description: 'The record that the gap has become, the open one or else the latest, where the viewer sees it.',
      resolve: ({ actionId }, _args, context, info) => (actionId ? loadAction(context, info, actionId) : null),
    }),
    hasOpenAction: t.exposeBoolean('isActionOpen', {
      description: 'Whether a record that is still open was made of it.',
    }),
    offersInPlace: t.exposeBoolean('isDone', {
      description: 'Whether its record is complete and nobody has answered since: it may be in place now.',
    }),
  }),
})
