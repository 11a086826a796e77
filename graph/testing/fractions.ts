// Fractions of whole numbers, as exact as no number of the product is.
/** No number comes of it: what is divided by, or taken the root of, is none. */
export class Missing extends Error {}

/** A fraction of whole numbers: what it says is exact, but for roots, which have 80 digits. */
export interface Fraction {
  above: bigint
  below: bigint
}

const scale = 10n ** 80n
export const absolute = (value: bigint) => (value < 0n ? -value : value)
export const isLess = (x: Fraction, y: Fraction) => x.above * y.below < y.above * x.below

function greatestDivisor(one: bigint, other: bigint): bigint {
  let [x, y] = [absolute(one), absolute(other)]
  while (y) [x, y] = [y, x % y]
  return x || 1n
}

export function fraction(above: bigint, below: bigint): Fraction {
  const divisor = greatestDivisor(above, below) * (below < 0n ? -1n : 1n)
  return { above: above / divisor, below: below / divisor }
}

/** A decimal as it is written. */
export function fractionOf(text: string): Fraction {
  const [, sign, whole, part = '', exponent = '0'] = /^(-?)(\d+)\.?(\d*)(?:e([+-]?\d+))?$/.exec(text)!
  const power = Number(exponent) - part.length
  const above = BigInt(`${sign}${whole}${part}`)
  return power < 0 ? fraction(above, 10n ** BigInt(-power)) : fraction(above * 10n ** BigInt(power), 1n)
}

/** By Newton, from above. */
function wholeRoot(square: bigint): bigint {
  if (square < 2n) return square
  let root = 1n << BigInt(Math.floor(square.toString(2).length / 2) + 1)
  let next = (root + square / root) / 2n
  while (next < root) {
    root = next
    next = (root + square / root) / 2n
  }
  return root
}

export function rootOf({ above, below }: Fraction): Fraction {
  if (above < 0n) throw new Missing('no root')
  return fraction(wholeRoot(above * below * scale * scale), below * scale)
}

export const roundDown = ({ above, below }: Fraction) =>
  above >= 0n ? above / below : -((-above + below - 1n) / below)
