/**
 * The answer, or 'late' where it is not there within so many milliseconds. One that has come while this process was
 * busy with something else counts.
 */
export async function within<T>(milliseconds: number, answer: Promise<T>): Promise<T | 'late'> {
  let timer: NodeJS.Timeout
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => setImmediate(() => setImmediate(() => resolve('late'))), milliseconds)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
