/** The HTTP status of an error by its code, at every door. */
export const errorStatus = {
  ADDRESS: 400,
  BAD_REQUEST: 400,
  GZIP: 400,
  JSON: 400,
  SIGN_IN: 401,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  PERSISTED_OPERATION_NOT_FOUND: 404,
  METHOD: 405,
  CHECKLIST_OPEN: 409,
  CONFLICT: 409,
  INVALID_TRANSITION: 409,
  TOO_LARGE: 413,
  MEDIA_TYPE: 415,
  VALIDATION: 422,
  RATE_LIMIT: 429,
  INTERNAL: 500,
  BUSY: 503,
  DRAINING: 503,
  TIMEOUT: 503,
  UNAVAILABLE: 503,
} as const

export type ErrorCode = keyof typeof errorStatus
