// What stood at an instant, among years of what stood before and after: by the eras of prisma/sql/work/era_of.sql.

/** The lengths of time in seconds, each eight times the one before; what stood no longer ended in a stretch of it. */
const lengths = Array.from({ length: 8 }, (_, n) => 600 * 8 ** n)

/** Which eras have what stood at an instant: of each length the one that it is in, and the next. */
export function erasAt(instant: Date): number[] {
  const seconds = instant.getTime() / 1000
  return lengths.flatMap((length, n) => [0, 1].map((later) => 8 * (Math.floor(seconds / length) + later) + n))
}
