// How much a run of the bench goes through: what is measured, or with `--small` just enough to see that a part works.
const isSmall = process.argv.includes('--small')

export const sized = (usual: number, small: number): number => (isSmall ? small : usual)
