// Scalars of text that say what it is. What a person enters is validated where it is used, so that what is wrong is
// told beside its field; what the database keeps is handed out as it is.
import { GraphQLError } from 'graphql'
import type { builder } from './builder.ts'

const scalars = {
  Date: ['A day of the calendar, by ISO 8601', '2026-11-23'],
  LocalTime: ['A time of the day by the clock of a place, to the minute; 24:00 is the end of the day', '14:30'],
  LocalDateTime: ['A day and a time by the clock of a place, to the minute', '2026-11-23T06:00'],
  Decimal: ['A decimal number with all its digits', '1234.5'],
  TimeZone: ['A time zone by its name in the IANA database', 'America/Denver'],
  RRule: ['A rule of RFC 5545 by which something recurs, without its start', 'FREQ=WEEKLY;BYDAY=MO,TH'],
  EmailAddress: ['An email address by RFC 5322, without a display name', 'ada@example.com'],
  URL: [
    'An address by RFC 3986; one of this server begins with a slash where its public address is not set',
    'https://example.com/hook',
  ],
  Cursor: ['A place in a list, as an edge or a page has it, from which a client reads nothing', 'YWN0aW9uc3wxMDQy'],
} as const satisfies Record<string, readonly [description: string, example: string]>

export type TextScalar = keyof typeof scalars

export const textScalars = Object.keys(scalars) as TextScalar[]

/** Declares them. */
export function addScalars(to: typeof builder) {
  for (const [name, [description, example]] of Object.entries(scalars))
    to.scalarType(name as TextScalar, {
      description: `${description}; written as ${example}.`,
      serialize: (value) => value,
      parseValue: (value) => {
        if (typeof value === 'string') return value
        throw new GraphQLError(`${name}: write text, like ${example}.`, { extensions: { code: 'VALIDATION' } })
      },
    })
}
