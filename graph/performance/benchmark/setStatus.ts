// What archiving, restoring and deciding have in common.
import { ConflictError } from '../../kernel/errors.ts'
import type { Call } from '../../kernel/mutation.ts'
import { requirePlaced } from '../../kernel/placed.ts'
import type { BenchmarkStatus } from '../../../prisma/__generated__/client/enums.ts'
import { changeBenchmark } from './changeBenchmark.ts'
import { benchmarkNamed } from './visibleBenchmarks.ts'
import type { Said } from '../../kernel/messages/text.ts'

export interface Step {
  from: readonly BenchmarkStatus[]
  to: BenchmarkStatus
  /** What is said where it does not stand there. */
  obstacle: Said
  declinedBecause?: string | null
}

export async function setStatus(
  { id: named, version }: { id: string; version?: number | null },
  call: Call,
  { from, to, obstacle, declinedBecause }: Step,
) {
  const before = await benchmarkNamed(call.context, named)
  requirePlaced(call.context.requireViewer(), 'benchmarks.edit', before)
  if (!from.includes(before.status)) throw new ConflictError(obstacle)
  return changeBenchmark(
    call,
    { id: before.id, version: version ?? before.version },
    { status: to, ...(declinedBecause !== undefined && { declinedBecause }) },
  )
}
