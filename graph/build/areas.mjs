// The house's order: areas from the lowest up, and in each its nouns from the lowest up; the same in graph/, web/ and
// prisma/schema/. An import points downwards alone: to a noun that stands before, or to the kernel, which knows none.
export const areas = {
  kernel: [],
  organization: [
    'reference',
    'address',
    'organization',
    'department',
    'grouping',
    'classification',
    'location',
    'geofence',
    'vehicle',
    'file',
  ],
  people: [
    'user',
    'membership',
    'serviceaccount',
    'invitation',
    'factor',
    'passkey',
    'domain',
    'provider',
    'directory',
    'session',
    'token',
    'application',
    'association',
    'schedule',
    'rolematrix',
    'preference',
    'view',
    'contact',
    'closing',
  ],
  work: [
    'task',
    'action',
    'mention',
    'routine',
    'escalation',
    'workmap',
    'delegation',
    'timestudy',
    'checklist',
    'sop',
    'note',
    'procedure',
    'tour',
  ],
  planning: ['appointment', 'calendar', 'planner'],
  communication: ['notification', 'message', 'activity'],
  performance: ['metric', 'observation', 'benchmark', 'breach', 'timeline', 'peer', 'practice', 'dashboard', 'report'],
  integration: ['rest', 'legacycall', 'import', 'webhook', 'export', 'scim', 'integration'],
  workspace: ['search', 'audit', 'auditstream', 'retention', 'response', 'onboarding', 'home'],
}

const order = Object.keys(areas)
/** What stands above all areas and puts them together, and what stands beside the product. */
const beside = new Set(['app', 'build', 'command', 'seed', 'testing'])

/**
 * Where a file of the project stands: its side, its area and noun; 'app' where it puts areas together. What stands in a
 * folder of its noun is private: for that noun, and for what puts areas together.
 */
function placeOf(file) {
  const [side, area, ...rest] = file.split('/')
  if (side === 'prisma') return { side, area: 'prisma', noun: '' }
  if ((side !== 'graph' && side !== 'web') || area === '__generated__') return
  if (!(area in areas)) return { side, area: beside.has(area) ? area : 'app', noun: '' }
  return { side, area, noun: rest.length > 1 ? rest[0] : '', isPrivate: rest.length > 2 }
}

/**
 * What is wrong with an import of one file by another, both as paths from the project's root; nothing where it is
 * right.
 */
export function arrowProblem(from, to) {
  const [a, b] = [placeOf(from), placeOf(to)]
  if (!a || !b) return
  if (a.area === 'prisma') return b.area === 'prisma' ? undefined : `prisma/ knows nothing of ${b.side}/.`
  if (b.area === 'prisma' || a.side !== b.side || beside.has(a.area)) return
  if (beside.has(b.area)) return `${a.area} may not name ${b.side}/${b.area}, which stands above all areas.`
  const [x, y] = [order.indexOf(a.area), order.indexOf(b.area)]
  if (x < y) return `${a.area} may not name ${b.area}, which stands above it: declare a slot that ${b.area} fills.`
  if (b.isPrivate && b.area !== 'kernel' && a.noun && `${a.area} ${a.noun}` !== `${b.area} ${b.noun}`)
    return `${a.noun} may not name a private file of ${b.noun}: what others use stands in its folder itself.`
  if (x > y || a.area === 'kernel' || a.noun === b.noun) return
  const nouns = areas[a.area]
  for (const { area, noun } of [a, b])
    if (!nouns.includes(noun)) return `${area} has no noun ${noun}: name it in graph/build/areas.mjs.`
  if (nouns.indexOf(a.noun) < nouns.indexOf(b.noun))
    return `${a.noun} may not name ${b.noun}, which stands above it in ${a.area}.`
}
