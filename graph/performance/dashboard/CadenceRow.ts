import { builder } from '../../kernel/builder.ts'
import { globalId } from '../../kernel/node.ts'
import { rootNameOfShape } from '../../kernel/rootName.ts'

interface CadenceCellShape {
  week: number
  done: number
  late: number
  skipped: number
  missed: number
}

const CadenceCell = builder.objectRef<CadenceCellShape>('CadenceCell').implement({
  description: 'The outcomes of the occurrences due in one week; together they are all that were due.',
  fields: (t) => ({
    week: t.exposeInt('week', { description: 'The index of the week, starting at 0.' }),
    done: t.exposeInt('done', { description: 'The number of occurrences completed by their end.' }),
    late: t.exposeInt('late', {
      description: 'The number of occurrences completed after their end, or still open past it.',
    }),
    skipped: t.exposeInt('skipped', { description: 'The number of occurrences skipped with a reason.' }),
    missed: t.exposeInt('missed', { description: 'The number of occurrences that passed without a record.' }),
  }),
})

export interface CadenceRowShape {
  organizationId: string
  organizationName: string
  rootId: string
  jobRoleId: string | null
  jobRoleName: string | null
  cells: CadenceCellShape[]
}

export const CadenceRow = builder.objectRef<CadenceRowShape>('CadenceRow').implement({
  description: "The cadence of an organization's routines for assignees with one job role.",
  fields: (t) => ({
    organizationId: t.id({
      description: 'The organization the work belongs to.',
      resolve: ({ organizationId }) => globalId('Organization', organizationId),
    }),
    organizationName: t.exposeString('organizationName', { description: 'The name of the organization.' }),
    rootName: t.field(rootNameOfShape),
    jobRoleId: t.id({
      nullable: true,
      description: 'The job role of the assignees; null if unassigned.',
      resolve: ({ jobRoleId }) => jobRoleId && globalId('JobRole', jobRoleId),
    }),
    jobRoleName: t.exposeString('jobRoleName', {
      nullable: true,
      description: 'The name of the job role; null if unassigned.',
    }),
    cells: t.expose('cells', {
      type: [CadenceCell],
      description: 'One cell per week; weeks in which nothing was due are omitted.',
    }),
  }),
})
