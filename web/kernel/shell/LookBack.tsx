import type { ReactNode } from 'react'
import { Centered } from '../ui/Centered.tsx'
import { LookBackContext } from '../ui/lookBack.ts'
import { PlainButton } from '../ui/PlainButton.tsx'
import { useNarrowing } from '../ui/useNarrowing.ts'
import { readAsOf } from './asOf.ts'
import * as t from './__generated__/messages.ts'

/** A screen as of the instant in its address: what it shows of time is of then. */
export function LookBack({ children }: { children: ReactNode }) {
  const { search, set } = useNarrowing({ isStep: true })
  const asOf = readAsOf(search)
  if (asOf && 'problem' in asOf)
    return (
      <Centered title={t.noDataForThisTime} text={asOf.problem} role="alert">
        <PlainButton type="button" className="primary" onClick={() => set({ asOf: null })}>
          {t.backToNow}
        </PlainButton>
      </Centered>
    )
  return <LookBackContext value={asOf?.at}>{children}</LookBackContext>
}
