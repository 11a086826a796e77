import { lazy, Suspense } from 'react'
import type { FilterCondition } from './FilterLine.tsx'
import * as t from './__generated__/messages.ts'

const AsOfChip = lazy(async () => ({ default: (await import('./AsOfChip.tsx')).AsOfChip }))

/** As of when a screen is shown, as a condition of it. */
export const asOfCondition = (search: URLSearchParams): FilterCondition => ({
  label: t.asOf2,
  isSet: search.has('asOf'),
  chip: (
    <Suspense>
      <AsOfChip />
    </Suspense>
  ),
})
