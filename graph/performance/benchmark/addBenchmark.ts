// What creating and proposing have in common: only what it takes, and what comes of it, differ.
import type { InputShapeFromFields } from '@pothos/core'
import type { builder } from '../../kernel/builder.ts'
import type { Call } from '../../kernel/mutation.ts'
import { metricIn } from '../metric/visibleMetrics.ts'
import { placeIn } from '../../organization/organization/placeIn.ts'
import { requirePlaced } from '../../kernel/placed.ts'
import { check } from '../../kernel/validation.ts'
import {
  benchmarkFields,
  benchmarkInput,
  columnsOf,
  jobRoleIn,
  requireMargin,
  requireSense,
  seed,
} from './benchmarkInput.ts'
import { requireOfTree } from './requireOfTree.ts'

type Types = (typeof builder)['$inferSchemaTypes']
type InputBuilder = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>

export const newBenchmarkFields = (t: InputBuilder) => ({
  organizationId: t.id({
    required: true,
    description: 'The organization it belongs to; measurements cover this organization and its sub-organizations.',
  }),
  departmentId: t.id({ description: 'The department it is for; defaults to the department of the group.' }),
  groupId: t.id({ description: 'The group it is for.' }),
  metricId: t.id({ required: true, description: 'The metric that the benchmark measures.' }),
  jobRoleId: t.id({ required: true, description: 'The responsible job role.' }),
  name: t.string({ required: true, description: 'The display name.' }),
  ...benchmarkFields(t),
})

type Input = InputShapeFromFields<ReturnType<typeof newBenchmarkFields>>

export async function addBenchmark(
  input: Input,
  { context, write }: Call,
  capability: 'benchmarks.edit' | 'benchmarks.propose',
) {
  const { organization: _organization, ...place } = await placeIn(context, input)
  requirePlaced(context.requireViewer(), capability, place)
  requireMargin(context, input, place)
  const metric = await metricIn(context, input.metricId)
  requireOfTree(metric, place.rootId)
  const jobRoleId = await jobRoleIn(context, place.rootId, input.jobRoleId)
  const { name, ...given } = columnsOf(check(benchmarkInput, input))
  const wanted = { ...seed, ...given }
  requireSense(context, wanted, metric)
  const { organizationId, departmentId, groupId } = place
  const status = capability === 'benchmarks.edit' ? 'ACTIVE' : 'PROPOSED'
  const made = { createdById: context.requireViewer().id, createdAt: context.now, updatedAt: context.now }
  const data = {
    ...wanted,
    ...made,
    organizationId,
    departmentId,
    groupId,
    metricId: metric.id,
    jobRoleId,
    name: name!,
    status,
  } as const
  return write(async ({ benchmark }) => ({ benchmarkId: (await benchmark.create({ data, select: { id: true } })).id }))
}
