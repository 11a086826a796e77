// What requests are counted by: the door, and the operation where its name is one of ours.
import type { ServerResponse } from 'node:http'
import type { Client } from '../context.ts'
import { counter, histogram } from './registry.ts'

const requests = counter('opsgraph_requests_total', 'Answered requests, by door, operation and status.', [
  'door',
  'operation',
  'status',
])

const durations = histogram(
  'opsgraph_request_duration_seconds',
  'How long requests took until their answer was sent; event streams are left out.',
  ['door', 'operation'],
)

const errors = counter('opsgraph_operation_errors_total', 'Errors in answers of /graphql, by their code.', [
  'operation',
  'code',
])

/** Counts a request that has been answered. */
export function countRequest({ door = 'none', operation = '' }: Client, res: ServerResponse, milliseconds: number) {
  requests.of(door, operation, String(res.statusCode)).add()
  if (door !== 'streams') durations.of(door, operation).observe(milliseconds / 1000)
}

/** Counts what went wrong in an operation, though it was answered. */
export const countError = ({ operation = '' }: Client, code: string) => errors.of(operation, code).add()
