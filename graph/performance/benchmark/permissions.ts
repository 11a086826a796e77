// What the viewer may do with a benchmark.
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { permission, permissionOn } from '../../kernel/permission.ts'
import { placementColumns } from '../../kernel/placed.ts'
import { Benchmark } from './Benchmark.ts'
import { capabilityToChange } from './visibleBenchmarks.ts'
import * as t from './__generated__/messages.ts'

const columns = { ...placementColumns, status: true, createdById: true } as const

declarePermissions(Benchmark, columns, {
  edit: [
    'Whether the viewer may change it.',
    (viewer, benchmark) => permissionOn(viewer, capabilityToChange(viewer.id, benchmark), benchmark),
  ],
  archive: [
    'Whether the viewer may archive, restore or duplicate the benchmark.',
    (viewer, benchmark) => permissionOn(viewer, 'benchmarks.edit', benchmark),
  ],
  decide: [
    'Whether the viewer may accept or decline the benchmark, if it is proposed.',
    (viewer, benchmark) =>
      permissionOn(viewer, 'benchmarks.edit', benchmark, benchmark.status === 'PROPOSED' ? undefined : t.notProposed),
  ],
  seeMargin: [
    'Whether the viewer may see its monetary value.',
    (viewer, { rootId, organizationId }) =>
      permission(viewer, 'confidential.read', rootId, viewer.mayAt('confidential.read', { rootId, organizationId })),
  ],
})
