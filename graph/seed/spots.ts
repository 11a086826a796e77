import { catalogue, type Item } from './catalogue.ts'
import type { Company, Hand, Place } from './world.ts'

/** Which work is done where, by the people of which group, led by whom. */
export interface Spot {
  /** The place, after all those above it. */
  path: Place[]
  majorTask: string
  item: Item
  group: string
  hands: Hand[]
  lead: Hand
}

/** The people who belong to the place at the end of a path, or to one above it. */
export const peopleAt = (hands: Hand[], path: Place[]) =>
  hands.filter((hand) => path.some(({ name }) => name === hand.at))

/** Every place does the work of its departments, as far as a group of them has people there. */
export function spotsOf({ tree, hands }: Company): Spot[] {
  const work = Object.entries(catalogue).flatMap(([majorTask, items]) => items.map((item) => ({ majorTask, item })))
  return pathsBelow(tree).flatMap((path) => {
    const people = peopleAt(hands, path)
    const here = work.filter(({ item }) => path.at(-1)!.does.includes(item.department))
    return here.flatMap(({ majorTask, item }) =>
      item.groups.flatMap((group): Spot[] => {
        const ofGroup = people.filter((hand) => hand.department === item.department && hand.group === group)
        if (!ofGroup.length) return []
        return [{ path, majorTask, item, group, hands: ofGroup, lead: leadOf(item, ofGroup, people, hands[0]!) }]
      }),
    )
  })
}

/** Who gives the work out: the group's supervision, else the department's manager, else the Admin. */
const leadOf = ({ department }: Item, ofGroup: Hand[], people: Hand[], admin: Hand): Hand =>
  ofGroup.find(({ level }) => level === 'SUPERVISION') ??
  people.find((hand) => hand.level === 'TACTICAL' && hand.department === department) ??
  admin

function pathsBelow(place: Place, above: Place[] = []): Place[][] {
  const path = [...above, place]
  return [path, ...place.below.flatMap((below) => pathsBelow(below, path))]
}
