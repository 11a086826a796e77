// The names of WAL segments: eight hexadecimal digits each of the timeline, of the log, and of the segment in it.
const segmentsPerLog = 256

export const isSegment = (name: string): boolean => /^[0-9A-F]{24}$/.test(name)

const hexOf = (value: number) => value.toString(16).toUpperCase().padStart(8, '0')

/** The segment that follows another on its timeline. */
export function nextSegment(name: string): string {
  const next = Number.parseInt(name.slice(8, 16), 16) * segmentsPerLog + Number.parseInt(name.slice(16), 16) + 1
  return name.slice(0, 8) + hexOf(Math.floor(next / segmentsPerLog)) + hexOf(next % segmentsPerLog)
}
