/** The processor time that this process takes meanwhile, in milliseconds: that of others does not count. */
export async function processorTime(work: () => unknown): Promise<number> {
  const begun = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}
