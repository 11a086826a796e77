// What a document asks of the errors of the graph.

export const failure =
  'fragment FailureFields on Error { __typename code message ... on ValidationError { fields { path message } } }'

export const conflict = 'fragment ConflictFields on ConflictError { differences { field yours current } }'

export const rateLimit = 'fragment RateLimitFields on RateLimitError { retryAfter }'
