import { builder } from '../../kernel/builder.ts'
import { NaicsCode } from '../../organization/classification/NaicsCode.ts'
import { storedNaics } from '../../organization/reference/naicsList.ts'
import { globalId, policy } from '../../kernel/node.ts'
import { atLeast } from '../peer/figures.ts'
import { reasonTexts } from '../peer/reasons.ts'
import { declareShapePermissions } from '../../kernel/declarePermissions.ts'
import { permissionOn } from '../../kernel/permission.ts'
import { firstPlace } from './firstPlace.ts'
import { Practice } from './Practice.ts'
import { PracticeArea } from './PracticeArea.ts'
import { practicePlace } from './practicePlace.ts'
import { readBoard, type BoardShape } from './readBoard.ts'
import { TechnologySolution } from './TechnologySolution.ts'
import type { Industry } from './readIndustry.ts'
import * as m from './__generated__/messages.ts'

const PracticeIndustry = builder.objectRef<Industry>('PracticeIndustry').implement({
  description: 'The industries that determine the standard solutions.',
  fields: (t) => ({
    naics: t.field({
      type: [NaicsCode],
      description: 'The industries, primary one first.',
      resolve: ({ codes }) => Promise.all(codes.map(storedNaics)),
    }),
    organization: t.exposeString('organization', {
      description:
        'The organization the industries belong to: this one, or the nearest parent organization that has any.',
    }),
  }),
})

export const PracticeBoard = builder.objectRef<BoardShape>('PracticeBoard').implement({
  description: 'The best-practice status of an organization, department or group.',
  fields: (t) => ({
    id: t.id({
      description: 'The opaque global id, unique across all types.',
      resolve: ({ key }) => globalId('PracticeBoard', key),
    }),
    place: t.string({
      description: 'The name of the organization, department or group it is about.',
      resolve: ({ place }) => [place.organization, place.department, place.group].filter(Boolean).join(', '),
    }),
    organizationId: t.id({
      description: 'The organization it belongs to.',
      resolve: ({ place }) => globalId('Organization', place.organizationId),
    }),
    departmentId: t.id({
      nullable: true,
      description: 'The department it is about; null for a whole organization.',
      resolve: ({ place: { departmentId } }) => departmentId && globalId('Department', departmentId),
    }),
    groupId: t.id({
      nullable: true,
      description: 'The group it is about; null for a whole department or organization.',
      resolve: ({ place: { groupId } }) => groupId && globalId('Group', groupId),
    }),
    industry: t.expose('industry', {
      type: PracticeIndustry,
      nullable: true,
      description:
        'The industries that determine the standard solutions; null if neither the organization nor a parent organization has any.',
    }),
    areas: t.expose('areas', {
      type: [PracticeArea],
      description: 'The departments as named in best practice, with their status.',
    }),
    standardSolutions: t.expose('standard', {
      type: [TechnologySolution],
      description: 'The standard solutions of the industry, by category.',
    }),
    practices: t.expose('practices', {
      type: [Practice],
      description: 'The features required by best practice, by department and function.',
    }),
    peersOf: t.string({
      nullable: true,
      description:
        'A description of the cohort the peer shares refer to; null if the viewer may not read any published shares.',
      resolve: ({ peers: { of } }, _args, { language }) => {
        if (!of) return null
        const { contributors, revision, naics: code, month } = of
        return m.peersOf({ least: atLeast(contributors), revision, code, month }).in(language)
      },
    }),
    peersReason: t.string({
      nullable: true,
      description:
        'Why some or all peer shares are withheld; null if none are, or if peers do not apply to the viewer.',
      resolve: ({ peers: { silence, reasons } }, _args, { language }) => {
        const all = silence ? [silence] : [...new Set(reasons.values())]
        return all.length ? all.map((reason) => reasonTexts[reason].in(language)).join(' ') : null
      },
    }),
  }),
})

declareShapePermissions(PracticeBoard, {
  answer: [
    'Whether the viewer may answer for it.',
    (viewer, { place }) => permissionOn(viewer, 'practices.edit', place),
  ],
})

builder.queryField('practices', (t) =>
  t.field({
    type: PracticeBoard,
    nullable: true,
    description: 'The best-practice status of an organization, department or group; null if not visible to the viewer.',
    ...policy('organizations.read'),
    args: {
      organizationId: t.arg.id({
        description: 'The organization; defaults to the first one the viewer belongs to.',
      }),
      departmentId: t.arg.id({ description: 'A department under the same root organization, to get its status.' }),
      groupId: t.arg.id({ description: 'A group under the same root organization, to get its status.' }),
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
