// Every screen that has a picture in docs/pictures, and where it is in the demo.

/** Asks the demo's graph as its Admin. */
export type Ask = <Data>(document: string) => Promise<Data>

export interface Picture {
  name: string
  /** What it shows, in a few words. */
  about: string
  path: string | ((ask: Ask) => Promise<string>)
  /** Nobody is signed in. */
  isPublic?: boolean
  width?: number
  /** What is pressed before the picture is taken. */
  press?: string
  /** The page of all parts, which is there in development alone; it is shown to its end. */
  isKit?: boolean
}

const first = (path: string, list: string) => async (ask: Ask) => {
  const found = await ask<Record<string, { nodes: { id: string }[] }>>(`{ ${list}(first: 1) { nodes { id } } }`)
  return `${path}/${found[list]!.nodes[0]!.id}`
}

const organization = (tab: string) => async (ask: Ask) => {
  const { organizations } = await ask<{ organizations: { id: string }[] }>('{ organizations: organizationTree { id } }')
  return `/orgOverview/${organizations[0]!.id}${tab}`
}

/** An import that waits for a yes, or one that is done. */
const imported = (state: string) => async (ask: Ask) => {
  const { organizations } = await ask<{
    organizations: { imports: { edges: { node: { id: string; state: string } }[] } }[]
  }>('{ organizations: organizationTree { imports(first: 10) { edges { node { id state } } } } }')
  const all = organizations.flatMap(({ imports }) => imports.edges.map(({ node }) => node))
  return `/imports/${all.find((one) => one.state === state)!.id}`
}

/** The log of the webhook with the most to tell. */
const webhookLog = async (ask: Ask) => {
  const { organizations } = await ask<{
    organizations: { id: string; webhooks: { id: string; name: string }[] }[]
  }>('{ organizations: organizationTree { id webhooks { id name } } }')
  const { id, webhooks } = organizations.find((one) => one.webhooks.length)!
  return `/orgOverview/${id}/integrations?webhook=${webhooks.find(({ name }) => name === 'Maintenance system')!.id}`
}

/** A path as of a day ago. */
const yesterday = (path: string) => () =>
  Promise.resolve(`${path}?asOf=${new Date(Date.now() - 86_400_000).toISOString().slice(0, 16)}Z`)

/** The vehicle with the most open work. */
const vehicle = async (ask: Ask) => {
  const { organizations } = await ask<{
    organizations: { vehicles: { nodes: { id: string; openCount: number }[] } }[]
  }>('{ organizations: organizationTree { vehicles(first: 100) { nodes { id openCount } } } }')
  const all = organizations.flatMap(({ vehicles }) => vehicles.nodes)
  return `/vehicles/${all.toSorted((a, b) => b.openCount - a.openCount)[0]!.id}`
}

/** A record that somebody works on. */
const record = async (ask: Ask) => {
  const { actionGrid } = await ask<{ actionGrid: { rows: { nodes: { key: string }[] } } }>(
    '{ actionGrid(filter: { isMine: true, isOpen: true }, orderBy: { field: PRIORITY }) { rows(first: 1) { nodes { key } } } }',
  )
  return actionGrid.rows.nodes[0]!.key
}

const metric =
  (more = '') =>
  async (ask: Ask) => {
    const { metrics } = await ask<{ metrics: { edges: { node: { id: string; key: string } }[] } }>(
      '{ metrics(first: 100) { edges { node { id key } } } }',
    )
    return `/metricslibrary?metric=${metrics.edges.find(({ node }) => node.key === 'route-punctuality-adherence')!.node.id}${more}`
  }

const benchmark = (path: string) => async (ask: Ask) => {
  const { benchmarks } = await ask<{ benchmarks: { edges: { node: { id: string } }[] } }>(
    '{ benchmarks(first: 1) { edges { node { id } } } }',
  )
  return `${path}?id=${benchmarks.edges[0]!.node.id}`
}

/** The record of a breach that is open. */
const breach = async (ask: Ask) => {
  const { breaches } = await ask<{ breaches: { edges: { node: { lastAction: { key: string } | null } }[] } }>(
    '{ breaches(first: 20) { edges { node { lastAction { key } } } } }',
  )
  return `/home/record/${breaches.edges.find(({ node }) => node.lastAction)!.node.lastAction!.key}`
}

const report =
  (more = '') =>
  async (ask: Ask) => {
    const { savedReports } = await ask<{ savedReports: { id: string }[] }>('{ savedReports { id } }')
    return `/myreports/metrics/${savedReports[0]!.id}${more}`
  }

const over =
  (path: string, more = '') =>
  async (ask: Ask) =>
    `${path}/${await record(ask)}${more}`

