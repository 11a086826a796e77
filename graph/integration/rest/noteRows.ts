// The legacy paths of notes.
import { z } from 'zod'
import type { LegacyNote } from './__generated__/documents.ts'
import { failure } from './errorFragments.ts'
import { numberOf, page, textOf } from './fields.ts'
import { orNotFound, row, type RestRow } from './rest.ts'
import { number, pageParameters } from './shapes/parts.ts'
import { note } from './shapes/records.ts'
import { the } from '../../kernel/noun.ts'

const fields = 'fragment LegacyNote on Note { internalID text createdAt author { name } }'

const toRow = ({ internalID, text, createdAt, author }: LegacyNote) => ({
  note_id: internalID,
  note: text,
  author: author.name,
  created_at: createdAt,
})

export const noteRows: RestRow[] = [
  row({
    method: 'GET',
    path: '/api/tasks/tasks_record_notes',
    summary: 'Lists the notes of an action record, the latest first.',
    policy: 'records.see',
    parameters: { task_record_id: number, ...pageParameters },
    request: null,
    response: z.array(note),
    errors: [404],
    document: `query ($number: Int!, $limit: Int!, $offset: Int!) {
      record: legacyAction(internalID: $number) { legacyNotes(limit: $limit, offset: $offset) { ...LegacyNote } }
    } ${fields}`,
    variables: (request) => ({
      ...page(request),
      number: numberOf('task_record_id', request.query.get('task_record_id')),
    }),
    body: ({ record }) => orNotFound(record, the('Action')).legacyNotes.map(toRow),
    example: { as: 'admin@demo.test', query: 'task_record_id=1001' },
  }),
  row({
    method: 'POST',
    path: '/api/tasks/tasks_record_notes',
    summary: 'Adds a note to an action record.',
    policy: 'collaborate',
    parameters: {},
    request: z.object({ task_record_id: number, note: z.string().min(1) }),
    response: note,
    errors: [403, 404],
    document: `mutation ($input: AddNoteInput!) {
      result: addNote(input: $input) {
        ...FailureFields
        ... on AddNoteSuccess { note { ...LegacyNote } }
      }
    } ${failure} ${fields}`,
    variables: ({ body, idempotencyKey }) => ({
      input: {
        internalID: numberOf('task_record_id', body.task_record_id),
        text: textOf('note', body.note),
        idempotencyKey,
      },
    }),
    body: ({ result }) => toRow(result.note),
    example: {
      as: 'admin@demo.test',
      body: { task_record_id: 1001, note: 'Driver called: the trailer is at dock 4.' },
    },
  }),
]
