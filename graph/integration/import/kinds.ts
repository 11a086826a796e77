import type { Kind, KindName } from './importedKind.ts'
import { locations } from './kinds/locations.ts'
import { organizations } from './kinds/organizations.ts'
import { records } from './kinds/records.ts'
import { tasks } from './kinds/tasks.ts'
import { users } from './kinds/users.ts'

/** All that can be imported, in the order in which one needs the other. */
export const kinds: readonly Kind[] = [organizations, locations, users, tasks, records]

export const kindNamed = (name: KindName): Kind => kinds.find(({ kind }) => kind === name)!