export const pictures: readonly Picture[] = [
  { name: 'login', about: 'Signing in', path: '/login', isPublic: true },
  { name: 'signup', about: 'Signing up', path: '/signup', isPublic: true },
  { name: 'home', about: 'The board', path: '/home' },
  { name: 'home-narrow', about: 'The board on a telephone', path: '/home', width: 390 },
  { name: 'home-past', about: 'The board as of yesterday', path: yesterday('/home') },
  { name: 'home-lanes', about: 'The board in swimlanes', path: '/home?lanes=person' },
  { name: 'home-grids', about: 'The board with grids', path: '/home?grids=late,special' },
  { name: 'record', about: 'A record over the board', path: over('/home/record') },
  { name: 'record-notes', about: 'The activity of a record', path: over('/home/record', '?panel=activity') },
  { name: 'add-record', about: 'Adding a record', path: '/home?add=task' },
  { name: 'palette', about: 'Search and commands', path: '/home', press: 'Control+k' },
  { name: 'keys', about: 'The sheet of keys', path: '/home', press: '?' },
  { name: 'map', about: 'Map', path: '/map' },
  { name: 'planner', about: 'Planner', path: '/planner' },
  { name: 'delegate', about: 'Delegate', path: '/delegate' },
  { name: 'configure', about: 'Configure', path: '/home/configure' },
  { name: 'comms', about: 'Comms', path: '/comms' },
  { name: 'comms-breaches', about: 'Comms, the breaches', path: '/comms?box=BREACHES' },
  { name: 'contacts', about: 'Contacts', path: '/contacts' },
  { name: 'panels', about: 'The procedure panels of a record', path: over('/home/panel/sop') },
  { name: 'mydashboard', about: 'Today', path: '/mydashboard' },
  { name: 'dashboard', about: 'Team', path: '/dashboard' },
  { name: 'mytasks', about: 'My tasks', path: '/mytasks' },
  { name: 'myteam', about: 'My team', path: '/myteam' },
  { name: 'mycalendar', about: 'Calendar', path: '/mycalendar' },
  { name: 'mydocuments', about: 'My documents', path: '/mydocuments' },
  { name: 'mynotifications', about: 'My notifications', path: '/mynotifications' },
  { name: 'mysettings', about: 'My settings', path: '/mysettings' },
  { name: 'myreports', about: 'My reports', path: '/myreports' },
  { name: 'myreports-metrics', about: 'My reports of metrics', path: '/myreports/metrics' },
  { name: 'report', about: 'A report of metrics', path: report() },
  { name: 'report-edit', about: 'Editing a report', path: report('/edit') },
  { name: 'myanalytics', about: 'My analytics', path: '/myanalytics' },
  { name: 'myprofile', about: 'My profile', path: '/myprofile' },
  { name: 'activerecords', about: 'Every action record', path: '/activerecords' },
  { name: 'tasks', about: 'The catalogue of tasks', path: '/tasks' },
  { name: 'tasks-records', about: 'Tasks in use', path: '/tasks/records' },
  { name: 'tasks-routines', about: 'Routines', path: '/tasks/routines' },
  { name: 'tasks-checklists', about: 'Checklists', path: '/tasks/checklists' },
  { name: 'tasks-sops', about: 'Standard operating procedures', path: '/tasks/sops' },
  { name: 'tasks-studies', about: 'Time studies', path: '/tasks/studies' },
  { name: 'tours', about: 'Tours', path: '/actonTourSettings' },
  { name: 'tours-runs', about: 'Runs of tours', path: '/actonTourSettings/runs?mine=1' },
  { name: 'tour-run', about: 'A run of a tour', path: first('/actonTourSettings/run', 'tourRuns') },
  { name: 'responses', about: 'Responses', path: '/responses' },
  { name: 'organizations', about: 'Organizations', path: '/organizations' },
  { name: 'organization', about: 'An organization', path: organization('') },
  { name: 'organization-places', about: 'Its places', path: organization('/places') },
  { name: 'vehicle', about: 'A vehicle', path: vehicle },
  { name: 'createorganization', about: 'Creating an organization', path: '/createorganization' },
  { name: 'organization-metrics', about: 'Its metrics, breaches and cadence', path: organization('/metrics') },
  { name: 'organization-practices', about: 'Its best practices', path: organization('/practices') },
  { name: 'organization-integrations', about: 'Its integrations', path: organization('/integrations') },
  {
    name: 'organization-integrations-narrow',
    about: 'Its integrations on a telephone',
    path: organization('/integrations'),
    width: 390,
  },
  { name: 'webhook-log', about: 'The deliveries of a webhook', path: webhookLog },
  {
    name: 'import-new',
    about: 'Importing a file',
    path: async (ask) => `/imports/new?organization=${(await organization('')(ask)).split('/').at(-1)}&kind=LOCATIONS`,
  },
  { name: 'import-review', about: 'What an import would change', path: imported('COMPARED') },
  { name: 'import-result', about: 'What an import has changed', path: imported('DONE') },
  { name: 'api-docs', about: 'The legacy paths explained', path: '/api/docs' },
  { name: 'metricslibrary', about: 'The library of metrics', path: '/metricslibrary' },
  { name: 'metric', about: 'A metric', path: metric() },
  { name: 'benchmark', about: 'Benchmarks', path: '/benchmark' },
  { name: 'benchmark-detail', about: 'A benchmark', path: benchmark('/benchmark') },
  { name: 'benckmarkConfiglist', about: 'The list of benchmarks', path: '/benckmarkConfiglist' },
  { name: 'benchmarkConfig', about: 'Editing a benchmark', path: benchmark('/benchmarkConfig') },
  { name: 'breach', about: 'The record that a breach opened', path: breach },
  { name: 'bestpractices', about: 'Best practices', path: '/bestpractices' },
  { name: 'deptrole', about: 'Departments and roles', path: '/deptrole' },
  { name: 'assignusergroup', about: 'Assigning people', path: '/assignusergroup' },
  { name: 'userorgassocoation', about: 'Requests to join', path: '/userorgassocoation' },
  { name: 'manageroles', about: 'The role matrix', path: '/config/manageroles' },
  { name: 'kit', about: 'Every part of a screen', path: '/kit', isPublic: true, isKit: true },
  { name: 'kit-narrow', about: 'Every part on a telephone', path: '/kit', isPublic: true, isKit: true, width: 390 },
]
