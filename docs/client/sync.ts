// Keeps a copy of libraries in step: OPSGRAPH=… OPSGRAPH_TOKEN=… COPY=copy.json run with any runner of TypeScript.
import fs from 'node:fs'

/** What is copied: by its type, the list that has all of it, and the fields. */
const copied = {
  Checklist: { list: 'checklists', fields: 'name description status' },
  DirectoryContact: { list: 'directoryContacts', fields: 'name phone' },
  Sop: { list: 'sops', fields: 'name description' },
}
const types = Object.keys(copied)
const fragments = Object.entries(copied).map(([type, { fields }]) => `... on ${type} { ${fields} }`)
const following = `query ($types: [String!], $after: Cursor) {
  page: changes(types: $types, after: $after, first: 100) {
    nodes { id node { id ${fragments.join(' ')} } } pageInfo { hasNextPage endCursor } } }`
type Node = { id: string; node?: Node | null }
type Page = { nodes: Node[]; pageInfo: { hasNextPage: boolean; endCursor: string } }
type State = { cursor: string; copy: Record<string, Node> }
const { OPSGRAPH = 'http://localhost:4000', OPSGRAPH_TOKEN = '', COPY = 'copy.json' } = process.env
const headers = { authorization: `Bearer ${OPSGRAPH_TOKEN}`, 'content-type': 'application/json' }
const pause = (seconds: number) => new Promise((ready) => setTimeout(ready, seconds * 1000))

/** A page, asked for again while the server restarts or is busy; undefined where the cursor is too old. */
async function ask(query: string, variables: object): Promise<Page | undefined> {
  for (;;) {
    const body = JSON.stringify({ query, variables })
    const response = await fetch(`${OPSGRAPH}/graphql`, { method: 'POST', headers, body }).catch(() => null)
    const isAnswer = response && response.status < 500 && response.status !== 429
    const answer = isAnswer ? await response.json().catch(() => null) : null
    if (answer?.data?.page) return answer.data.page
    if (answer?.errors?.[0].extensions?.code === 'CURSOR_EXPIRED') return undefined
    if (answer) throw new Error(answer.errors?.[0].message)
    await pause(Number(response?.headers.get('retry-after') ?? 1))
  }
}

/** First the position, then the lists: what changes meanwhile is told behind the position. */
async function begin(): Promise<State> {
  const copy: State['copy'] = {}
  const { endCursor: cursor } = (await ask(following, { types }))!.pageInfo
  for (const { list, fields } of Object.values(copied)) {
    const query = `query ($after: Cursor) {
      page: ${list}(first: 100, after: $after) { nodes { id ${fields} } pageInfo { hasNextPage endCursor } } }`
    for (let after: string | null = null, isMore = true; isMore;) {
      const { nodes, pageInfo }: Page = (await ask(query, { after }))!
      for (const node of nodes) copy[node.id] = node
      ;({ endCursor: after, hasNextPage: isMore } = pageInfo)
    }
  }
  return { cursor, copy }
}

for (let state: State = fs.existsSync(COPY) ? JSON.parse(fs.readFileSync(COPY, 'utf8')) : await begin(); ;) {
  const page = await ask(following, { types, after: state.cursor })
  for (const { id, node } of page?.nodes ?? [])
    if (node) state.copy[id] = node
    else delete state.copy[id]
  state = page ? { ...state, cursor: page.pageInfo.endCursor } : await begin()
  fs.writeFileSync(COPY, JSON.stringify(state))
  if (!page?.pageInfo.hasNextPage) await pause(1)
}
