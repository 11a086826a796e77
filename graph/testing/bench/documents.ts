// What the bench asks for, on both sides.

export const boardDocument = `{
  board {
    buckets {
      name
      count { value isExact }
      actions(first: 50) {
        edges {
          cursor
          node {
            id key title isScheduled statusReason serviceTimeMins schedule { end } version
            organization { name } group { name } taskItem { name majorTask { name } } assignee { name } creator { name }
          }
        }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`

export const nodeDocument = `query ($id: ID!) {
  node(id: $id) {
    ... on Action {
      id key title description isScheduled statusReason serviceTimeMins schedule { start end } version
      organization { name } group { name } taskItem { name majorTask { name } } assignee { name } creator { name }
    }
  }
}`

export const transitionDocument = `mutation ($input: ReprioritizeActionInput!) {
  reprioritizeAction(input: $input) {
    ... on ReprioritizeActionSuccess {
      action { id key title isScheduled version organization { name } assignee { name } }
    }
  }
}`
