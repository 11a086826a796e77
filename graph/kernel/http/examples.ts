// What somebody who opens GraphiQL finds there: an operation a tab, each of which works as it stands for who is signed
// in.
interface Example {
  query: string
  variables?: object
}

export const examples: Example[] = [
  {
    query: `# The board: what is next, at work, on hold, escalated or delegated. Asked as you, if this browser is signed
# in to the product; else put a token below, at Headers.
query Board {
  board {
    buckets {
      label
      count { value isExact }
      actions(first: 10) {
        edges { node { id key title stateName priority { name } schedule { end } assignee { name } viewerTransitions } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}
`,
  },
  {
    query: `# Action records by a filter, the most urgent first; its count, and a window of its rows.
query Records($filter: ActionFilter) {
  actionGrid(filter: $filter, orderBy: { field: PRIORITY }) {
    count
    rows(first: 20) { nodes { key title stateName organization { name } assignee { name } } }
  }
}
`,
    variables: { filter: { isOpen: true } },
  },
  {
    query: `# A move. The answer is the record, or a typed error that says why not. The same idempotencyKey gets the same answer.
mutation Start($input: StartActionInput!) {
  startAction(input: $input) {
    __typename
    ... on StartActionSuccess { action { key stateName version } }
    ... on Error { code message }
    ... on InvalidTransitionError { allowed }
    ... on ConflictError { differences { field yours current } }
  }
}
`,
    variables: { input: { id: 'an id from the board', idempotencyKey: 'start-1' } },
  },
  {
    query: `# What changes on the board from now on, as server-sent events.
subscription Changes {
  boardChanged { action { key title stateName } }
}
`,
  },
  {
    query: `# The library of metrics.
query Metrics {
  metrics(first: 20) {
    edges { node { id key name unit formula targetThreshold alertIf requiredDataPoints { name unit } } }
  }
}
`,
  },
  {
    query: `# A list as a file: fetch the url within five minutes.
mutation Export($input: CreateExportInput!) {
  createExport(input: $input) {
    __typename
    ... on CreateExportSuccess { url expiresAt }
    ... on Error { code message }
    ... on ValidationError { fields { path message } }
  }
}
`,
    variables: { input: { list: 'ROUTINES', format: 'CSV', arguments: { search: '' } } },
  },
]
