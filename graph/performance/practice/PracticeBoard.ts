import { builder } from '../../kernel/builder.ts'
import { NaicsCode } from '../../organization/classification/NaicsCode.ts'
import { storedNaics } from '../../organization/reference/naicsList.ts'
import { globalId, policy } from '../../kernel/node.ts'
import { atLeast } from '../peer/figures.ts'
import { reasonTexts } from '../peer/reasons.ts'
import { Permission, permissionOn } from '../../kernel/permission.ts'
import { firstPlace } from './firstPlace.ts'
import { Practice } from './Practice.ts'
import { PracticeArea } from './PracticeArea.ts'
import { practicePlace } from './practicePlace.ts'
import { readBoard, type BoardShape } from './readBoard.ts'
import { TechnologySolution } from './TechnologySolution.ts'
import type { Industry } from './readIndustry.ts'

const PracticeIndustry = builder.objectRef<Industry>('PracticeIndustry').implement({
  description: 'The industries by which solutions are standard for a place.',
  fields: (t) => ({
    naics: t.field({
      type: [NaicsCode],
      description: 'The industries, the primary one first.',
      resolve: ({ codes }) => Promise.all(codes.map(storedNaics)),
    }),
    organization: t.exposeString('organization', {
      description: 'Whose industries they are: of the place, or of the nearest organization above that has any.',
    }),
  }),
})

export const PracticeBoard = builder.objectRef<BoardShape>('PracticeBoard').implement({
  description: 'How far an organization, a department or a group is with best practice.',
  fields: (t) => ({
    id: t.id({
      description: 'The id of this thing, and of nothing else.',
      resolve: ({ key }) => globalId('PracticeBoard', key),
    }),
    place: t.string({
      description: 'What it is of, in words.',
      resolve: ({ place }) => [place.organization, place.department, place.group].filter(Boolean).join(', '),
    }),
    organizationId: t.id({
      description: 'The organization that it is of.',
      resolve: ({ place }) => globalId('Organization', place.organizationId),
    }),
    departmentId: t.id({
      nullable: true,
      description: 'The department that it is of; null of the whole organization.',
      resolve: ({ place: { departmentId } }) => departmentId && globalId('Department', departmentId),
    }),
    groupId: t.id({
      nullable: true,
      description: 'The group that it is of; null of a whole department or organization.',
      resolve: ({ place: { groupId } }) => groupId && globalId('Group', groupId),
    }),
    industry: t.expose('industry', {
      type: PracticeIndustry,
      nullable: true,
      description:
        'The industries by which solutions are standard here; null where neither it nor any above it has one.',
    }),
    areas: t.expose('areas', {
      type: [PracticeArea],
      description: 'The departments as best practice names them, with how far each is.',
    }),
    standardSolutions: t.expose('standard', {
      type: [TechnologySolution],
      description: 'The solutions that are standard in the industry, by category.',
    }),
    practices: t.expose('practices', {
      type: [Practice],
      description: 'All that they need, by department and function.',
    }),
    peersOf: t.string({
      nullable: true,
      description: 'Whom the shares of peers are of; null where nothing is published that the viewer may read.',
      resolve: ({ peers: { of } }) =>
        of &&
        `At least ${atLeast(of.contributors)} consenting organizations of NAICS ${of.revision} ${of.naics} in ${of.month}`,
    }),
    peersReason: t.string({
      nullable: true,
      description:
        'Why no share of peers is told, or not of each practice; null where all are, and to whom peers are no matter.',
      resolve: ({ peers: { silence, reasons } }) => {
        const all = silence ? [silence] : [...new Set(reasons.values())]
        return all.length ? all.map((reason) => reasonTexts[reason]).join(' ') : null
      },
    }),
    viewerCanAnswer: t.field({
      type: Permission,
      description: 'Whether the viewer may answer here.',
      resolve: ({ place }, _args, context) => permissionOn(context.requireViewer(), 'practices.edit', place),
    }),
  }),
})

builder.queryField('practices', (t) =>
  t.field({
    type: PracticeBoard,
    nullable: true,
    description:
      'How far an organization is with best practice, or a department or group in it; null where the viewer does not see that.',
    ...policy('organizations.read'),
    args: {
      organizationId: t.arg.id({
        description: 'The organization; where none is named, the place that the viewer belongs to first.',
      }),
      departmentId: t.arg.id({ description: 'A department of its tree, for what that answers.' }),
      groupId: t.arg.id({ description: 'A group of its tree, for what that answers.' }),
    },
    resolve: async (_root, args, context) => {
      const { organizationId, ...more } = args
      const place =
        organizationId == null
          ? await firstPlace(context, context.requireViewer().id)
          : await practicePlace(context, { ...more, organizationId })
      return place && readBoard(context, place)
    },
  }),
)
