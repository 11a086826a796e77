// What the cells of a portion name: organizations, departments, groups, people and the like, as it is read and found.
import type { Context } from '../../kernel/context.ts'
import { foldName, NameIndex, onlyOne, type Found } from './nameIndex.ts'
import {
  readNamed,
  type Home,
  type KnownOrganization,
  type Named,
  type NamedRow,
  type NamedRows,
  type Within,
} from './readNamed.ts'
import * as t from './__generated__/messages.ts'

export class Names {
  private readonly context: Context
  private readonly home: Home
  private readonly known: { [Kind in Named]: NameIndex<NamedRows[Kind]> } = {
    organization: new NameIndex(),
    department: new NameIndex(),
    group: new NameIndex(),
    jobRole: new NameIndex(),
    location: new NameIndex(),
    vehicle: new NameIndex(),
    taskItem: new NameIndex(),
    person: new NameIndex(),
  }

  constructor(context: Context, home: Home) {
    this.context = context
    this.home = home
  }

  /** Looks up what is named, one statement a kind. */
  async learn(wanted: ReadonlyMap<Named, ReadonlySet<string>>): Promise<void> {
    for (const [kind, names] of wanted) if (names.size) await this.learnKind(kind, [...names])
  }

  private async learnKind<Kind extends Named>(kind: Kind, names: string[]): Promise<void> {
    for (const [row, ...called] of await readNamed[kind](this.context, this.home, names))
      this.known[kind].add(row, ...called)
  }

  organization(name: string): Found<KnownOrganization> {
    return onlyOne(this.known.organization.get(name), t.noOrganization({ name }), t.severalOrganizations({ name }))
  }

  department(name: string): Found<NamedRow> {
    return onlyOne(this.known.department.get(name), t.noDepartment({ name }), t.severalDepartments({ name }))
  }

  /** A group, of a department where one is named. */
  group(name: string, department?: string): Found<Within> {
    const all = this.known.group.get(name)
    const of = department
      ? all.filter((row) => [row.within, foldName(row.withinName)].includes(foldName(department)))
      : all
    return onlyOne(of, department ? t.noGroupIn({ name, department }) : t.noGroup({ name }), t.severalGroups({ name }))
  }

  jobRole(name: string): Found<NamedRow> {
    return onlyOne(this.known.jobRole.get(name), t.noJobRole({ name }), t.severalJobRoles({ name }))
  }

  /** One of the organization itself before others of the same name. */
  private ownFirst(kind: 'location' | 'vehicle', name: string, at: { id: string } | null): Within[] {
    const all = this.known[kind].get(name)
    const own = all.filter(({ within }) => within === at?.id)
    return own.length ? own : all
  }

  location(name: string, at: { id: string } | null): Found<Within> {
    return onlyOne(this.ownFirst('location', name, at), t.noLocation({ name }), t.severalLocations({ name }))
  }

  vehicle(name: string, at: { id: string } | null): Found<Within> {
    return onlyOne(this.ownFirst('vehicle', name, at), t.noVehicle({ name }), t.severalVehicles({ name }))
  }

  taskItem(name: string, majorTask?: string): Found<Within> {
    const all = this.known.taskItem.get(name)
    const of = majorTask ? all.filter((row) => foldName(row.withinName) === foldName(majorTask)) : all
    return onlyOne(
      of,
      majorTask ? t.noTaskItemIn({ name, majorTask }) : t.noTaskItem({ name }),
      t.severalTaskItems({ name }),
    )
  }

  person(name: string): Found<NamedRow> {
    return onlyOne(this.known.person.get(name), t.noPerson({ name }), t.severalPeople({ name }))
  }
}
