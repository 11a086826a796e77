import { createContext, use } from 'react'
import type { Conflicts } from './conflicts.ts'
import type { Day, Lane, Proposal, Span, Work } from './work.ts'
import type { PlannerView } from './plannerSearch.ts'

/** Where something would go: drawn before it is let go, with what speaks against it. */
export interface Ghost {
  readonly work: Work
  readonly proposal: Proposal
  readonly conflicts: Conflicts
  /** Whether it was taken up by keys. */
  readonly isLifted: boolean
}

export interface PlannerModel {
  readonly view: PlannerView
  readonly lanes: readonly Lane[]
  readonly days: readonly Day[]
  readonly pool: readonly Work[]
  readonly timeZone: string
  readonly now: number
  /** What a day shows of its hours. */
  readonly hours: Span
  readonly ghost: Ghost | undefined
  /** Takes something up, or moves what is taken up. */
  readonly show: (work: Work, proposal: Proposal | undefined, isLifted?: boolean) => void
  /** Puts it there; asks first where something speaks against it. */
  readonly place: (work: Work, proposal: Proposal) => void
  readonly unplan: (work: Work) => void
  /** Opens the window that asks who and when. */
  readonly ask: (work: Work) => void
  /** Asks for proposals of who does some records and when; of all that wait, where none is named. */
  readonly fill: (ids: readonly string[]) => void
}

export const PlannerContext = createContext<PlannerModel | null>(null)

export const usePlanner = (): PlannerModel => use(PlannerContext)!
