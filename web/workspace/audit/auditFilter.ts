// What the audit log is narrowed to, as it stands in the address.
import { auditNouns } from './auditNouns.ts'

const day = /^\d{4}-\d\d-\d\d$/

function dayIn(value: string | null): string | null {
  const time = value && day.test(value) ? Date.parse(value) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value!) ? value : null
}

const isNoun = (value: string | null): value is keyof typeof auditNouns =>
  value !== null && Object.hasOwn(auditNouns, value)

/** The filter in an address; what is malformed there narrows nothing. */
export function filterIn(search: URLSearchParams) {
  const noun = search.get('noun')
  const who = search.get('who')
  const [from, to] = [dayIn(search.get('from')), dayIn(search.get('to'))]
  return {
    filter: {
      noun: isNoun(noun) ? { eq: noun } : null,
      actor: who ? { eq: who } : null,
      day: from || to ? { gte: from, lte: to } : null,
    },
    includeBelow: search.get('below') !== 'no',
  }
}
