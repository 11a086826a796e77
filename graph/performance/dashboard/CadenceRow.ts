import { builder } from '../../kernel/builder.ts'
import { globalId } from '../../kernel/node.ts'

interface CadenceCellShape {
  week: number
  done: number
  late: number
  skipped: number
  missed: number
}

const CadenceCell = builder.objectRef<CadenceCellShape>('CadenceCell').implement({
  description: 'What became in one week of what was due; all of it together is what was due.',
  fields: (t) => ({
    week: t.exposeInt('week', { description: 'Which of the weeks, the first is 0.' }),
    done: t.exposeInt('done', { description: 'How often it was done by its end.' }),
    late: t.exposeInt('late', { description: 'How often it was done after its end, or is open past it.' }),
    skipped: t.exposeInt('skipped', { description: 'How often it was left out, with a reason.' }),
    missed: t.exposeInt('missed', { description: 'How often it passed without a record.' }),
  }),
})

export interface CadenceRowShape {
  organizationId: string
  organizationName: string
  jobRoleId: string | null
  jobRoleName: string | null
  cells: CadenceCellShape[]
}

export const CadenceRow = builder.objectRef<CadenceRowShape>('CadenceRow').implement({
  description: 'How the routines of an organization that those of a job role do kept their cadence.',
  fields: (t) => ({
    organizationId: t.id({
      description: 'The organization that the work stands in.',
      resolve: ({ organizationId }) => globalId('Organization', organizationId),
    }),
    organizationName: t.exposeString('organizationName', { description: 'What that is called.' }),
    jobRoleId: t.id({
      nullable: true,
      description: 'The job role of those who do it; null where nobody does.',
      resolve: ({ jobRoleId }) => jobRoleId && globalId('JobRole', jobRoleId),
    }),
    jobRoleName: t.exposeString('jobRoleName', { nullable: true, description: 'What that is called.' }),
    cells: t.expose('cells', {
      type: [CadenceCell],
      description: 'A week each; one in which nothing was due is left out.',
    }),
  }),
})
