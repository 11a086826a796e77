// What forms of places are filled with and send.
import { language } from '../../kernel/messages/language.ts'

/** A number from a field; undefined where it holds none. */
export function numberOf(text: string): number | null | undefined {
  const trimmed = text.trim().replace(',', '.')
  if (!trimmed) return null
  const number = Number(trimmed)
  return Number.isFinite(number) ? number : undefined
}

export const degreesText = (degrees: number | null | undefined): string => (degrees == null ? '' : String(degrees))

/** A point as it is said: 39.5296, -119.7794. */
export const pointText = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`

const metres = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
const kilometres = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })

/** A radius as it is said: 450 m, 12.5 km. */
export const lengthText = (length: number): string =>
  length < 10_000 ? `${metres.format(length)} m` : `${kilometres.format(length / 1000)} km`
