import { isUuid, parseGlobalId } from '../node.ts'

/** The uuid in a global id of a type; undefined of any other. */
export function uuidIn(type: string, id: string): string | undefined {
  const parsed = parseGlobalId(id)
  return parsed?.type === type && isUuid(parsed.name) ? parsed.name : undefined
}
