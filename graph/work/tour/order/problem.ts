// The stops of a walk as numbers: what has to be put in an order. Times are minutes after the walk's start.
import type { Language } from '../../../kernel/messages/languages.ts'
import type { Said } from '../../../kernel/messages/text.ts'

export interface Stop {
  name: string
  /** When it may be arrived at, both ends within; null where that does not matter. */
  opens: number | null
  closes: number | null
  service: number
  /** How much more a minute of it counts than a minute of the walk: 0 for what does not press. */
  weight: number
  /** Why it presses, as Urgent. */
  press?: Said
  /** It keeps its position whatever is proposed. */
  pinned: boolean
  /** Whether it has a place on the map. */
  located: boolean
}

/**
 * From and to are numbers of stops; the walk's start is the number behind the last stop, its end the one behind that.
 */
export interface Legs {
  minutes: readonly (readonly number[])[]
  km: readonly (readonly number[])[]
}

export interface Problem {
  stops: readonly Stop[]
  legs: Legs
  /** As the stops stand, rather than as is best. */
  fixed: boolean
  startName: string | null
  /** A moment of the walk as people read it, as 10:00 PT. */
  clock: (minutes: number) => string
  /** In which the reasons are said; English where it is not told. */
  language?: Language
}

export interface Placed {
  stop: number
  legMinutes: number
  legKm: number
  arrival: number
  departure: number
  reason: string
}

export interface Proposal {
  placed: Placed[]
  unplaced: { stop: number; reason: string }[]
  /** When the walk is over, back at its end where it has one. */
  finish: number
  /** All kilometres, those to its end among them. */
  km: number
}
