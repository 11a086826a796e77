// Decimal numbers with more digits than a float has: what is computed and summed of what people enter stays exact to 30
// digits, and becomes a float where the graph hands it out.
import { Decimal as Base } from 'decimal.js'

export const exactDigits = 30

/** Ten digits more than are promised, so that the rounding of one step is never seen after many. */
export const Decimal = Base.clone({ precision: exactDigits + 10, rounding: Base.ROUND_HALF_UP })
export type Decimal = Base

/** A number in any form that has all its digits. */
export type DecimalValue = Base | number | string

export const zero = new Decimal(0)

/** The nearest float, as a Float field has it; null stays null. */
export const floatOf = <T extends { toString(): string } | null>(value: T): T extends null ? number | null : number =>
  (value === null ? null : Number(value.toString())) as never
