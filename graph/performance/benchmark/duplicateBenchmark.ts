import { z } from 'zod'
import { mutation } from '../../kernel/mutation.ts'
import { requirePlaced } from '../../kernel/placed.ts'
import { check, line } from '../../kernel/validation.ts'
import { benchmarkInAnswer } from './benchmarkInAnswer.ts'
import { benchmarkNamed } from './visibleBenchmarks.ts'

mutation('duplicateBenchmark', {
  description: 'Duplicates a benchmark without its breaches; the copy is active immediately.',
  policy: 'benchmarks.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The benchmark.' }),
    name: t.string({ required: true, description: 'The name of the copy.' }),
  }),
  async resolve(input, { context, write }) {
    const viewer = context.requireViewer()
    const before = await benchmarkNamed(context, input.id)
    requirePlaced(viewer, 'benchmarks.edit', before)
    const { name } = check(z.object({ name: line(1, 200) }), input)
    const {
      organizationId,
      departmentId,
      groupId,
      metricId,
      description,
      warningTrigger,
      missedOpportunityTrigger,
      ctqValue,
      jobRoleId,
      widget,
      target,
      grain,
      scopeKind,
      consecutivePoints,
      resetLevel,
      priorityId,
      unitMargin,
      currency,
    } = before
    const made = { createdById: viewer.id, createdAt: context.now, updatedAt: context.now }
    const data = {
      ...made,
      name,
      organizationId,
      departmentId,
      groupId,
      metricId,
      description,
      warningTrigger,
      missedOpportunityTrigger,
      ctqValue,
      jobRoleId,
      widget,
      target,
      grain,
      scopeKind,
      consecutivePoints,
      resetLevel,
      priorityId,
      unitMargin,
      currency,
    }
    return write(async ({ benchmark }) => ({
      benchmarkId: (await benchmark.create({ data, select: { id: true } })).id,
    }))
  },
  success: benchmarkInAnswer,
})
