// Global ids where an address or a person gives something else: links of older clients have the uuid of a row.
import { isUuid } from './knownNames.ts'

/** The id of a node of a type in an address, which may have its uuid. */
export const idIn = (type: string, text: string): string =>
  isUuid(text) ? btoa(`${type}:${text.toLowerCase()}`) : text

/** The uuid in a global id, for what legacy clients ask for. */
export const uuidIn = (id: string): string => atob(id).split(':')[1]!.split('@')[0]!

/** The instant in the id of what was; undefined of what is. */
export const asOfId = (id: string): string | undefined => /@(.+)$/.exec(atob(id))?.[1]
