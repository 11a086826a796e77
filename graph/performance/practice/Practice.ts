import { Action } from '../../work/action/Action.ts'
import { loadAction } from '../../work/action/readActions.ts'
import { builder } from '../../kernel/builder.ts'
import { entryId } from '../../kernel/entryId.ts'
import { legacy } from '../../kernel/legacy.ts'
import { globalId } from '../../kernel/node.ts'
import { PeerReason, reasonNames } from '../peer/reasons.ts'
import { levels, PracticeStatus, RequirementLevel, statuses } from './enums.ts'
import { isGap } from './maturity.ts'
import type { PracticeShape } from './readBoard.ts'
import { TechnologySolution } from './TechnologySolution.ts'
import * as m from './__generated__/messages.ts'

export const Practice = builder.objectRef<PracticeShape>('Practice').implement({
  description:
    "A feature that best practice requires of a department's function, and its status in an organization, department or group.",
  fields: (t) => ({
    id: t.id({
      description: 'The opaque global id, unique across all types.',
      resolve: ({ place, id }) => globalId('Practice', `${place} ${id}`),
    }),
    featureId: t.id({
      description: 'The feature.',
      resolve: ({ id }) => entryId('PracticeFeature', id),
    }),
    internalID: t.exposeInt('id', { description: 'The number of the feature.', ...legacy() }),
    area: t.exposeString('area', { description: 'The department, as named in best practice.' }),
    function: t.exposeString('function', { description: 'The function within the department.' }),
    feature: t.exposeString('feature', { description: 'The name of the feature.' }),
    description: t.exposeString('description', { description: 'A description of the feature.' }),
    requirement: t.expose('requirement', { type: RequirementLevel, description: 'The requirement level.' }),
    requirementName: t.string({
      description: 'The requirement level, in a word.',
      resolve: ({ requirement }, _args, { language }) => levels[requirement].name.in(language),
    }),
    standardSolutions: t.expose('standard', {
      type: [TechnologySolution],
      description: 'The standard solutions of the industry that cover the feature.',
    }),
    status: t.expose('status', {
      type: PracticeStatus,
      nullable: true,
      description: 'The implementation status; null if unanswered.',
    }),
    statusName: t.string({
      description: 'The implementation status, in words.',
      resolve: ({ status }, _args, { language }) => (status ? statuses[status].name : m.noAnswer).in(language),
    }),
    solution: t.expose('chosen', {
      type: TechnologySolution,
      nullable: true,
      description: 'The technology solution in use.',
    }),
    note: t.string({ description: 'The note of the answer.', resolve: ({ answer }) => answer?.note ?? '' }),
    answeredAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was answered; null if unanswered.',
      resolve: ({ answer }) => answer?.at,
    }),
    answeredBy: t.string({
      nullable: true,
      description: 'The user who answered.',
      resolve: ({ answer }) => answer?.by,
    }),
    version: t.int({
      description: "The version of the organization's, department's or group's own answer; 0 if it has none.",
      resolve: ({ answer, isOwn }) => (answer && isOwn ? answer.version : 0),
    }),
    inheritedFrom: t.string({
      nullable: true,
      description: 'The organization, department or group the answer is inherited from; null if it is not inherited.',
      resolve: ({ answer, isOwn }) =>
        answer && !isOwn ? [answer.organization, answer.department, answer.group].filter(Boolean).join(', ') : null,
    }),
    peerAdoption: t.exposeFloat('adoption', {
      nullable: true,
      description:
        'The share of peers that have it in place, in percent, rounded to tens, as last published; null if withheld.',
    }),
    peerReason: t.expose('adoptionReason', {
      type: PeerReason,
      nullable: true,
      description:
        'Why the share of peers is withheld; null if it is given, or if the same reason applies to all practices.',
    }),
    peerReasonName: t.string({
      nullable: true,
      description: 'The reason in a few words.',
      resolve: ({ adoptionReason }, _args, { language }) => adoptionReason && reasonNames[adoptionReason].in(language),
    }),
    isGap: t.boolean({
      description: 'Whether it is a gap: answered, applicable and not in place.',
      resolve: ({ status }) => isGap(status),
    }),
    action: t.field({
      type: Action,
      nullable: true,
      description:
        'The record created for the gap: the open one, or else the latest; null if not visible to the viewer.',
      resolve: ({ actionId }, _args, context, info) => (actionId ? loadAction(context, info, actionId) : null),
    }),
    hasOpenAction: t.exposeBoolean('isActionOpen', {
      description: 'Whether a record created for it is still open.',
    }),
    offersInPlace: t.exposeBoolean('isDone', {
      description: 'Whether its record is complete and no answer was saved since, so that it may now be in place.',
    }),
  }),
})
