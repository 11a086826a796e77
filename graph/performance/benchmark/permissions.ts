// What the viewer may do with a benchmark.
import { builder } from '../../kernel/builder.ts'
import { Permission, permission, permissionOn } from '../../kernel/permission.ts'
import { placementColumns } from '../../kernel/placed.ts'
import { Benchmark } from './Benchmark.ts'
import { capabilityToChange } from './visibleBenchmarks.ts'

export const notProposed = 'It is not proposed: there is nothing to decide.'

const columns = { ...placementColumns, status: true, createdById: true } as const

builder.prismaObjectFields(Benchmark, (t) => ({
  viewerCanEdit: t.field({
    type: Permission,
    description: 'Whether the viewer may change it.',
    select: columns,
    resolve: (benchmark, _args, context) => {
      const viewer = context.requireViewer()
      return permissionOn(viewer, capabilityToChange(viewer.id, benchmark), benchmark)
    },
  }),
  viewerCanArchive: t.field({
    type: Permission,
    description: 'Whether the viewer may archive, restore or duplicate the benchmark.',
    select: columns,
    resolve: (benchmark, _args, context) => permissionOn(context.requireViewer(), 'benchmarks.edit', benchmark),
  }),
  viewerCanDecide: t.field({
    type: Permission,
    description: 'Whether the viewer may accept or decline the benchmark, if it is proposed.',
    select: columns,
    resolve: (benchmark, _args, context) =>
      permissionOn(
        context.requireViewer(),
        'benchmarks.edit',
        benchmark,
        benchmark.status === 'PROPOSED' ? undefined : notProposed,
      ),
  }),
  viewerCanSeeMargin: t.field({
    type: Permission,
    description: 'Whether the viewer may see its monetary value.',
    select: placementColumns,
    resolve: ({ rootId, organizationId }, _args, context) => {
      const viewer = context.requireViewer()
      return permission(
        viewer,
        'confidential.read',
        rootId,
        viewer.mayAt('confidential.read', { rootId, organizationId }),
      )
    },
  }),
}))
