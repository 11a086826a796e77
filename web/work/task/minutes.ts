/** A number of minutes as people say it: 45 min, 1 h 30 min. */
export function minutes(total: number): string {
  const [hours, rest] = [Math.floor(total / 60), total % 60]
  return [hours ? `${hours} h` : '', rest || !hours ? `${rest} min` : ''].filter(Boolean).join(' ')
}
