/** A number of bytes as people say it: 340 kB, 2.4 MB. */
export function bytes(count: number): string {
  if (count < 1000) return `${count} B`
  if (count < 1_000_000) return `${Math.round(count / 1000)} kB`
  return `${(count / 1_000_000).toFixed(1)} MB`
}
